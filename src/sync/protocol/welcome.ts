import { z } from 'zod/mini';
import { sequence, stamp } from './fields.ts';

/** Hub to device, the answer to `hello`. */
export const welcome = z.object({
  epoch: z.string().check(z.maxLength(64)),
  /** UTC milliseconds on the hub's clock; the device takes its clock's offset from it. */
  time: z.number(),
  head: sequence,
  /** The highest stamp that this document holds. */
  highest: z.nullable(stamp),
  /** `other`: the device's past is not this hub's. It takes everything first, then offers what it has more. */
  history: z.enum(['same', 'other']),
});

export type Welcome = z.infer<typeof welcome>;
