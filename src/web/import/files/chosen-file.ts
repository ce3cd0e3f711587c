import type { ImportFile } from '#domain/import/files/index.ts';
import { readInBlocks } from './read-in-blocks.ts';

/** A file that the user chose, with its path below what was chosen: a folder, or a drop of several items. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** Bytes read at once from a file of the disk. */
const sliceBytes = 1024 * 1024;

/** Returns a chosen file as the sources read it. Only the slices that are asked for are in memory. */
export function importFileOf({ path, file }: ChosenFile): ImportFile {
  const source = readInBlocks(file);
  return {
    path,
    size: file.size,
    modifiedAt: file.lastModified > 0 ? file.lastModified : null,
    source,
    chunks: async function* () {
      for (let from = 0; from < file.size; from += sliceBytes)
        yield await source.read(from, Math.min(from + sliceBytes, file.size));
    },
  };
}
