import { z } from 'zod';

/**
 * The page's policy forbids `eval`, and zod would try it; set before any schema is made: it is the first import of each
 * part that is loaded by itself and reads the document.
 */
z.config({ jitless: true });
