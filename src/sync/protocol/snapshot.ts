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

/** What a chunk is asked for by: its id and the CRC-32C of its bytes, which together name it for good. */
export interface ChunkName {
  readonly id: number;
  readonly sum: number;
}

/** Prints a chunk's name as it stands in its address: `12-3f2a9b01`. */
export function printChunkName({ id, sum }: ChunkName): string {
  return `${id}-${sum.toString(16).padStart(8, '0')}`;
}

/** Reads a printed name; null where the text is none. */
export function parseChunkName(text: string): ChunkName | null {
  const [, id, sum] = /^(\d{1,15})-([\da-f]{8})$/.exec(text) ?? [];
  return id === undefined || sum === undefined ? null : { id: Number(id), sum: Number.parseInt(sum, 16) };
}
