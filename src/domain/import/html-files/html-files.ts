import { isLocalDay } from '../../kernel/index.ts';
import type { NoteDraft } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { decodeText, fileName, folderOf, headOf, type ImportFile, someFile } from '../files/index.ts';
import { dividedFolder, folderItems, isDisplayFile, isPagePath, isTextPath } from '../folder-notes/index.ts';
import { type FolderFile, folderFiles, isSystemFile } from '../note-files/index.ts';

/**
 * Reads HTML files: saved pages, exported notes of Apple Notes and others, and the entries of Apple Journal. A folder that
 * also has Markdown or plain text is read by the source of those, so that its notes keep their ids when a page is added.
 */
export const htmlFiles: ImportSource = {
  app: 'html',
  name: 'HTML',

  isAside: (path) => isDisplayFile(path) || fileName(path) === 'index.html',

  async recognise(files) {
    const own = files.filter(({ path }) => !isSystemFile(path));
    const pages = own.filter(({ path }) => isPagePath(path));
    const journals = journalFolders(own);
    if (pages.some(({ path }) => isEntry(path, journals))) return 'likely';
    if (own.some(({ path }) => isTextPath(path))) return 'no';
    return (await someFile(pages.slice(0, maxHeads), startsAsPage)) ? 'possible' : 'no';
  },

  async *read(files) {
    const journals = journalFolders(files);
    const own = files.filter(({ path }) => !isSystemFile(path) && !isJournalIndex(path, journals));
    yield* folderItems(dividedFolder(folderFiles(own)), {
      noteOf: (draft, file) => (isEntry(file.file.path, journals) ? entryOf(draft, file) : draft),
    });
  },
};

function entryOf(draft: NoteDraft, { path }: FolderFile): NoteDraft {
  const day = fileName(path).slice(0, 10);
  return { ...draft, notebook: [], day: isLocalDay(day) ? day : null };
}

const maxHeads = 5;

async function startsAsPage(page: ImportFile): Promise<boolean> {
  const head = decodeText(await headOf(page, 2000));
  return /<(?:!doctype html|html|head|body|meta|title|div|p|h1)[\s>]/i.test(head);
}

/** Returns the folders that Apple Journal wrote: each has an `index.html` and entries that are named by their day. */
function journalFolders(files: readonly ImportFile[]): ReadonlySet<string> {
  const withIndex = new Set(
    files.filter(({ path }) => fileName(path) === 'index.html').map(({ path }) => folderOf(path)),
  );
  const entryFolders = files.filter(({ path }) => isNamedByDay(path)).map(({ path }) => folderOf(folderOf(path)));
  return new Set(entryFolders.filter((folder) => withIndex.has(folder)));
}

function isNamedByDay(path: string): boolean {
  return isPagePath(path) && fileName(folderOf(path)) === 'Entries' && /^\d{4}-\d\d-\d\d/.test(fileName(path));
}

function isEntry(path: string, journals: ReadonlySet<string>): boolean {
  return isNamedByDay(path) && journals.has(folderOf(folderOf(path)));
}

/** The index lists the entries, and has no text of its own. */
function isJournalIndex(path: string, journals: ReadonlySet<string>): boolean {
  return fileName(path) === 'index.html' && journals.has(folderOf(path));
}
