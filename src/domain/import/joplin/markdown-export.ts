import { readFileText } from '../../notes/index.ts';
import type { FileDraft, ImportItem, SkippedItem } from '../draft/index.ts';
import {
  extensionOf,
  fileName,
  folderOf,
  headTextOf,
  ImportError,
  type ImportFile,
  readOr,
  stemOf,
  textOf,
} from '../files/index.ts';
import { type FrontMatterNote, readFrontMatter } from './front-matter.ts';
import { joplinId } from './item-values.ts';
import { type MarkdownExport, markdownNoteItems } from './markdown-note.ts';
import { type ExportedNote, pathKey, resourceFolder } from './path-links.ts';
import { writtenTime } from './written-time.ts';

/** Returns whether the beginning of a file is front matter as Joplin writes it. */
export function hasJoplinFrontMatter(head: string): boolean {
  const time = String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}Z`;
  return new RegExp(`^\\ufeff?---\\r?\\n(?:[^\\n]*\\n){0,9}updated: ${time}\\r?\\ncreated: ${time}\\r?\\n`).test(head);
}

export function isMarkdownNote({ path }: ImportFile): boolean {
  return ['md', 'html'].includes(extensionOf(path)) && fileName(folderOf(path)) !== resourceFolder;
}

/** The icons of notebooks, which Mensana does not have. */
export function isNotebookIcon({ path }: Pick<ImportFile, 'path'>): boolean {
  return /^_(?:notebook\.yml|folder_icon\.[a-z]+)$/.test(fileName(path));
}

/**
 * Reads the export “Markdown with front matter”: a folder per notebook, and files in `_resources`. Notes are read twice:
 * first their front matter, because links need the ids of all notes, then one by one for their texts.
 */
export async function* markdownItems(files: readonly ImportFile[]): AsyncGenerator<ImportItem> {
  const exported = await exportOf(files);
  for (const note of exported.notes.values()) {
    try {
      const file = readFileText(await textOf(note.file));
      yield* markdownNoteItems(note, file, exported);
    } catch (error) {
      yield skippedBecause(error, note.file);
    }
  }
  for (const file of exported.files.values()) {
    if (isNotebookIcon(file)) continue;
    if (exported.linked.has(file) || fileName(folderOf(file.path)) === resourceFolder) yield fileDraft(file);
    else yield { kind: 'skipped', origin: file.path, code: 'import/unsupported' };
  }
}

async function exportOf(files: readonly ImportFile[]): Promise<MarkdownExport> {
  const heads: NoteHead[] = [];
  for (const file of files.filter(isMarkdownNote)) heads.push(await noteHead(file));
  const names = new Map<string, number>();
  for (const head of heads) for (const name of idCandidates(head)) names.set(name, (names.get(name) ?? 0) + 1);
  const notes = heads.map((head): readonly [string, ExportedNote] => {
    const sourceId = idCandidates(head).find((name) => names.get(name) === 1) ?? head.file.path;
    return [pathKey(head.file.path), { sourceId, title: head.title, file: head.file }];
  });
  const others = files.filter((file) => !isMarkdownNote(file));
  return {
    root: rootOf(files),
    notes: new Map(notes),
    files: new Map(others.map((file) => [pathKey(file.path), file])),
    linked: new Set(),
  };
}

interface NoteHead {
  readonly file: ImportFile;
  readonly title: string;
  readonly id: string | null;
  readonly created: string | null;
}

async function noteHead(file: ImportFile): Promise<NoteHead> {
  const values = await frontMatterOf(file);
  const [title = ''] = values?.get('title') ?? [];
  const [id = ''] = values?.get('id') ?? [];
  const [created = ''] = values?.get('created') ?? [];
  return {
    file,
    title: title || stemOf(file.path),
    id: joplinId(id),
    created: writtenTime(created) === null ? null : created,
  };
}

/** Returns nothing for a file that cannot be read, which is reported when its text is read. */
async function frontMatterOf(file: ImportFile): Promise<FrontMatterNote['values'] | null> {
  return readOr(null, async () => {
    const head = await headTextOf(file, maxHeadLength);
    return readFrontMatter(readFileText(head).text)?.values ?? null;
  });
}

/** Enough for the longest front matter. */
const maxHeadLength = 64 * 1024;

/**
 * Returns what could identify a note in other exports, the best first. The id is exported by new versions alone, and a
 * title and a notebook can change, but the time of creation stays.
 */
function idCandidates({ file, id, created }: NoteHead): readonly string[] {
  if (id !== null) return [id];
  return created === null ? [] : [created, `${created} ${fileName(file.path)}`];
}

/** Returns the folder that contains the notebooks: the one with the files of notes. */
function rootOf(files: readonly ImportFile[]): string {
  for (const { path } of files) {
    const folder = folderOf(path);
    if (fileName(folder) === resourceFolder) return folderOf(folder);
  }
  return '';
}

function fileDraft(file: ImportFile): FileDraft {
  return { kind: 'file', sourceId: file.path, origin: file.path, name: fileName(file.path), mime: null, file };
}

function skippedBecause(error: unknown, { path }: ImportFile): SkippedItem {
  if (error instanceof ImportError) return { kind: 'skipped', origin: path, code: error.code };
  throw error;
}
