import { md5Of } from '../bytes/index.ts';
import type { FileDraft, ImportItem, NoteDraft, NoteLink, SkippedItem, TextPart } from '../draft/index.ts';
import { ImportError, type ImportErrorCode, type ImportFile, stemOf } from '../files/index.ts';
import {
  type EmbeddedImage,
  type HtmlContext,
  leftOutText,
  linkMarkdown,
  markdownOfHtml,
  mergedParts,
  storedBy,
} from '../html/index.ts';
import { draftNote } from '../note-files/index.ts';
import { escapeMarkdown } from '../text/index.ts';
import type { EnexNote, EnexResource } from './enex-note.ts';
import { enexTime } from './enex-time.ts';
import { mediaScheme, parseEnml } from './enml.ts';
import { noteProperties } from './note-properties.ts';
import { nameOfMedia, resourceDraft, resourceLink } from './resource-files.ts';

/** What was read so far from all files, to keep ids unique. */
export interface NotesRead {
  readonly noteIds: Set<string>;
  /** By id: the next number for another note that would have it. */
  readonly nextNumbers: Map<string, number>;
  readonly fileIds: Set<string>;
}

/** Returns the drafts of a note: its files, the note, and what of it could not be read. */
export function* itemsOfNote(note: EnexNote, file: ImportFile, read: NotesRead): Generator<ImportItem> {
  const title = (note.fields.get('title') ?? '').replaceAll(/\s+/g, ' ').trim();
  const origin = `${file.path}, note ${note.number}${title === '' ? '' : ` “${title.slice(0, 100)}”`}`;
  try {
    const { text, files, skipped } = new NoteText(note, file.path, origin).read();
    for (const each of files) if (addNew(read.fileIds, each.sourceId)) yield each;
    yield draftOf(note, title, text, file, { origin, sourceId: noteId(note, title, read) });
    yield* skipped;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield { kind: 'skipped', origin, code: error.code };
  }
}

function addNew(ids: Set<string>, id: string): boolean {
  const isNew = !ids.has(id);
  ids.add(id);
  return isNew;
}

/** Evernote exports no id. The time of creation stays the same, but notes that were created together share it. */
function noteId({ fields, content }: EnexNote, title: string, { noteIds, nextNumbers }: NotesRead): string {
  const createdAt = enexTime(fields.get('created'));
  const first = createdAt === null ? md5Of(new TextEncoder().encode(content)) : new Date(createdAt).toISOString();
  const id = `${first} ${title}`;
  let unique = id;
  let number = nextNumbers.get(id) ?? 2;
  for (; !addNew(noteIds, unique); number += 1) unique = `${id} ${number}`;
  nextNumbers.set(id, number);
  return unique;
}

function draftOf(
  { fields, tags }: EnexNote,
  title: string,
  text: readonly TextPart[],
  { path }: ImportFile,
  { origin, sourceId }: Pick<NoteDraft, 'origin' | 'sourceId'>,
): NoteDraft {
  const createdAt = enexTime(fields.get('created'));
  const editedAt = enexTime(fields.get('updated')) ?? createdAt;
  return draftNote({
    sourceId,
    origin,
    title,
    text,
    notebook: [stemOf(path)],
    tags,
    createdAt: createdAt ?? editedAt,
    editedAt,
    properties: noteProperties(fields),
  });
}

/** Converts the content of a note, and joins it to its resources. */
class NoteText {
  readonly #note: EnexNote;
  readonly #path: string;
  readonly #origin: string;
  readonly #resources = new Map<string, EnexResource>();
  readonly #files = new Map<string, FileDraft>();
  readonly #skipped: SkippedItem[] = [];

  constructor(note: EnexNote, path: string, origin: string) {
    this.#note = note;
    this.#path = path;
    this.#origin = origin;
    for (const resource of note.resources) this.#addResource(resource);
  }

  read() {
    const { root, encrypted } = parseEnml(this.#note.content, this.#note.tasks);
    const { text, leftOut } = markdownOfHtml(root, this.#context());
    const parts = mergedParts([...text, ...this.#unreferenced(text.length > 0)]);
    if (encrypted > 0) this.#skip('import/locked', `${encrypted} × en-crypt`);
    if (leftOut.size > 0) this.#skip('import/unsupported', leftOutText(leftOut));
    return { text: parts, files: [...this.#files.values()], skipped: this.#skipped };
  }

  #context(): HtmlContext {
    return {
      imagePart: ({ address, alt, widthPx }) => (isMedia(address) ? this.#media(address, alt, widthPx) : null),
      linkPart: ({ address, shown }) => noteLink(address, shown),
      embeddedPart: storedBy((image) => this.#embedded(image)),
    };
  }

  #addResource(resource: EnexResource): void {
    if (resource.isTooLarge) this.#skip('import/too-large', resource.fileName);
    else if (resource.bytes.length === 0) this.#skip('import/empty', resource.fileName);
    else this.#resources.set(resource.hash, resource);
  }

  #media(address: string, alt: string, widthPx: number | null): TextPart {
    const [hash = '', type = ''] = address.slice(mediaScheme.length).split(' ');
    const resource = this.#resources.get(hash);
    if (resource !== undefined) return this.#linkTo(resource, alt, widthPx);
    const name = alt || nameOfMedia(type);
    return { kind: 'missing-link', target: 'file', name, written: escapeMarkdown(name) };
  }

  #linkTo(resource: EnexResource, alt: string, widthPx: number | null): TextPart {
    this.#files.set(resource.hash, resourceDraft(resource, this.#path, this.#origin));
    return resourceLink(resource, widthPx, alt);
  }

  /** Stores an image that a web clip contains. */
  #embedded({ bytes, mime, name, alt, widthPx }: EmbeddedImage): TextPart {
    const resource: EnexResource = { hash: md5Of(bytes), bytes, isTooLarge: false, mime, fileName: name };
    return this.#linkTo(resource, alt, widthPx);
  }

  /** Resources that the content does not show, at the end of the note. */
  #unreferenced(isBelowText: boolean): readonly TextPart[] {
    const missing = [...this.#resources.values()].filter(({ hash }) => !this.#files.has(hash));
    return missing.flatMap((resource, at): TextPart[] => [
      ...(isBelowText || at > 0 ? ['\n\n'] : []),
      this.#linkTo(resource, '', null),
    ]);
  }

  #skip(code: ImportErrorCode, detail: string): void {
    this.#skipped.push({ kind: 'skipped', origin: this.#origin, code, detail });
  }
}

function isMedia(address: string): boolean {
  return address.startsWith(mediaScheme);
}

/**
 * Returns a link to another note. Its address contains no id that the export has, so the note is found by the text of the
 * link, which is its title unless the user changed it.
 */
function noteLink(address: string, shown: string): NoteLink | null {
  const isNote = /^evernote:\/\//i.test(address) || /^https:\/\/www\.evernote\.com\/shard\/[^/]+\/nl\//.test(address);
  if (!isNote || shown === '') return null;
  return { kind: 'note-link', to: { title: shown }, isEmbed: false, written: linkMarkdown(address, shown) };
}
