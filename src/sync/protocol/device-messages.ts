import { z } from 'zod/mini';
import { bytes, bytesOf16, mark, recordKeyText, sequence, stamp } from './fields.ts';

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

/** Device to hub: send these records again in full, because they failed the checksum or are missing. */
export const fetch = z.object({ keys: z.array(recordKeyText).check(z.maxLength(100)) });

export type Fetch = z.infer<typeof fetch>;

/** Hub to device or device to hub: a liveness check. The hub answers a ping with a ping. */
export const ping = z.object({});

export type Ping = z.infer<typeof ping>;
