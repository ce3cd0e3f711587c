import { z } from 'zod/mini';
import { mark, sequence } from './fields.ts';

/** Device to hub, first of all: where this device stands. */
export const hello = z.object({
  /** The database's epoch when the device last heard of it; null before its first sync. */
  epoch: z.nullable(z.string().check(z.maxLength(64))),
  /** The device has the log up to here; null until its first sync ended. */
  cursor: z.nullable(sequence),
  /** The mark of the commit at the cursor. */
  mark: z.nullable(mark),
  replica: z.string().check(z.length(8)),
});

export type Hello = z.infer<typeof hello>;
