import { idOf, type LocalDay, parseDailyNoteId, parsePath } from '#domain/kernel/index.ts';
import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { namesOfNote } from '#domain/notes/links/index.ts';
import type { NoteHead } from '#domain/notes/search/index.ts';
import { tagNames, tagsOfNote } from '#domain/notes/tags/index.ts';
import { ContentStream } from '#sync/replica/content-stream.ts';
import type { DocumentActions, RecordEntry } from '../../replica/index.ts';
import { noteTitle } from '../note-title.ts';
import type { IdAndSummary } from './messages-to-worker.ts';
import type { FeedSink, NotesFeed } from './notes-feed.ts';

const headsAtOnce = 250;
/** Time slice for preparing summaries. Even on phones, a slice and one more message take less than a frame. */
const sliceMs = 6;

/** Pause between slices during a first sync, which has priority over the search index. */
const givingWayMs = 500;

/** Returns the display name of a day, by which its daily note can be found. */
type DayName = (day: LocalDay) => string;

/** Returns a feed that sends all notes of the document open on this page, and then every change. */
export function replicaFeed(document: DocumentActions, dayName: DayName): NotesFeed {
  return {
    follow: (into, signal) => {
      const follower = new Follower(document, dayName, into);
      signal.addEventListener('abort', () => follower.stop());
    },
  };
}

class Follower {
  readonly #document: DocumentActions;
  readonly #dayName: DayName;
  readonly #into: FeedSink;
  readonly #given = new Map<string, RecordEntry<'notes'>>();
  readonly #stopListening: () => void;
  #names: Names | null = null;
  /** The list of notes from which `#due` was last computed. */
  #notes: readonly RecordEntry<'notes'>[] | null = null;
  /** Notes that have not been sent yet, in reverse order. */
  #due: RecordEntry<'notes'>[] = [];
  #texts: ContentStream | null = null;
  #scheduled = false;
  #stopped = false;
  #headsGiven = false;
  #textsGiven = false;
  #isFedSaid = false;

  constructor(document: DocumentActions, dayName: DayName, into: FeedSink) {
    this.#document = document;
    this.#dayName = dayName;
    this.#into = into;
    this.#stopListening = document.subscribe(() => this.#soon());
    this.#soon(); // after the first render
  }

  stop(): void {
    this.#stopped = true;
    this.#stopListening();
    this.#texts?.stop();
  }

  /**
   * Schedules the sending of summaries. Each keystroke changes a record summary, so changes are throttled and never
   * sent in the task that handles the keystroke.
   */
  #soon(ms = 100): void {
    if (this.#scheduled || this.#stopped) return;
    this.#scheduled = true;
    setTimeout(() => {
      this.#scheduled = false;
      this.#giveHeads();
    }, ms);
  }

