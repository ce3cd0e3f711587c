import { compareText, foldCase, foldForSearch } from '../../kernel/index.ts';
import { type OutgoingLink, plainLinkName } from '../markdown/index.ts';
import type { Note } from '../note.ts';

/** The names by which links can refer to a note. */
export interface NamesOfNote {
  readonly title: string;
  readonly aliases: readonly string[];
  /** Earlier titles, which links may still contain. */
  readonly formerTitles: readonly string[];
}

export type LinkTarget =
  | { readonly found: 'one'; readonly id: string }
  | { readonly found: 'none' }
  /** Several notes have this name; sorted by id. */
  | { readonly found: 'several'; readonly ids: readonly string[] };

/** Returns the names of a note from its record. A daily note also has its day as a name. */
export function namesOfNote(note: Pick<Note, 'title' | 'aliases' | 'formerTitles' | 'day'>): NamesOfNote {
  const day = note.day ?? null;
  return {
    title: note.title ?? '',
    aliases: [...Object.values(note.aliases), ...(day === null ? [] : [day])],
    formerTitles: Object.values(note.formerTitles),
  };
}

/** Finds notes by their names. Call `put` again whenever a name of a note changes. */
export class NoteNames {
  readonly #namesById = new Map<string, readonly Name[]>();
  readonly #namesByKey = new Map<string, Name[]>();

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
      if (same === undefined) this.#namesByKey.set(name.key, [name]);
      else same.push(name);
    }
  }

  remove(id: string): void {
    for (const name of this.#namesById.get(id) ?? []) {
      const others = this.#namesByKey.get(name.key)?.filter((same) => same !== name) ?? [];
      if (others.length === 0) this.#namesByKey.delete(name.key);
      else this.#namesByKey.set(name.key, others);
    }
    this.#namesById.delete(id);
  }

  /**
   * Resolves a name to a note: first by an exact match, then ignoring case, then also ignoring accents. At each of
   * these levels, titles take precedence over aliases. Former titles come last.
   */
  resolve(name: string): LinkTarget {
    const written = nameOf('', 'title', name);
    const candidates = this.#namesByKey.get(written.key) ?? [];
    for (const fits of strictestFirst) {
      const ids = new Set(candidates.filter((candidate) => fits(candidate, written)).map(({ id }) => id));
      const [id] = ids;
      if (ids.size === 1 && id !== undefined) return { found: 'one', id };
      if (ids.size > 1) return { found: 'several', ids: [...ids].sort(compareText) };
    }
    return { found: 'none' };
  }

  resolveLink(link: Pick<OutgoingLink, 'name' | 'target'>): LinkTarget {
    for (const name of namesOfLink(link)) {
      const target = this.resolve(name);
      if (target.found !== 'none') return target;
    }
    return { found: 'none' };
  }

  /** Returns the keys (see {@link linkKey}) that links to a note can have. */
  keysOf(id: string): ReadonlySet<string> {
    return new Set((this.#namesById.get(id) ?? []).map(({ key }) => key));
  }

  /** Yields the titles and aliases of each note, in insertion order. */
  *current(): Iterable<{ readonly id: string; readonly names: readonly CurrentName[] }> {
    for (const [id, names] of this.#namesById) yield { id, names: names.filter(isCurrent) };
  }
}

/**
 * Returns the possible names in a link, in lookup order. A title such as `C# basics` takes precedence over a `#` that
 * starts a heading. Each name is tried with its character references decoded, then as written.
 */
export function namesOfLink({ name, target }: Pick<OutgoingLink, 'name' | 'target'>): ReadonlySet<string> {
  return new Set([name, target].flatMap((written) => [plainLinkName(written), written]));
}

/** Returns the common key of all spellings of a name. */
export function linkKey(name: string): string {
  return foldForSearch(normalised(name)).trim();
}

export interface CurrentName {
  readonly kind: 'title' | 'alias';
  readonly shown: string;
  /** Folded by {@link linkKey}. */
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
