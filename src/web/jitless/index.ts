import { z } from 'zod';

/**
 * zod would try `eval`, which the page's content security policy forbids. The setting must precede every schema, so
 * this module is the first import of each separately loaded chunk that reads the document.
 */
z.config({ jitless: true });