  #giveHeads(): void {
    if (this.#stopped || !this.#document.ready) return;
    this.#texts ??= this.#feedTexts();
    const notes = this.#document.records('notes');
    const names = this.#namesNow();
    if (names !== this.#names) this.#given.clear();
    if (names.tags !== this.#names?.tags) this.#into.putTagRenames(renamesIn(names.tags));
    if (names !== this.#names || notes !== this.#notes) {
      this.#due = notes.filter((note) => this.#given.get(note.id) !== note).reverse();
      this.#names = names;
      this.#notes = notes;
    }
    const until = performance.now() + sliceMs;
    do {
      const some = this.#due.splice(-headsAtOnce).reverse();
      for (const note of some) this.#given.set(note.id, note);
      if (some.length > 0) this.#into.putSummaries(some.map((note) => summaryOf(note, names, this.#dayName)));
    } while (this.#due.length > 0 && performance.now() < until);
    if (this.#due.length > 0) return this.#soon(this.#document.replica.meta.cursor === null ? givingWayMs : 0);
    this.#removeOthers(notes);
    this.#headsGiven = true;
    this.#sayFed();
  }

  /**
   * Reports, once, that all summaries and bodies have been sent; a note is searchable when both have arrived. Only
   * changes follow.
   */
  #sayFed(): void {
    if (this.#isFedSaid || !this.#headsGiven || !this.#textsGiven || this.#stopped) return;
    this.#isFedSaid = true;
    this.#into.fed();
  }

  #removeOthers(notes: readonly RecordEntry<'notes'>[]): void {
    if (this.#given.size === notes.length) return;
    const here = new Set(notes.map(({ id }) => id));
    const gone = [...this.#given.keys()].filter((id) => !here.has(id));
    for (const id of gone) this.#given.delete(id);
    if (gone.length > 0) this.#into.remove(gone);
  }

  #namesNow(): Names {
    const notebooks = this.#document.records('notebooks');
    const tags = this.#document.records('tags');
    const known = this.#names;
    return known?.notebooks === notebooks && known.tags === tags ? known : namesOf(notebooks, tags);
  }

  #feedTexts(): ContentStream {
    const into = this.#into;
    return new ContentStream(this.#document.replica, 'notes', {
      expect: (texts) => into.expectTexts(texts),
      chunk: ({ bytes, ...stored }, places) =>
        into.putPage({
          chunk: { ...stored, bytes: new Uint8Array(bytes) },
          places: places.map(({ key, offset, length }) => [idOf(key), offset, length] as const),
        }),
      text: (key, text) => into.putTexts([{ id: idOf(key), text }]),
      given: () => {
        this.#textsGiven = true;
        this.#sayFed();
      },
    });
  }
}

/** The names of the notebooks and tags to which notes refer, rebuilt when a notebook or a tag changes. */
interface Names {
  readonly notebooks: readonly RecordEntry<'notebooks'>[];
  readonly tags: readonly RecordEntry<'tags'>[];
  readonly pathByNotebook: ReadonlyMap<string, readonly string[]>;
  readonly nameNow: (tag: string) => string;
}

function namesOf(notebooks: Names['notebooks'], tags: Names['tags']): Names {
  const pathByNotebook = new Map<string, readonly string[]>();
  const walk = (branches: readonly NotebookBranch[], above: readonly string[]) => {
    for (const { id, notebook, children } of branches) {
      const path = [...above, notebook.name ?? ''];
      pathByNotebook.set(id, path);
      walk(children, path);
    }
  };
  walk(notebookTree(new Map(notebooks.map(({ id, leaves }) => [id, leaves]))), []);
  const nameNow = tagNames(new Map(tags.map(({ id, value }) => [tagOf(id), value])));
  return { notebooks, tags, pathByNotebook, nameNow };
}

function summaryOf(note: RecordEntry<'notes'>, { pathByNotebook, nameNow }: Names, dayName: DayName): IdAndSummary {
  const { id, value, inTrash } = note;
  const title = noteTitle(value, dayName, null) ?? '';
  const ofDay = value.day === undefined ? [] : [value.day, dayName(value.day)];
  const dailyNote = parseDailyNoteId(id);
  const head: NoteHead = {
    title,
    aliases: [...Object.values(value.aliases), ...ofDay.filter((name) => name !== title)],
    tags: tagsOfNote(value, [], nameNow).map(({ tag }) => tag),
    notebookPath: pathByNotebook.get(value.notebook ?? '') ?? [],
    isPinned: value.pinnedAt !== undefined,
    isArchived: value.archivedAt !== undefined,
    isTrashed: inTrash,
    day: dailyNote.ok ? dailyNote.value.day : (value.day ?? null),
    createdAt: value.createdAt ?? null,
    editedAt: value.editedAt ?? value.importedEditedAt ?? value.createdAt ?? null,
  };
  return { id, head, names: namesOfNote(value), isTemplate: value.kind === 'template' };
}

function renamesIn(tags: Names['tags']): readonly (readonly [string, string])[] {
  return tags.flatMap(({ id, value: { renamedTo } }) => (renamedTo === undefined ? [] : [[tagOf(id), renamedTo]]));
}

/** Returns the tag name of a tag record. The id of such a record is the name, encoded as a path segment. */
function tagOf(id: string): string {
  const path = parsePath(id);
  return path.ok ? path.value.join('/') : id;
}
