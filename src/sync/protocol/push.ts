import { z } from 'zod/mini';
import { bytes, bytesOf16, stamp } from './fields.ts';

/** Device to hub: changes to be appended whole or not at all. */
export const push = z.object({
  /** 128 random bits for exactly these bytes. */
  id: bytesOf16,
  /** `encodeChanges` of the changes. */
  changes: bytes,
  /** Change by change, leaf by leaf: the stamp that the leaf replaces, null where there was none. */
  replaced: z.array(z.array(z.nullable(stamp))),
  /** The device's part of a difference between two histories: old stamps, not counted against rates. */
  offer: z.optional(z.boolean()),
});

export type Push = z.infer<typeof push>;
