import { compareText } from '#domain/kernel/index.ts';
import {
  linkKey,
  NamesByPresence,
  type NamesOfNote,
  type NoteNames,
  namesOfLink,
  namesOfNote,
} from '#domain/notes/links/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import { type DocumentActions, onceForAll, type RecordEntry } from '../../replica/index.ts';
import { runInSteps } from '../../ui/run-in-steps.ts';

/** The names by which links find notes, including those in the trash. */
export interface NamedNotes {
  /**
   * Returns the note to which a link leads, and the heading unless the part after `#` belongs to the note's title; null
   * if there is no such note.
   *
   * @param name as written in a link, such as `Title#Heading`
   */
  readonly find: (name: string) => FoundNote | null;
  /** Changes whenever a link may resolve differently. */
  readonly version: number;
  /** Whether the names of all notes have been read; if not, `find` may miss a note. */
  readonly isWhole: boolean;
  /** Calls the listener once the names of all notes have been read. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FoundNote {
  readonly id: string;
  /** Heading that the link names; null if it links to the whole note. */
  readonly heading: string | null;
}

/** The number of notes whose names are read in one step, which takes less than a millisecond. */
const notesAStep = 50;

const namesFollowedIn = onceForAll((_document: DocumentActions) => new FollowedNames());

/** Returns the current names of all notes. Only changed notes are read again, many of them in slices. */
export function namesOfNotes(document: DocumentActions): NamedNotes {
  const names = namesFollowedIn(document);
  names.follow(document.records('notes'));
  return names;
}

/**
 * Resolves names to notes outside the trash first, then to notes in the trash, from which the user can restore them.
 */
export class FollowedNames implements NamedNotes {
  readonly #names = new NamesByPresence();
  readonly #known = new Map<string, { readonly note: RecordEntry<'notes'>; readonly print: string }>();
  readonly #whole = new Emitter();
  #notes: readonly RecordEntry<'notes'>[] = [];
  #stopReading = () => {};
  version = 0;
  isWhole = true;

  readonly subscribe = this.#whole.subscribe;

  follow(notes: readonly RecordEntry<'notes'>[]): void {
    if (notes === this.#notes) return;
    this.#notes = notes;
    this.#stopReading();
    this.isWhole = false;
    this.#stopReading = runInSteps(this.#read(notes), () => {
      this.isWhole = true;
      queueMicrotask(() => this.#whole.emit()); // the names may be read by a component that is rendering
    });
  }

  *#read(notes: readonly RecordEntry<'notes'>[]): Generator<void, void> {
    const changed = notes.filter((note) => this.#known.get(note.id)?.note !== note);
    for (const [at, note] of changed.entries()) {
      if (at % notesAStep === notesAStep - 1) yield;
      this.#put(note);
    }
    if (this.#known.size > notes.length) this.#removeOthers(new Set(notes.map(({ id }) => id)));
  }

  find(name: string): FoundNote | null {
    const { target, heading } = partsOfName(name);
    const wholes = namesOfLink({ name, target: name });
    for (const names of this.#names.presentFirst) {
      for (const each of namesOfLink({ name, target })) {
        const id = this.#idIn(names, each);
        if (id !== null) return { id, heading: wholes.has(each) ? null : heading };
      }
    }
    return null;
  }

  /**
   * Returns the note with a name. If several notes match equally well, it is the one that has had the name for the
   * longest time or, for former titles, gave it up last.
   */
  #idIn(names: NoteNames, name: string): string | null {
    const target = names.resolve(name);
    if (target.found === 'none') return null;
    if (target.found === 'one') return target.id;
    const key = linkKey(name);
    const [first] = target.ids
      .map((id) => ({ id, ...timesOf(this.#known.get(id)?.note, key) }))
      .sort((a, b) => compareText(a.since, b.since) || compareText(b.until, a.until));
    return first?.id ?? null;
  }

  #put(note: RecordEntry<'notes'>): void {
    const names = namesOfNote(note.value);
    const print = printOf(names, note.inTrash);
    const before = this.#known.get(note.id)?.print;
    this.#known.set(note.id, { note, print });
    if (print === before) return;
    this.version++;
    this.#names.put(note.id, names, note.inTrash);
  }

  #removeOthers(ids: ReadonlySet<string>): void {
    for (const id of this.#known.keys()) {
      if (ids.has(id)) continue;
      this.version++;
      this.#known.delete(id);
      this.#names.remove(id);
    }
  }
}

/**
 * Splits the name in a link into the target and the heading, both as written. Without a target it is an empty string;
 * without a heading it is null.
 */
export function partsOfName(name: string): { readonly target: string; readonly heading: string | null } {
  const hash = name.indexOf('#');
  const heading = hash < 0 ? '' : name.slice(hash + 1).trim();
  return { target: (hash < 0 ? name : name.slice(0, hash)).trim(), heading: heading === '' ? null : heading };
}

/**
 * Returns two stamps, which sort correctly as strings: since when a note has had a name, and until when it had the name
 * as a title. A stamp is empty if there is no such time.
 */
function timesOf(note: RecordEntry<'notes'> | undefined, key: string) {
  const stamps = (paths: RegExp) =>
    [...(note?.leaves ?? [])]
      .flatMap(([path, { value, stamp }]) =>
        paths.test(path) && typeof value === 'string' && linkKey(value) === key ? stamp : [],
      )
      .sort(compareText);
  return { since: stamps(/^(title|day|aliases\/.*)$/)[0] ?? '', until: stamps(/^formerTitles\//).at(-1) ?? '' };
}

function printOf({ title, aliases, formerTitles }: NamesOfNote, inTrash: boolean): string {
  return JSON.stringify([title, aliases, formerTitles, inTrash]);
}
