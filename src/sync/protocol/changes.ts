import { z } from 'zod/mini';
import { bytes, mark, sequence } from './fields.ts';

/**
 * Hub to device: everything in (after, upto] that this connection did not push itself. Taken only where `after` is at
 * or below the device's cursor.
 */
export const changes = z.object({
  after: sequence,
  upto: sequence,
  /** The mark of the commit at `upto`. */
  mark: z.nullable(mark),
  /** Bundles as `encodeChanges` made them … */
  entries: z.array(bytes),
  /** … or, where that is shorter, all of them as `packChanges` makes them, compressed by gzip. */
  packed: z.optional(bytes),
});

export type Changes = z.infer<typeof changes>;
