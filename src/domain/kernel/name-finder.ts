import { foldForSearch } from './fold.ts';

/** Something that goes by one name or several. */
export interface Named {
  readonly id: string;
  /** The first is the one it is shown by. */
  readonly names: readonly string[];
}

export interface NameHit {
  readonly id: string;
  /** Which of its names was found: 0 for the one it is shown by. */
  readonly name: number;
}

/**
 * Finds what somebody calls by any part of its name, case and accents aside. Every word of the query has to be in one
 * name; a name that begins with the query comes first, then words that begin with it, then the inside of words, and
 * among equals whatever was given first.
 */
export class NameFinder {
  readonly #entries: readonly Entry[];
  /** Who types on finds among what was found: every word of the longer query takes something away, or nothing. */
  #before: Found | null = null;

  /** @param named the likeliest first */
  constructor(named: Iterable<Named>) {
    this.#entries = Array.from(named, ({ id, names }) => ({ id, names: names.map(foldForSearch) }));
  }

  /** @param limit the most to give; without words the first of all are given */
  find(query: string, limit: number): readonly NameHit[] {
    const whole = foldForSearch(query).trim();
    const words = whole.split(/\s+/).filter((word) => word !== '');
    const ranks: NameHit[][] = ranksBestFirst.map(() => []);
    const found: Entry[] = [];
    for (const entry of this.#among(whole)) {
      const best = bestOf(entry.names, whole, words);
      if (best === null) continue;
      found.push(entry);
      const hits = ranks[best.rank];
      if (hits !== undefined && hits.length < limit) hits.push({ id: entry.id, name: best.name });
    }
    this.#before = { whole, entries: found };
    return ranks.flat().slice(0, limit);
  }

  #among(whole: string): readonly Entry[] {
    return this.#before !== null && whole.startsWith(this.#before.whole) ? this.#before.entries : this.#entries;
  }
}

interface Found {
  /** The query, folded. */
  readonly whole: string;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly id: string;
  readonly names: readonly string[];
}

const ranksBestFirst = ['whole', 'start', 'word start', 'inside'] as const;

/** The rank of another name lies behind that of the shown one only where both match alike. */
function bestOf(names: readonly string[], whole: string, words: readonly string[]) {
  let best: { readonly rank: number; readonly name: number } | null = null;
  for (let name = 0; name < names.length; name++) {
    const rank = rankOf(names[name] as string, whole, words);
    if (rank !== null && (best === null || rank < best.rank)) best = { rank, name };
  }
  return best;
}

function rankOf(name: string, whole: string, words: readonly string[]): number | null {
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  let rank = 2;
  for (const word of words) {
    const at = name.indexOf(word);
    if (at < 0) return null;
    if (!startsAWord(name, word, at)) rank = 3;
  }
  return rank;
}

function startsAWord(name: string, word: string, first: number): boolean {
  for (let at = first; at >= 0; at = name.indexOf(word, at + 1)) {
    if (at === 0 || !isWordCharacter(name.charCodeAt(at - 1))) return true;
  }
  return false;
}

/** Letters and digits; beyond ASCII everything counts, so that scripts without spaces rank by their start alone. */
function isWordCharacter(code: number): boolean {
  return code > 127 || (code >= 48 && code <= 57) || (code >= 97 && code <= 122);
}
