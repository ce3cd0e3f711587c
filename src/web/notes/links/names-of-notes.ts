import { compareText } from '#domain/kernel/index.ts';
import {
  linkKey,
  NamesByPresence,
  type NamesOfNote,
  type NoteNames,
  namesOfLink,
  namesOfNote,
} from '#domain/notes/links/index.ts';
import type { DocumentActions, RecordEntry } from '../../replica/index.ts';

/** What a link can be to a note: itself, or in the trash. */
export interface NamedNotes {
  /**
   * The note that a link means, and its heading unless that is part of the title; null where there is none.
   *
   * @param name as a link writes it, such as `Title#Heading`
   */
  readonly find: (name: string) => FoundNote | null;
  /** Another number whenever a link may lead elsewhere. */
  readonly version: number;
}

export interface FoundNote {
  readonly id: string;
  /** Of what the link names; null where that is the whole note. */
  readonly heading: string | null;
}

const followed = new WeakMap<DocumentActions, FollowedNames>();

/** The names of all notes as they are now. Only those of notes that changed are read again. */
export function namesOfNotes(document: DocumentActions): NamedNotes {
  const names = followed.get(document) ?? new FollowedNames();
  followed.set(document, names);
  names.follow(document.records('notes'));
  return names;
}

/** Notes that are there come before those in the trash, which a link still leads to: there they can be brought back. */
export class FollowedNames implements NamedNotes {
  readonly #names = new NamesByPresence();
  readonly #known = new Map<string, { readonly note: RecordEntry<'notes'>; readonly print: string }>();
  #notes: readonly RecordEntry<'notes'>[] = [];
  version = 0;

  follow(notes: readonly RecordEntry<'notes'>[]): void {
    if (notes === this.#notes) return;
    this.#notes = notes;
    for (const note of notes) if (this.#known.get(note.id)?.note !== note) this.#put(note);
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

  /** Where several notes go by one name alike, it is the one that has done so longest, or gave it up last. */
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

/** A note and a heading in it, as they are written, `` where a name has none of the one, null where it has none of the other. */
export function partsOfName(name: string): { readonly target: string; readonly heading: string | null } {
  const hash = name.indexOf('#');
  const heading = hash < 0 ? '' : name.slice(hash + 1).trim();
  return { target: (hash < 0 ? name : name.slice(0, hash)).trim(), heading: heading === '' ? null : heading };
}

/** Stamps, which sort as text: since when a note goes by a name, and until when it did; `` for never. */
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
