import { z } from 'zod/mini';
import { mark, sequence } from './fields.ts';

/** Device to hub, the first message: the state of this device. */
export const hello = z.object({
  /** The database's epoch as the device last knew it; null before its first sync. */
  epoch: z.nullable(z.string().check(z.maxLength(64))),
  /** The device has the log up to this number; null until its first sync is complete. */
  cursor: z.nullable(sequence),
  /** The commit id at the cursor. */
  mark: z.nullable(mark),
  replica: z.string().check(z.length(8)),
});

export type Hello = z.infer<typeof hello>;
