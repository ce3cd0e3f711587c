import type { FileDraft, ImportItem, SkippedItem } from '../draft/index.ts';
import { fileName, folderOf, ImportError, type ImportErrorCode, type ImportFile, textOf } from '../files/index.ts';
import { type JoplinItem, parseItem } from './item-text.ts';
import { joplinId } from './item-values.ts';
import { Library, type LibraryNote, type LibraryResource } from './library.ts';
import { noteItemsOf } from './note-draft.ts';

/** Returns whether a file is an item by its name: `<id>.md`, except a Markdown file that is a resource. */
export function isItemFile({ path }: Pick<ImportFile, 'path'>): boolean {
  return /^[0-9a-f]{32}\.md$/i.test(fileName(path)) && !isInResourceFolder(path);
}

/** Returns whether a file is the content of a resource by its name: `resources/<id>.png`. */
export function isResourceFile(file: Pick<ImportFile, 'path'>): boolean {
  return resourceIdOf(file) !== null && !isItemFile(file);
}

function resourceIdOf({ path }: Pick<ImportFile, 'path'>): string | null {
  return joplinId(/^([^.]*)(?:\.[^.]*)?$/.exec(fileName(path))?.[1] ?? '');
}

/** The second one is the name where Joplin synchronises with a folder. */
function isInResourceFolder(path: string): boolean {
  const folder = fileName(folderOf(path));
  return folder === 'resources' || folder === '.resource';
}

/**
 * Reads an export in the RAW format, or an unpacked JEX file, which contains the same files.
 *
 * Notes are read twice: first for their ids and titles, which links need, then one by one for their texts.
 */
export async function* rawItems(files: readonly ImportFile[]): AsyncGenerator<ImportItem> {
  const library = new Library();
  for (const file of files.filter(isItemFile)) {
    const item = await itemIn(file);
    if (typeof item === 'string') yield skipped(file.path, item);
    else {
      const problem = library.add(file, item);
      if (problem !== null) yield skipped(originOf(file, item.title), problem);
    }
  }
  for (const file of library.taggingsWithoutTag()) yield skipped(file.path, 'import/missing-part');
  const contents = contentsById(files);
  yield* resourceItems(library.resources, contents);
  yield* noteItems(library, contents);
  for (const name of library.unused()) yield skipped(name, 'import/empty');
  for (const { id, file, name, isEncrypted } of library.resources.values()) {
    if (isEncrypted || contents.has(id) || library.missed.has(id)) continue;
    yield skipped(originOf(file, name), 'import/missing-file');
  }
}

async function itemIn(file: ImportFile): Promise<JoplinItem | ImportErrorCode> {
  try {
    return parseItem(await textOf(file, maxItemBytes)) ?? 'import/damaged';
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}

/** Far above what a note can hold. */
const maxItemBytes = 16 * 1024 * 1024;

/** Returns the first file with the content of each resource. */
function contentsById(files: readonly ImportFile[]): ReadonlyMap<string, ImportFile> {
  const contents = new Map<string, ImportFile>();
  for (const file of files.filter(isResourceFile)) {
    const id = resourceIdOf(file);
    if (id !== null && !contents.has(id)) contents.set(id, file);
  }
  return contents;
}

function* resourceItems(
  resources: ReadonlyMap<string, LibraryResource>,
  contents: ReadonlyMap<string, ImportFile>,
): Generator<ImportItem> {
  for (const resource of resources.values()) {
    if (resource.isEncrypted) continue;
    const content = contents.get(resource.id);
    if (content !== undefined) yield fileDraft(resource, content, originOf(resource.file, resource.name));
  }
  for (const [id, file] of contents) {
    if (!resources.has(id)) yield fileDraft({ id, name: '', mime: null }, file, file.path);
  }
}

function fileDraft(
  { id, name, mime }: Pick<LibraryResource, 'id' | 'name' | 'mime'>,
  file: ImportFile,
  origin: string,
): FileDraft {
  return { kind: 'file', sourceId: id, origin, name: name || fileName(file.path), mime, file };
}

async function* noteItems(library: Library, contents: ReadonlyMap<string, ImportFile>): AsyncGenerator<ImportItem> {
  for (const note of library.notes.values()) {
    const item = await itemIn(note.file);
    const origin = originOf(note.file, note.title);
    if (typeof item === 'string') {
      yield skipped(origin, item);
      continue;
    }
    try {
      yield* noteItemsOf({ note, item, origin, library, contents });
    } catch (error) {
      yield skippedBecause(error, origin);
    }
  }
}

/** Names an item by its title, because its file has only an id. */
function originOf({ path }: ImportFile, title: LibraryNote['title']): string {
  return title === '' ? path : `${path}, ${title}`;
}

function skippedBecause(error: unknown, origin: string): SkippedItem {
  if (error instanceof ImportError) return skipped(origin, error.code);
  throw error;
}

function skipped(origin: string, code: ImportErrorCode, detail?: string): SkippedItem {
  return { kind: 'skipped', origin, code, ...(detail !== undefined && { detail }) };
}
