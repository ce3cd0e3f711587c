import type { NoteDraft, SkippedItem } from '../draft/index.ts';
import { extensionOf, fileName, folderOf, stemOf } from '../files/index.ts';
import { readFrontMatter } from '../front-matter/index.ts';
import { type LinkTarget, linkedText, PathIndex, type Resolve } from '../links/index.ts';
import { draftNote, editedOrFile, type FolderFile, readNoteFile } from '../note-files/index.ts';

/** Returns the function that resolves the links in a note of the folder. */
export type FolderResolver = (note: FolderFile) => Resolve;

/**
 * Resolves the links of a folder by path and by name. A Markdown link counts from the folder of its note, a wiki link
 * from the top.
 */
export function folderResolver(notes: readonly FolderFile[], others: readonly FolderFile[]): FolderResolver {
  const index = new PathIndex<LinkTarget>(['md', 'markdown', 'mdown', 'mkd', 'txt']);
  for (const { path, sourceId } of notes) {
    index.add(path, { kind: 'note', to: { sourceId }, names: [stemOf(path), fileName(path)] });
  }
  for (const { path, sourceId } of others) index.add(path, { kind: 'file', to: sourceId, name: fileName(path) });
  return ({ path }) => {
    const folder = folderOf(path);
    return ({ target }, { syntax }) => index.find(target, folder, syntax === 'wiki' ? 'top' : 'folder');
  };
}

/** Reads a note of a folder. Its title is in the front matter, or is the name of its file. */
export async function readFolderNote(
  note: FolderFile,
  resolver: FolderResolver,
  tagSeparator: 'comma' | 'comma or space' = 'comma',
): Promise<NoteDraft | SkippedItem> {
  const { file, path, sourceId } = note;
  const read = await readNoteFile(file);
  if ('kind' in read) return read;
  const { text, lineEnd, bom } = read;
  const { title, ...lifted } = readFrontMatter(text, tagSeparator);
  return draftNote({
    ...lifted,
    sourceId,
    origin: file.path,
    title: title ?? stemOf(path),
    text: isMarkdownPath(path) ? linkedText(text, resolver(note)) : [text].filter((part) => part !== ''),
    marks: { lineEnd, bom },
    notebook: folderOf(path)
      .split('/')
      .filter((name) => name !== ''),
    ...editedOrFile(lifted.editedAt, file.modifiedAt),
  });
}

export function isMarkdownPath(path: string): boolean {
  return ['md', 'markdown', 'mdown', 'mkd'].includes(extensionOf(path));
}

export function isTextPath(path: string): boolean {
  return isMarkdownPath(path) || extensionOf(path) === 'txt';
}
