import { z } from 'zod/mini';
import { mark, sequence } from './fields.ts';

/**
 * Hub to device, in answer to the hello of a device without data: the chunks to download over HTTP. Once it has them
 * all, the device says hello again with the snapshot's number as its cursor.
 */
export const snapshot = z.object({
  /** The sequence number at which the snapshot was built. */
  sequence,
  /** The commit id at that number. */
  mark: z.nullable(mark),
  /** In the order in which a device stores them: all summaries before the first contents, newest records first. */
  chunks: z.array(
    z.object({
      /** The id by which summaries refer to the chunk. */
      id: sequence,
      kind: z.enum(['heads', 'rests']),
      /** The number of bytes, and their CRC-32C. */
      size: sequence,
      sum: sequence,
    }),
  ),
});

export type Snapshot = z.infer<typeof snapshot>;

/** The name of a chunk: its id and the CRC-32C of its bytes. A name always identifies the same bytes. */
export interface ChunkName {
  readonly id: number;
  readonly sum: number;
}

/** Prints a chunk's name as in its URL: `12-3f2a9b01`. */
export function printChunkName({ id, sum }: ChunkName): string {
  return `${id}-${sum.toString(16).padStart(8, '0')}`;
}

/** Parses a printed name, or returns null if it is invalid. */
export function parseChunkName(text: string): ChunkName | null {
  const [, id, sum] = /^(\d{1,15})-([\da-f]{8})$/.exec(text) ?? [];
  return id === undefined || sum === undefined ? null : { id: Number(id), sum: Number.parseInt(sum, 16) };
}
