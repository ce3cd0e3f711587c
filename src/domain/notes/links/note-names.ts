import { compareText, foldCase, foldForSearch } from '../../kernel/index.ts';
import { type OutgoingLink, plainLinkName } from '../markdown/index.ts';
import type { Note } from '../note.ts';

/** What a link can call a note. */
export interface NamesOfNote {
  readonly title: string;
  readonly aliases: readonly string[];
  /** Titles the note had, that links may still hold. */
  readonly formerTitles: readonly string[];
}

export type LinkTarget =
  | { readonly found: 'one'; readonly id: string }
  | { readonly found: 'none' }
  /** Several notes go by this name; sorted by id. */
  | { readonly found: 'several'; readonly ids: readonly string[] };

/** The names of a note as its record has them; a daily note also goes by its day. */
export function namesOfNote(note: Pick<Note, 'title' | 'aliases' | 'formerTitles' | 'day'>): NamesOfNote {
  const day = note.day ?? null;
  return {
    title: note.title ?? '',
    aliases: [...Object.values(note.aliases), ...(day === null ? [] : [day])],
    formerTitles: Object.values(note.formerTitles),
  };
}

/** Finds notes by what links call them. Put a note again whenever one of its names changes. */
export class NoteNames {
  readonly #namesById = new Map<string, readonly Name[]>();
  readonly #namesByKey = new Map<string, Set<Name>>();

  put(id: string, names: NamesOfNote): void {
    this.remove(id);
    const all = [
      nameOf(id, 'title', names.title),
      ...names.aliases.map((alias) => nameOf(id, 'alias', alias)),
      ...names.formerTitles.map((title) => nameOf(id, 'former', title)),
    ].filter(({ key }) => key !== '');
    this.#namesById.set(id, all);
    for (const name of all) {
      const same = this.#namesByKey.get(name.key);
      if (same === undefined) this.#namesByKey.set(name.key, new Set([name]));
      else same.add(name);
    }
  }

  remove(id: string): void {
    for (const name of this.#namesById.get(id) ?? []) {
      const same = this.#namesByKey.get(name.key);
      same?.delete(name);
      if (same?.size === 0) this.#namesByKey.delete(name.key);
    }
    this.#namesById.delete(id);
  }

  /**
   * The note that a name means: as written, else whatever the case, else whatever the accents;
   * in each of these a title before an alias. Titles that notes had before come last.
   */
  resolve(name: string): LinkTarget {
    const written = nameOf('', 'title', name);
    const candidates = [...(this.#namesByKey.get(written.key) ?? [])];
    for (const fits of strictestFirst) {
      const ids = new Set(candidates.filter((candidate) => fits(candidate, written)).map(({ id }) => id));
      const [id] = ids;
      if (ids.size === 1 && id !== undefined) return { found: 'one', id };
      if (ids.size > 1) return { found: 'several', ids: [...ids].sort(compareText) };
    }
    return { found: 'none' };
  }

  /** The note that a link means. */
  resolveLink(link: Pick<OutgoingLink, 'name' | 'target'>): LinkTarget {
    for (const name of namesOfLink(link)) {
      const target = this.resolve(name);
      if (target.found !== 'none') return target;
    }
    return { found: 'none' };
  }

  /** The keys (see {@link linkKey}) under which links to a note may stand. */
  keysOf(id: string): ReadonlySet<string> {
    return new Set((this.#namesById.get(id) ?? []).map(({ key }) => key));
  }

  /** Titles and aliases of each note, in the order in which they were put. */
  *current(): Iterable<{ readonly id: string; readonly names: readonly CurrentName[] }> {
    for (const [id, names] of this.#namesById) yield { id, names: names.filter(isCurrent) };
  }
}

/**
 * What a link may mean by its name, in the order in which it is looked for: a title such as `C# basics` before `#` means
 * a heading, and each without its character references before it is taken as it is written.
 */
export function namesOfLink({ name, target }: Pick<OutgoingLink, 'name' | 'target'>): ReadonlySet<string> {
  return new Set([name, target].flatMap((written) => [plainLinkName(written), written]));
}

/** What all spellings of a name have in common. */
export function linkKey(name: string): string {
  return foldForSearch(normalised(name)).trim();
}

export interface CurrentName {
  readonly kind: 'title' | 'alias';
  readonly shown: string;
  /** Folded, as {@link linkKey} does. */
  readonly key: string;
}

interface Name {
  readonly id: string;
  readonly kind: 'title' | 'alias' | 'former';
  readonly shown: string;
  readonly exact: string;
  readonly caseless: string;
  readonly key: string;
}

function nameOf(id: string, kind: Name['kind'], shown: string): Name {
  const exact = normalised(shown);
  return { id, kind, shown, exact, caseless: foldCase(exact), key: linkKey(shown) };
}

function normalised(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

function isCurrent(name: Name): name is Name & CurrentName {
  return name.kind !== 'former';
}

type Fit = (candidate: Name, written: Name) => boolean;

const spellings: readonly Fit[] = [
  (candidate, written) => candidate.exact === written.exact,
  (candidate, written) => candidate.caseless === written.caseless,
  () => true,
];

const strictestFirst: readonly Fit[] = [
  ...spellings.flatMap((fits) => [ofKind('title', fits), ofKind('alias', fits)]),
  ...spellings.map((fits) => ofKind('former', fits)),
];

function ofKind(kind: Name['kind'], fits: Fit): Fit {
  return (candidate, written) => candidate.kind === kind && fits(candidate, written);
}
