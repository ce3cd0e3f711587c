import type { ImportSource } from '../draft/source.ts';
import { bytesOf, decodeText, fileName, folderOf, headOf, type ImportFile, readOr, tailOf } from '../files/index.ts';
import { hasJoplinFrontMatter, isMarkdownNote, isNotebookIcon, markdownItems } from './markdown-export.ts';
import { isItemFile, isResourceFile, rawItems } from './raw-export.ts';

/**
 * Reads exports of Joplin: RAW, which is also the content of a JEX file and of a folder that Joplin synchronises with, and
 * Markdown with front matter.
 */
export const joplin: ImportSource = {
  app: 'joplin',
  name: 'Joplin',

  isAside: (path) => isItemFile({ path }) || isResourceFile({ path }) || isNotebookIcon({ path }),

  async recognise(files) {
    for (const file of files.filter(isItemFile).slice(0, maxRead)) if (await endsAsItem(file)) return 'certain';
    for (const file of files.filter(isMarkdownNote).slice(0, maxRead)) {
      if (hasJoplinFrontMatter(await beginningOf(file))) return hasResourceFolder(files) ? 'certain' : 'likely';
    }
    return 'no';
  },

  async *read(files) {
    if (!files.some(isItemFile)) {
      yield* markdownItems(files);
      return;
    }
    yield* rawItems(files);
    const others = files.filter((file) => !isItemFile(file) && !isResourceFile(file));
    yield* markdownItems(others);
  },
};

/** How many files are looked at, because some can be broken. */
const maxRead = 20;

function hasResourceFolder(files: readonly ImportFile[]): boolean {
  return files.some(({ path }) => fileName(folderOf(path)) === '_resources');
}

async function beginningOf(file: ImportFile): Promise<string> {
  return readOr('', async () => decodeText(await headOf(file, 2000)));
}

/** The metadata of an item is at its end. A file in a compressed archive can be read from its beginning only. */
async function endsAsItem(file: ImportFile): Promise<boolean> {
  const { source } = file;
  if (source === null && file.size > maxReadBytes) return false;
  const bytes = await readOr(null, () => (source === null ? bytesOf(file, maxReadBytes) : tailOf(source, 2000)));
  // The bytes can start within a character and within a line of the metadata.
  return bytes !== null && /\ntype_: \d{1,2}\s*$/.test(decodeText(bytes));
}

const maxReadBytes = 256 * 1024;
