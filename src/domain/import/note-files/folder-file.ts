import type { FileDraft } from '../draft/index.ts';
import { fileName, type ImportFile } from '../files/index.ts';

/** A file in the folder that holds all notes. */
export interface FolderFile {
  readonly file: ImportFile;
  /** Below that folder, so that it does not matter how much of the tree the user chose. */
  readonly path: string;
  /** The path, unless several chosen files have the same. */
  readonly sourceId: string;
}

/**
 * Returns the files with their paths below a folder.
 *
 * @param root the folder, which contains all files; empty for the top
 */
export function folderFiles(files: readonly ImportFile[], root = ''): readonly FolderFile[] {
  const usesByPath = new Map<string, number>();
  return files.map((file) => {
    // Archives of macOS contain decomposed names.
    const path = (root === '' ? file.path : file.path.slice(root.length + 1)).normalize('NFC');
    const uses = (usesByPath.get(path) ?? 0) + 1;
    usesByPath.set(path, uses);
    return { file, path, sourceId: uses === 1 ? path : `${path} (${uses})` };
  });
}

export function fileDraft({ file, path, sourceId }: FolderFile): FileDraft {
  return { kind: 'file', sourceId, origin: file.path, name: fileName(path), mime: null, file };
}

/** Returns whether a file belongs to an operating system or an app rather than to the user: hidden files and folders. */
export function isSystemFile(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') || systemNames.has(name.toLowerCase()));
}

const systemNames = new Set(['__macosx', 'thumbs.db', 'desktop.ini', 'icon\r']);
