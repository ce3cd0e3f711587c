import type { Instant } from '../../kernel/index.ts';
import type { ImportFile } from '../files/index.ts';

/** Creates a file from bytes that were embedded in another file. */
export function memoryFile(path: string, bytes: Uint8Array, modifiedAt: Instant | null = null): ImportFile {
  return {
    path,
    size: bytes.length,
    modifiedAt,
    source: { size: bytes.length, read: async (from, to) => bytes.slice(from, to) },
    async *chunks() {
      if (bytes.length > 0) yield bytes;
    },
  };
}
