import { foldCase } from '../../kernel/index.ts';
import { type AttachmentHash, attachmentMarkdown } from '../../notes/index.ts';
import { NoteNames } from '../../notes/links/index.ts';
import { wikiLinkInner, wikiLinkName } from '../../notes/markdown/index.ts';
import type { FileLink, NoteDraft, NoteLink, TextPart } from '../draft/index.ts';

/** A file of the import whose content is known. */
export interface ReadFile {
  readonly hash: AttachmentHash;
  readonly name: string;
}

/**
 * The names by which links of an import refer to its notes. They are fixed for all notes before anything is written, so
 * that no link depends on the order of notes.
 */
export class LinkTargets {
  readonly #notes = new Map<string, NoteDraft>();
  readonly #byTitle = new Map<string, SameTitle>();
  readonly #paths = new Map<string, Set<string>>();
  readonly #files: ReadonlyMap<string, ReadFile>;
  /** The names by which this app finds the notes; made when the first link is printed. */
  #names: NoteNames | null = null;

  /** @param files by the `sourceId` of their drafts */
  constructor(notes: Iterable<NoteDraft>, files: ReadonlyMap<string, ReadFile>) {
    this.#files = files;
    for (const note of notes) {
      this.#notes.set(note.sourceId, note);
      const title = foldCase(nameOf(note));
      if (title === '') continue;
      const same = this.#byTitle.get(title) ?? new SameTitle();
      this.#byTitle.set(title, same);
      same.add(note);
    }
    for (const note of this.#notes.values()) for (const part of note.text) this.#collectPath(part);
  }

  /** Returns whether the note of a link is known. */
  has(link: NoteLink): boolean {
    return this.#noteOf(link) !== null;
  }

  /** Returns the names by which links can refer to the notes with the title of a link. */
  namesOf({ to }: NoteLink): readonly string[] {
    const same = 'title' in to ? this.#byTitle.get(foldCase(to.title.trim())) : undefined;
    return (same?.notes ?? []).slice(0, maxNamed).map((note) => this.aliasOf(note) ?? nameOf(note));
  }

  /** Returns the Markdown of a note's text, with its links to other notes and files. */
  markdownOf(parts: readonly TextPart[]): string {
    return parts.map((part) => this.#printed(part)).join('');
  }

  /**
   * Returns the alias that a note needs so that links can refer to it: its notebooks and title, if another note of the
   * import has the same title.
   */
  aliasOf(note: NoteDraft): string | null {
    const same = this.#byTitle.get(foldCase(nameOf(note)));
    if (same === undefined || same.count < 2) return null;
    const path = [...note.notebook, nameOf(note)].join('/');
    return same.isAloneInNotebook(note) && note.notebook.length > 0 ? path : `${path} (${same.positionOf(note)})`;
  }

  /**
   * Returns the paths by which wiki links of the import refer to a note, such as `Folder/Title`. As its former titles,
   * they let these links stay as they are written.
   */
  pathsOf(note: NoteDraft): readonly string[] {
    return [...(this.#paths.get(note.sourceId) ?? [])];
  }

  #collectPath(part: TextPart): void {
    if (typeof part === 'string' || part.kind !== 'note-link') return;
    const note = this.#noteOf(part);
    const path = targetAsWritten(part)?.target ?? '';
    if (note === null || !path.includes('/') || foldCase(path) === foldCase(this.aliasOf(note) ?? '')) return;
    const paths = this.#paths.get(note.sourceId) ?? new Set();
    this.#paths.set(note.sourceId, paths);
    if (paths.size < maxPaths) paths.add(path);
  }

  #printed(part: TextPart): string {
    if (typeof part === 'string') return part;
    if (part.kind === 'missing-link') return part.written;
    return part.kind === 'note-link' ? this.#noteLink(part) : this.#fileLink(part);
  }

  #noteLink(link: NoteLink): string {
    const note = this.#noteOf(link);
    if (note === null || nameOf(note) === '' || this.#resolvesAsWritten(link, note)) return link.written;
    const alias = this.aliasOf(note);
    const shown = link.shown ?? (alias === null || link.isEmbed ? undefined : nameOf(note));
    const inner = wikiLinkInner({
      title: alias ?? nameOf(note),
      ...(link.place !== undefined && { heading: headingsOf(link.place, link.written) }),
      ...(shown !== undefined && { shown }),
    });
    return `${link.isEmbed ? '!' : ''}[[${link.isInTableCell ? inner.replaceAll('|', '\\|') : inner}]]`;
  }

  /** Returns whether this app finds the same note and place by a wiki link as it is written. It then stays as it is. */
  #resolvesAsWritten(link: NoteLink, note: NoteDraft): boolean {
    const name = targetAsWritten(link);
    if (name === null) return false;
    this.#names ??= this.#namesOfAll();
    const found = this.#names.resolveLink(name);
    return found.found === 'one' && found.id === note.sourceId;
  }

  #namesOfAll(): NoteNames {
    const names = new NoteNames();
    for (const note of this.#notes.values()) {
      const alias = this.aliasOf(note);
      const aliases = [...note.aliases, ...(alias === null ? [] : [alias]), ...(note.day === null ? [] : [note.day])];
      names.put(note.sourceId, { title: note.title.trim(), aliases, formerTitles: this.pathsOf(note) });
    }
    return names;
  }

