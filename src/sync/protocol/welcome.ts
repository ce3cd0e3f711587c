import { z } from 'zod/mini';
import { sequence, stamp } from './fields.ts';

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
