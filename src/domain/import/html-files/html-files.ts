import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import {
  decodeText,
  extensionOf,
  fileName,
  folderOf,
  headOf,
  ImportError,
  type ImportFile,
  someFile,
} from '../files/index.ts';
import { isMarkdownPath } from '../markdown/index.ts';
import { isSystemFile } from '../note-files/index.ts';
import { idOfFile, itemsOfPage } from './page-items.ts';

/**
 * Reads HTML files: saved pages, exported notes of Apple Notes and others, and the entries of Apple Journal. Files that
 * they refer to are imported with them.
 */
export const htmlFiles: ImportSource = {
  app: 'html',
  name: 'HTML',

  async recognise(files) {
    const pages = files.filter(isPage);
    const journals = journalFolders(files);
    if (pages.some(({ path }) => isEntry(path, journals))) return 'likely';
    // among notes of Markdown, a page is a file that one of them refers to
    if (files.filter(({ path }) => isMarkdownPath(path)).length > pages.length) return 'no';
    return (await someFile(pages.slice(0, mostHeads), startsAsPage)) ? 'possible' : 'no';
  },

  async *read(files) {
    const filesByPath = new Map(files.map((file) => [idOfFile(file), file]));
    const journals = journalFolders(files);
    const yielded = new Set<string>();
    for (const page of files.filter(isPage)) {
      if (isJournalIndex(page.path, journals)) continue;
      yield* readPage(page, filesByPath, { isEntry: isEntry(page.path, journals), yielded });
    }
    for (const file of files) {
      if (isOfNote(file) && !yielded.has(idOfFile(file)))
        yield { kind: 'skipped', origin: file.path, code: 'import/unsupported' };
    }
  },
};

const mostHeads = 5;

async function startsAsPage(page: ImportFile): Promise<boolean> {
  const head = decodeText(await headOf(page, 2000));
  return /<(?:!doctype html|html|head|body|meta|title|div|p|h1)[\s>]/i.test(head);
}

async function* readPage(
  page: ImportFile,
  filesByPath: ReadonlyMap<string, ImportFile>,
  { isEntry, yielded }: { readonly isEntry: boolean; readonly yielded: Set<string> },
): AsyncGenerator<ImportItem> {
  try {
    for (const item of await itemsOfPage(page, filesByPath, isEntry)) {
      if (item.kind === 'file' && yielded.has(item.sourceId)) continue;
      if (item.kind === 'file') yielded.add(item.sourceId);
      yield item;
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield { kind: 'skipped', origin: page.path, code: error.code };
  }
}

function isPage({ path }: { readonly path: string }): boolean {
  return ['html', 'htm', 'xhtml'].includes(extensionOf(path));
}

/** Returns whether a file belongs to the notes of the user rather than to the display of a page, or to a system. */
function isOfNote(file: ImportFile): boolean {
  return !isPage(file) && !displayExtensions.has(extensionOf(file.path)) && !isSystemFile(file.path);
}

const displayExtensions: ReadonlySet<string> = new Set([
  'css',
  'eot',
  'js',
  'map',
  'mjs',
  'otf',
  'ttf',
  'woff',
  'woff2',
]);

/** Returns the folders that Apple Journal wrote: each has an `index.html` and entries that are named by their day. */
function journalFolders(files: readonly ImportFile[]): ReadonlySet<string> {
  const withIndex = new Set(
    files.filter(({ path }) => fileName(path) === 'index.html').map(({ path }) => folderOf(path)),
  );
  const entryFolders = files.filter(({ path }) => isNamedByDay(path)).map(({ path }) => folderOf(folderOf(path)));
  return new Set(entryFolders.filter((folder) => withIndex.has(folder)));
}

function isNamedByDay(path: string): boolean {
  return isPage({ path }) && fileName(folderOf(path)) === 'Entries' && /^\d{4}-\d\d-\d\d/.test(fileName(path));
}

function isEntry(path: string, journals: ReadonlySet<string>): boolean {
  return isNamedByDay(path) && journals.has(folderOf(folderOf(path)));
}

/** The index lists the entries, and has no text of its own. */
function isJournalIndex(path: string, journals: ReadonlySet<string>): boolean {
  return fileName(path) === 'index.html' && journals.has(folderOf(path));
}
