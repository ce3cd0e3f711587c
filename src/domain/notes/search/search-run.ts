import type { TextRange } from './folded-text.ts';
import type { FoundNote } from './indexed-note.ts';
import { matches, type Needle } from './matching.ts';
import type { Condition } from './query.ts';
import { scoreOf } from './scoring.ts';
import { rangesIn, type Snippet, snippetsOf } from './snippets.ts';

export interface SearchHit {
  readonly id: string;
  /** Larger is better; hits of one score stand the newest first. */
  readonly score: number;
  /** Where the words stand in the title. */
  readonly titleRanges: readonly TextRange[];
  readonly snippets: readonly Snippet[];
}

export interface SearchResult {
  /** Notes that answer the query, shown or not, as far as they are counted. */
  readonly total: number;
  /** Whether all are counted. */
  readonly isTotalWhole: boolean;
  /** The best first. */
  readonly hits: readonly SearchHit[];
}

/** How many hits a search gives. */
export interface HitCounts {
  /** At most. */
  readonly limit: number;
  /** So many of them before anything is counted, the rest meanwhile; all of them where it is left out. */
  readonly atOnce?: number;
}

/**
 * A search on its way. The best hits are found first: notes are read in the order in which they would stand, so that
 * reading stops as soon as there are enough. What is left is counted afterwards, as much at a time as there is time for.
 */
export class SearchRun {
  readonly #condition: Condition | null;
  readonly #needles: readonly Needle[];
  readonly #candidates: readonly FoundNote[];
  readonly #limit: number;
  readonly #ids: string[] = [];
  #hits: readonly SearchHit[];
  #at = 0;

  /** @param candidates every note that may match, the newest first */
  constructor(
    condition: Condition | null,
    needles: readonly Needle[],
    candidates: readonly FoundNote[],
    { limit, atOnce = limit }: HitCounts,
  ) {
    this.#condition = condition;
    this.#needles = needles;
    this.#limit = limit;
    this.#candidates = bestFirst(candidates, needles);
    this.#hits = this.#read(this.#candidates.length, atOnce).map((note) => hitOf(note, this.#needles));
  }

  /** Reads on: counts, and adds hits while they are fewer than were asked for. @param notes at most so many, above 0 */
  countOn(notes: number): void {
    const found = this.#read(notes, Number.POSITIVE_INFINITY);
    const more = found.slice(0, this.#limit - this.#hits.length);
    if (more.length > 0) this.#hits = [...this.#hits, ...more.map((note) => hitOf(note, this.#needles))];
  }

  get result(): SearchResult {
    return { total: this.#ids.length, isTotalWhole: this.#at === this.#candidates.length, hits: this.#hits };
  }

  /** The notes that answer the query, the best first, as far as they are counted. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  #read(notes: number, enough: number): readonly FoundNote[] {
    const found: FoundNote[] = [];
    const end = Math.min(this.#candidates.length, this.#at + notes);
    while (this.#at < end && found.length < enough) {
      const note = this.#candidates[this.#at++] as FoundNote;
      if (this.#condition !== null && !matches(this.#condition, note.head, note.body)) continue;
      this.#ids.push(note.id);
      found.push(note);
    }
    return found;
  }
}

function bestFirst(candidates: readonly FoundNote[], needles: readonly Needle[]): readonly FoundNote[] {
  const notesByScore = new Map<number, FoundNote[]>();
  for (const note of candidates) {
    const score = scoreOf(needles, note);
    const equals = notesByScore.get(score);
    if (equals === undefined) notesByScore.set(score, [note]);
    else equals.push(note);
  }
  return Array.from(notesByScore)
    .sort(([a], [b]) => b - a)
    .flatMap(([, notes]) => notes);
}

function hitOf(note: FoundNote, needles: readonly Needle[]): SearchHit {
  const { id, head, body } = note;
  const inTitle = needles.map(({ needle }) => needle);
  const inText = needles.flatMap(({ needle, isTitleOnly }) => (isTitleOnly ? [] : needle));
  return {
    id,
    score: scoreOf(needles, note),
    titleRanges: rangesIn(head.value.title, head.title, inTitle),
    snippets: body === null ? [] : snippetsOf(body, inText),
  };
}
