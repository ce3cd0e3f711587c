import { isLocalDay, parseId } from '../../kernel/index.ts';
import { frontMatterEnd } from '../../notes/markdown/index.ts';
import type { ImportItem, NoteDraft, TextPart } from '../draft/index.ts';
import { folderOf, headTextOf, type ImportFile } from '../files/index.ts';
import { dividedFolder, type FolderResolver, folderItems, isMarkdownPath } from '../folder-notes/index.ts';
import { frontMatterTexts } from '../front-matter/index.ts';
import { type FolderFile, folderFiles, isSystemFile } from '../note-files/index.ts';

/** The folders of an export that contain notes as Markdown. */
const noteFolder = /^(?:.*\/)?(notes|trash)\//;

/** Returns whether a file may be a note of an export as Markdown, by its folder. */
export function isNoteFile({ path }: ImportFile): boolean {
  return noteFolder.test(path) && isMarkdownPath(path);
}

/** Returns whether a file begins as a note of an export does. */
export async function isOwnNote(file: ImportFile): Promise<boolean> {
  const head = await headTextOf(file, 4000);
  const texts = frontMatterTexts(head.replaceAll('\r\n', '\n'));
  const [id = ''] = texts.get('id') ?? [];
  const [created = ''] = texts.get('created') ?? [];
  return parseId(id).ok && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(created);
}

/** Reads the notes of an export without its data, from their Markdown, and the files beside them. */
export async function* markdownNotes(files: readonly ImportFile[]): AsyncGenerator<ImportItem> {
  const own = files.filter(({ path }) => !isSystemFile(path) && (noteFolder.test(path) || isAttachment(path)));
  yield* folderItems(dividedFolder(folderFiles(own)), { resolver: byTitle, noteOf: ownNote });
}

function isAttachment(path: string): boolean {
  return /(?:^|\/)attachments\/[^/]+$/.test(path);
}

/** Links between notes are by title, and their files can have other names. */
function byTitle(usual: FolderResolver): FolderResolver {
  return (note) => {
    const resolve = usual(note);
    return (candidate, link) => {
      if (link.syntax !== 'wiki') return resolve(candidate, link);
      return { kind: 'note', to: { title: candidate.target }, names: [candidate.target] };
    };
  };
}

/** Returns a note as it was in the account. Its properties are leaves again, and what else is written there stays. */
function ownNote(draft: NoteDraft, { path }: FolderFile): NoteDraft {
  const [first = '', ...rest] = draft.text;
  const written = typeof first === 'string' ? first : '';
  const texts = frontMatterTexts(written);
  const value = (name: string) => texts.get(name)?.[0] ?? '';
  const [folder = '', kind = ''] = noteFolder.exec(path) ?? [];
  const day = value('day');
  const { isEditedByFile, ...own } = draft;
  return {
    ...own,
    sourceId: parseId(value('id')).ok ? value('id') : draft.sourceId,
    title: texts.has('id') ? value('title') : draft.title,
    text: typeof first === 'string' ? [withoutOwn(first), ...rest].filter(isNotEmpty) : draft.text,
    notebook: folderOf(path.slice(folder.length))
      .split('/')
      .filter((name) => name !== ''),
    day: isLocalDay(day) ? day : null,
    isTemplate: value('template') === 'true',
    isTrashed: kind === 'trash' || value('trashed') === 'true',
  };
}

function isNotEmpty(part: TextPart): boolean {
  return part !== '';
}

const ownNames =
  /^(?:title|created|updated|tags|aliases|id|day|pinned|archived|template|trashed):(?: .*|)\n(?:[ \t]+- .*\n)*/gm;

/** Removes the properties that an export writes. */
function withoutOwn(text: string): string {
  const end = frontMatterEnd(text);
  if (end === 0) return text;
  const block = text.slice(0, end).replace(ownNames, '');
  return /^---\n---\n?$/.test(block) ? text.slice(end) : block + text.slice(end);
}
