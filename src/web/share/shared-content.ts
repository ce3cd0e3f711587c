import { attachmentMarkdown, attachmentMaxBytes } from '#domain/notes/index.ts';
import type { Added } from '../attachments/index.ts';

/** What another app shared. Texts may be empty. */
export interface SharedContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly files: readonly File[];
}

/** Reads the form of a share. The names of its fields are those of the manifest. */
export function sharedContent(form: FormData): SharedContent {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  const files = form.getAll('files').filter((each) => each instanceof File);
  return {
    title: text('title').replaceAll(/\s+/gu, ' '),
    text: text('text'),
    url: text('url'),
    files: files.filter(({ name, size }) => name !== '' || size > 0), // a form without a file has an empty one
  };
}

/** Returns whether there is nothing to save. */
export function isNothing({ title, text, url, files }: SharedContent): boolean {
  return title === '' && text === '' && url === '' && files.length === 0;
}

/** Returns whether a file is small enough to be attached to a note. */
export function isAttachable({ size }: File): boolean {
  return size <= attachmentMaxBytes;
}

/** Returns whether everything shared is files that the import reads. Apps often send the name of a file as the title. */
export function isForImport({ text, url, files }: SharedContent): boolean {
  return files.length > 0 && text === '' && url === '' && files.every(({ name }) => importable.test(name));
}

/** The extensions of exports, notes and recordings. Any other file is more useful as an attachment. */
const importable =
  /\.(?:bear2bk|csv|enex|fit|fitnotes|gpx|gz|html?|jex|json|jsonl|markdown|md|tar|tcx|textbundle|textpack|tsv|txt|xhtml|xml|zip)$/i;

/** Returns the title of a new note. The names of shared files are in the text already. */
export function titleOf({ title, files }: SharedContent): string {
  return files.some(({ name }) => name === title) ? '' : title;
}

/** Returns the text of a new note, whose title is stored beside it. */
export function newNoteText({ text, url }: SharedContent, added: readonly Added[]): string {
  const address = text.includes(url) ? '' : url;
  return joined([text, address], added);
}

/** Returns what to add to a daily note, beginning with the title. */
export function dailyNoteText(content: SharedContent, title: string, added: readonly Added[]): string {
  const own = content.text.startsWith(title) ? '' : title;
  return [own, newNoteText(content, added)].filter((part) => part !== '').join('\n\n');
}

function joined(texts: readonly string[], added: readonly Added[]): string {
  const links = added.map(attachmentMarkdown).join('\n');
  return [...texts, links].filter((part) => part !== '').join('\n\n');
}
