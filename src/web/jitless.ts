import { z } from 'zod';

/** The page's policy forbids `eval`, and zod would try it; set before any schema is made. */
z.config({ jitless: true });
