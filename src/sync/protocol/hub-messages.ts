import { z } from 'zod/mini';
import { bytes, bytesOf16, mark, recordKeyText, sequence, stamp } from './fields.ts';

/** Hub to device, the answer to `hello`. */
export const welcome = z.object({
  epoch: z.string().check(z.maxLength(64)),
  /** UTC milliseconds on the hub's clock. The device computes its clock offset from it. */
  time: z.number(),
  head: sequence,
  /** The highest stamp in this document. */
  highest: z.nullable(stamp),
  /**
   * `other`: the device is not of the hub's lineage. It downloads everything first and then backfills what the hub
   * lacks.
   */
  history: z.enum(['same', 'other']),
});

export type Welcome = z.infer<typeof welcome>;

/** Hub to device: these pushes are on disk, the last of them with the number `upto`. An ack never moves the cursor. */
export const ack = z.object({ ids: z.array(bytesOf16), upto: sequence });

export type Ack = z.infer<typeof ack>;

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

/**
 * Hub to every device of a user: this body builds on parts that the hub never received; send what you have beyond
 * `vector`.
 */
export const want = z.object({ key: recordKeyText, vector: bytes });

export type Want = z.infer<typeof want>;
