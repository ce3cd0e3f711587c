import { z } from 'zod/mini';
import { mark, sequence } from './fields.ts';

/**
 * Hub to device, in answer to the hello of a device that has nothing: the chunks to download over HTTP. A device that has
 * them all says hello again, with the snapshot's number as its cursor.
 */
export const snapshot = z.object({
  /** The sequence number at which the snapshot was made. */
  sequence,
  /** The mark of the commit at that number. */
  mark: z.nullable(mark),
  /** In the order in which a device stores them: all heads before the first rests, newest records first. */
  chunks: z.array(
    z.object({
      /** The name under which heads refer to it. */
      id: sequence,
      kind: z.enum(['heads', 'rests']),
      /** Bytes, and their CRC-32C. */
      size: sequence,
      sum: sequence,
    }),
  ),
});

export type Snapshot = z.infer<typeof snapshot>;
