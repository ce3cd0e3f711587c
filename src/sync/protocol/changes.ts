import { z } from 'zod/mini';
import { bytes, mark, sequence } from './fields.ts';

/**
 * Hub to device: everything in (after, upto] that this connection did not push itself. A device applies it only if
 * `after` is at or below its cursor.
 */
export const changes = z.object({
  after: sequence,
  upto: sequence,
  /** The commit id at `upto`. */
  mark: z.nullable(mark),
  /** Payloads encoded by `encodeChanges`. */
  entries: z.array(bytes),
  /** All changes encoded by `packChanges` and compressed with gzip, if that is shorter. `entries` is then empty. */
  packed: z.optional(bytes),
});

export type Changes = z.infer<typeof changes>;
