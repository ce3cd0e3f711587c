import { z } from 'zod';
import { mark, sequence } from './fields.ts';

/** Device to hub, first of all: where this device stands. */
export const hello = z.object({
  /** The database's epoch when the device last heard of it; null before its first sync. */
  epoch: z.string().max(64).nullable(),
  /** The device has the log up to here; null until its first sync ended. */
  cursor: sequence.nullable(),
  /** The mark of the commit at the cursor. */
  mark: mark.nullable(),
  replica: z.string().length(8),
  /** How far a first sync has come that was cut off. */
  pages: z.object({ generation: sequence, next: sequence, offset: sequence }).nullable(),
});

export type Hello = z.infer<typeof hello>;