  #noteOf({ to }: NoteLink): NoteDraft | null {
    if ('sourceId' in to) return this.#notes.get(to.sourceId) ?? null;
    return this.#byTitle.get(foldCase(to.title.trim()))?.only ?? null;
  }

  #fileLink({ to, shown, isImage, widthPx, heightPx, isInTableCell, written }: FileLink): string {
    const file = this.#files.get(to);
    if (file === undefined) return written;
    const size = widthPx === undefined ? {} : { size: { widthPx, ...(heightPx !== undefined && { heightPx }) } };
    const markdown = attachmentMarkdown({ hash: file.hash, name: shown ?? file.name, isImage, ...size });
    // a name has its own bars escaped already
    return isInTableCell === true ? markdown.replaceAll(/(?<!\\)\|/g, '\\|') : markdown;
  }
}

/** Links of Obsidian can name nested headings. An encoded number sign belongs to a heading. */
function headingsOf(place: string, written: string): readonly string[] {
  return written.includes('%23') ? [place] : place.split('#').filter((heading) => heading.trim() !== '');
}

/** Returns the name and the target in a wiki link, as written; null for other links. */
function targetAsWritten({ written, place }: NoteLink): { readonly name: string; readonly target: string } | null {
  if (!/^!?\[\[[^\n]+\]\]$/.test(written)) return null;
  const name = wikiLinkName(written);
  if (place === undefined) return { name, target: name };
  const hash = name.length - place.length - 1;
  return hash > 0 && name.slice(hash) === `#${place}` ? { name, target: name.slice(0, hash).trim() } : null;
}

/** A report names the notes of a title one by one. */
const maxNamed = 10;
/** The most paths that a note keeps as former titles. Links with others are written anew. */
const maxPaths = 10;

/** The notes with one title, of which exports can have thousands. */
class SameTitle {
  readonly #positions = new Map<NoteDraft, number>();
  readonly #countByNotebook = new Map<string, number>();

  add(note: NoteDraft): void {
    this.#positions.set(note, this.#positions.size + 1);
    const notebook = notebookKey(note);
    this.#countByNotebook.set(notebook, (this.#countByNotebook.get(notebook) ?? 0) + 1);
  }

  get notes(): readonly NoteDraft[] {
    return [...this.#positions.keys()];
  }

  get count(): number {
    return this.#positions.size;
  }

  /** The note, if there is one alone. */
  get only(): NoteDraft | null {
    if (this.count > 1) return null;
    const [note = null] = this.#positions.keys();
    return note;
  }

  isAloneInNotebook(note: NoteDraft): boolean {
    return this.#countByNotebook.get(notebookKey(note)) === 1;
  }

  /** Counts from 1, in the order of the import. */
  positionOf(note: NoteDraft): number {
    return this.#positions.get(note) ?? 0;
  }
}

function notebookKey({ notebook }: NoteDraft): string {
  return notebook.join('/');
}

/** Returns the name by which links find a note: its title, or its day if it has none, as a daily note. Can be empty. */
function nameOf({ title, day }: NoteDraft): string {
  return title.trim() || (day ?? '');
}
