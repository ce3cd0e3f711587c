import { readFileText } from '../../notes/index.ts';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import {
  decodeText,
  extensionOf,
  fileName,
  headOf,
  ImportError,
  type ImportFile,
  someFile,
  textOf,
} from '../files/index.ts';
import { timeIn } from '../front-matter/index.ts';
import { parseJsonFile } from '../json/index.ts';
import { type LinkTarget, linkedText } from '../links/index.ts';
import { draftNote, JsonFields, skipped, withTitleOfFirstLine } from '../note-files/index.ts';

/** Reads Simplenote's `source/notes.json`. The text files beside it repeat the notes. */
export const simplenote: ImportSource = {
  app: 'simplenote',
  name: 'Simplenote',

  isAside: (path) => extensionOf(path) === 'txt',

  async recognise(files) {
    return (await someFile(files.filter(isNotesFile), hasNotes)) ? 'certain' : 'no';
  },

  async *read(files) {
    const taken = new Set<string>();
    for (const file of files.filter(isNotesFile)) yield* notesOf(file, taken);
  },
};

function isNotesFile({ path }: ImportFile): boolean {
  return fileName(path) === 'notes.json';
}

async function hasNotes(file: ImportFile): Promise<boolean> {
  return /"(?:activeNotes|trashedNotes)"\s*:/.test(decodeText(await headOf(file, 2000)));
}

async function* notesOf(file: ImportFile, taken: Set<string>): AsyncGenerator<ImportItem> {
  const { path } = file;
  let parsed: JsonFields;
  try {
    parsed = new JsonFields(parseJsonFile(await textOf(file)));
  } catch (error) {
    yield skipped(path, error);
    return;
  }
  const active = parsed.list('activeNotes');
  const trashed = parsed.list('trashedNotes') ?? [];
  if (active === null) yield skipped(path, new ImportError('import/damaged'));
  const titles = titlesOf([...(active ?? []), ...trashed]);
  for (const [at, note] of (active ?? []).entries()) {
    yield noteOf(new JsonFields(note), { path, list: 'active', at, titles, taken });
  }
  for (const [at, note] of trashed.entries()) {
    yield noteOf(new JsonFields(note), { path, list: 'trashed', at, titles, taken });
  }
}

interface NotePlace {
  readonly path: string;
  readonly list: 'active' | 'trashed';
  readonly at: number;
  /** The titles of all notes by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** The ids that are in use. */
  readonly taken: Set<string>;
}

function noteOf(fields: JsonFields, place: NotePlace): ImportItem {
  const { path, list, at, titles } = place;
  const origin = `${path}, ${list} note ${at + 1}`;
  const content = fields.text('content');
  if (content === null) return skipped(origin, new ImportError('import/damaged'));
  const created = fields.text('creationDate') ?? '';
  const { text: whole, lineEnd, bom } = readFileText(content);
  const { title, text } = withTitleOfFirstLine(whole, titleOnLine);
  return draftNote({
    sourceId: uniqueId(fields.text('id') || created || `${list} ${at + 1}`, place.taken),
    origin,
    title,
    text: linkedText(text, ({ target }) => noteAt(target, titles)),
    marks: { lineEnd, bom },
    tags: fields.texts('tags'),
    createdAt: timeIn(created),
    editedAt: timeIn(fields.text('lastModified') ?? ''),
    isPinned: fields.flag('pinned'),
    isTrashed: list === 'trashed',
    properties: propertiesOf(fields),
  });
}

function titleOnLine(line: string): string {
  return line.replace(/^#{1,6}\s+/, '');
}

function titlesOf(notes: readonly unknown[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const note of notes) {
    const fields = new JsonFields(note);
    const id = fields.text('id');
    const start = (fields.text('content') ?? '').slice(0, 4000);
    if (id !== null) titles.set(id, withTitleOfFirstLine(start, titleOnLine).title);
  }
  return titles;
}

function noteAt(address: string, titles: ReadonlyMap<string, string>): LinkTarget | null {
  const id = /^simplenote:\/\/note\/([^/?#]+)$/.exec(address)?.[1];
  if (id === undefined) return null;
  const title = titles.get(id);
  return title === undefined ? { kind: 'missing' } : { kind: 'note', to: { sourceId: id }, names: [title] };
}

function propertiesOf(fields: JsonFields): NoteDraft['properties'] {
  const address = fields.text('publicURL') ?? '';
  const people = fields.texts('collaboratorEmails').join(', ');
  return {
    ...(address === '' ? {} : { publicURL: address }),
    ...(people === '' ? {} : { collaboratorEmails: people }),
  };
}

function uniqueId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let copy = 2; taken.has(unique); copy += 1) unique = `${id} (${copy})`;
  taken.add(unique);
  return unique;
}
