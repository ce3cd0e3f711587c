import { z } from 'zod/mini';
import { bytes, bytesOf16, stamp } from './fields.ts';

/** Device to hub: append these changes atomically. */
export const push = z.object({
  /** 128 random bits that identify exactly these bytes. */
  id: bytesOf16,
  /** The changes, encoded by `encodeChanges`. */
  changes: bytes,
  /** For each leaf of each change, the stamp that it replaces, or null if there was none. */
  replaced: z.array(z.array(z.nullable(stamp))),
  /**
   * Whether this is a backfill: changes that the hub of another lineage lacks. They keep their old stamps and are
   * exempt from rate limits.
   */
  offer: z.optional(z.boolean()),
});

export type Push = z.infer<typeof push>;
