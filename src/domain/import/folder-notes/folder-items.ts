import type { ImportItem, NoteDraft } from '../draft/index.ts';
import { type FolderFile, fileDraft, skipped } from '../note-files/index.ts';
import { type FolderResolver, folderResolver, readFolderNote } from './folder-note.ts';
import type { NoteFolder } from './note-folder.ts';
import { itemsOfPage } from './page-items.ts';

/** What a source knows about the notes of a folder. */
export interface FolderReading {
  /** Returns the resolver of links, if the app has links of its own. */
  readonly resolver?: (usual: FolderResolver) => FolderResolver;
  /** What separates the tags in one text of front matter. */
  readonly tagSeparator?: 'comma' | 'comma or space';
  /** Completes a draft with what only the app knows. */
  readonly noteOf?: (draft: NoteDraft, file: FolderFile) => NoteDraft;
}

/**
 * Reads a folder of notes, each file by what it is: Markdown, plain text or HTML. They can refer to each other and to the
 * other files, which are attachments. Folders are notebooks.
 */
export async function* folderItems(folder: NoteFolder, reading: FolderReading = {}): AsyncGenerator<ImportItem> {
  const { texts, pages, others } = folder;
  const { resolver = (usual) => usual, tagSeparator, noteOf = (draft) => draft } = reading;
  const resolve = resolver(folderResolver([...texts, ...pages], others));
  const drafted = new Set<string>();
  for (const file of texts) {
    const item = await readFolderNote(file, resolve, tagSeparator);
    yield item.kind === 'note' ? noteOf(item, file) : item;
  }
  const filesByPath = new Map([...texts, ...pages, ...others].map((file) => [file.path, file]));
  for (const page of pages) {
    for (const item of await pageItems(page, filesByPath)) {
      if (item.kind === 'file' && drafted.has(item.sourceId)) continue;
      if (item.kind === 'file') drafted.add(item.sourceId);
      yield item.kind === 'note' ? noteOf(item, page) : item;
    }
  }
  for (const other of others) if (!drafted.has(other.sourceId)) yield fileDraft(other);
}

async function pageItems(
  page: FolderFile,
  filesByPath: ReadonlyMap<string, FolderFile>,
): Promise<readonly ImportItem[]> {
  try {
    return await itemsOfPage(page, filesByPath);
  } catch (error) {
    return [skipped(page.file.path, error)];
  }
}
