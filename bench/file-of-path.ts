import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ByteSource, ImportFile } from '#domain/import/files/index.ts';

/** Opens a file of the disk as one that the user chose. */
export async function fileOfPath(path: string): Promise<ImportFile> {
  const handle = await open(path);
  const { size } = await handle.stat();
  const source: ByteSource = {
    size,
    read: async (from, to) => {
      const bytes = new Uint8Array(to - from);
      await handle.read(bytes, 0, bytes.length, from);
      return bytes;
    },
  };
  return {
    path: basename(path),
    size,
    modifiedAt: null,
    source,
    chunks: async function* () {
      yield source.read(0, size);
    },
  };
}
