import { z } from 'zod';

/**
 * The page's content security policy forbids `eval`, which zod would try. This must be set before any schema is
 * created, so it is the first import of every separately loaded chunk that reads the document.
 */
z.config({ jitless: true });
