import type { ChosenFile } from './chosen-file.ts';

/**
 * Lists the files of a drop, with those in folders and their paths. Must be called in the task of the event, after which
 * the browser forgets what was dropped.
 */
export function filesOfDrop({ items }: DataTransfer): Promise<readonly ChosenFile[]> {
  const found = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = entry === null && item.kind === 'file' ? item.getAsFile() : null;
    return entry ?? file ?? [];
  });
  return listed(found);
}

/** Returns the files of a field, with their paths if it was for a folder. */
export function filesOfField(files: Iterable<File>): readonly ChosenFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}

async function listed(found: readonly (FileSystemEntry | File)[]): Promise<readonly ChosenFile[]> {
  const files: ChosenFile[] = [];
  for (const each of found) {
    if (each instanceof File) files.push({ path: each.name, file: each });
    else for await (const file of filesIn(each)) files.push(file);
  }
  return files;
}

/** Walks through a folder without recursion, which its depth could exhaust. */
async function* filesIn(root: FileSystemEntry): AsyncGenerator<ChosenFile> {
  const open = [root];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    if (isFile(entry)) yield { path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) };
    else if (isFolder(entry)) open.push(...(await entriesIn(entry)));
  }
}

/** Reads all entries of a folder: the browser returns at most a hundred at once, and none at the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (let some = await next(reader); some.length > 0; some = await next(reader)) entries.push(...some);
  return entries;
}

function next(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
