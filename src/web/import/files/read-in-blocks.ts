import type { ByteSource } from '#domain/import/files/index.ts';

const blockBytes = 256 * 1024;
const keptBlocks = 16;

/**
 * Reads a file of the disk in blocks and keeps the last ones. Each read of a file takes a browser about a millisecond,
 * however short it is, and an archive has several short parts for each of its entries.
 */
export function readInBlocks(file: Blob): ByteSource {
  const blocks = new Map<number, Promise<Uint8Array>>();
  const block = (at: number): Promise<Uint8Array> => {
    const known = blocks.get(at) ?? bytesOf(file, at * blockBytes, (at + 1) * blockBytes);
    blocks.delete(at);
    blocks.set(at, known); // the last one used is the last one in the map
    known.catch(() => blocks.delete(at));
    for (const oldest of blocks.keys()) if (blocks.size > keptBlocks) blocks.delete(oldest);
    return known;
  };
  return {
    size: file.size,
    read: async (from, to) => {
      if (to - from >= blockBytes) return bytesOf(file, from, to);
      const first = Math.floor(from / blockBytes);
      const start = (await block(first)).subarray(from - first * blockBytes, to - first * blockBytes);
      if (start.length === to - from || to <= (first + 1) * blockBytes) return start;
      const rest = (await block(first + 1)).subarray(0, to - (first + 1) * blockBytes);
      const joined = new Uint8Array(start.length + rest.length);
      joined.set(start);
      joined.set(rest, start.length);
      return joined;
    },
  };
}

async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
