import { z } from 'zod';
import { bytes, mark, sequence } from './fields.ts';

/**
 * Hub to device: everything in (after, upto] that this connection did not push itself. Taken only where `after` is at
 * or below the device's cursor.
 */
export const changes = z.object({
  after: sequence,
  upto: sequence,
  /** The mark of the commit at `upto`. */
  mark: mark.nullable(),
  /** Bundles as `encodeChanges` made them … */
  entries: z.array(bytes),
  /** … or, where that is shorter, the same list encoded and compressed by gzip. */
  packed: bytes.optional(),
});

export type Changes = z.infer<typeof changes>;
