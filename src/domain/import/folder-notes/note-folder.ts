import { extensionOf } from '../files/index.ts';
import type { FolderFile } from '../note-files/index.ts';
import { isTextPath } from './folder-note.ts';
import { isPagePath } from './page-items.ts';

/** The files of a folder by what they are read as. */
export interface NoteFolder {
  /** Markdown and plain text. */
  readonly texts: readonly FolderFile[];
  /** HTML files. */
  readonly pages: readonly FolderFile[];
  /** Attachments and everything else, without the styles and scripts of pages. */
  readonly others: readonly FolderFile[];
}

export function dividedFolder(files: readonly FolderFile[]): NoteFolder {
  const texts = files.filter(({ path }) => isTextPath(path));
  const pages = files.filter(({ path }) => isPagePath(path));
  // a script can be an attachment of a text, unless it is in the folder that a browser saves with a page
  const isOfPage = (path: string) =>
    isDisplayFile(path) && pages.length > 0 && (texts.length === 0 || /[_-]files\//i.test(path));
  const isOther = ({ path }: FolderFile) => !isTextPath(path) && !isPagePath(path) && !isOfPage(path);
  return { texts, pages, others: files.filter(isOther) };
}

/** Returns whether a file styles a page or runs in it. */
export function isDisplayFile(path: string): boolean {
  return displayExtensions.has(extensionOf(path));
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
