import { inTrash, type LocalDay, parseDailyNoteId, readForReading } from '#domain/kernel/index.ts';
import { type Note, type NotebookBranch, note, notebookTree } from '#domain/notes/index.ts';
import { type NamesOfNote, namesOfNote } from '#domain/notes/links/index.ts';
import type { NoteHead } from '#domain/notes/search/index.ts';
import { CurrentTagNames, tagsOfNote } from '#domain/notes/tags/index.ts';
import type { Fields } from '#sync/record/index.ts';
// the worker loads this file, and the face of the room needs a document
import { noteTitle } from '../model/note-title.ts';

/** What search and links need of a note apart from its body. */
export interface NoteSummary {
  readonly head: NoteHead;
  /** Names by which links find it. */
  readonly names: NamesOfNote;
  readonly isTemplate: boolean;
}

interface KnownNote {
  readonly value: Note;
  /** The day of a daily note, or the day that the user gave the note. */
  readonly day: LocalDay | null;
  readonly isTrashed: boolean;
}

/** Computes summaries of notes from their records and from those of the notebooks and tags to which they refer. */
export class NoteSummaries {
  /** Returns the display name of a day, by which its daily note can be found. */
  readonly #dayName: (day: LocalDay) => string;
  readonly #notes = new Map<string, KnownNote>();
  readonly #notebooks = new Map<string, Fields>();
  readonly #tagNames = new CurrentTagNames();
  /** Ids of the notes whose summary may have changed with a notebook or a tag. */
  #outdated = new Set<string>();
  #pathByNotebook: ReadonlyMap<string, readonly string[]> | null = null;

  constructor(dayName: (day: LocalDay) => string) {
    this.#dayName = dayName;
  }

  putNote(id: string, fields: Fields): NoteSummary {
    const value = readForReading(note, fields);
    const dailyNote = parseDailyNoteId(id);
    const day = dailyNote.ok ? dailyNote.value.day : (value.day ?? null);
    const known = { value, day, isTrashed: inTrash(fields) };
    this.#notes.set(id, known);
    this.#outdated.delete(id);
    return this.#summaryOf(known);
  }

  removeNote(id: string): void {
    this.#notes.delete(id);
    this.#outdated.delete(id);
  }

  /** @param fields null if it was deleted */
  putNotebook(id: string, fields: Fields | null): void {
    if (fields === null) this.#notebooks.delete(id);
    else this.#notebooks.set(id, fields);
    this.#pathByNotebook = null;
    this.#outdateAll();
  }

  /** @param fields null if it was deleted */
  putTag(id: string, fields: Fields | null): void {
    if (this.#tagNames.put(id, fields)) this.#outdateAll();
  }

  /** Returns the current name of a tag. */
  readonly nameNow = (name: string): string => this.#tagNames.nameNow(name);

  /** Returns one of the notes whose summary may have changed with a notebook or a tag; null if there are none left. */
  nextOutdated(): (NoteSummary & { readonly id: string }) | null {
    const [id] = this.#outdated;
    const known = id === undefined ? undefined : this.#notes.get(id);
    if (id === undefined || known === undefined) return null;
    this.#outdated.delete(id);
    return { id, ...this.#summaryOf(known) };
  }

  #outdateAll(): void {
    this.#outdated = new Set(this.#notes.keys());
  }

  #summaryOf({ value, day, isTrashed }: KnownNote): NoteSummary {
    const title = noteTitle(value, this.#dayName, null) ?? '';
    const ofDay = value.day === undefined ? [] : [value.day, this.#dayName(value.day)];
    this.#pathByNotebook ??= pathsOf(this.#notebooks);
    const head: NoteHead = {
      title,
      aliases: [...Object.values(value.aliases), ...ofDay.filter((name) => name !== title)],
      tags: tagsOfNote(value, [], this.nameNow).map(({ tag }) => tag),
      notebookPath: this.#pathByNotebook.get(value.notebook ?? '') ?? [],
      isPinned: value.pinnedAt !== undefined,
      isArchived: value.archivedAt !== undefined,
      isTrashed,
      day,
      createdAt: value.createdAt ?? null,
      editedAt: value.editedAt ?? value.importedEditedAt ?? value.createdAt ?? null,
    };
    return { head, names: namesOfNote(value), isTemplate: value.kind === 'template' };
  }
}

function pathsOf(notebooks: ReadonlyMap<string, Fields>): ReadonlyMap<string, readonly string[]> {
  const pathByNotebook = new Map<string, readonly string[]>();
  const walk = (branches: readonly NotebookBranch[], above: readonly string[]) => {
    for (const { id, notebook, children } of branches) {
      const path = [...above, notebook.name ?? ''];
      pathByNotebook.set(id, path);
      walk(children, path);
    }
  };
  walk(notebookTree(notebooks), []);
  return pathByNotebook;
}
