import { type Condition, rangesIn, type TextRange } from '../../search/index.ts';
import type { FoundNote } from './indexed-note.ts';
import { matches, type Needle } from './matching.ts';
import { scoreOf } from './scoring.ts';
import { type Snippet, snippetsOf } from './snippets.ts';

export interface SearchHit {
  readonly id: string;
  /** Larger is better; hits with equal scores are sorted newest first. */
  readonly score: number;
  /** The positions of the words in the title. */
  readonly titleRanges: readonly TextRange[];
  readonly snippets: readonly Snippet[];
}

export interface SearchResult {
  /** The number of matching notes counted so far, shown or not. */
  readonly total: number;
  readonly isTotalWhole: boolean;
  /** Best first. */
  readonly hits: readonly SearchHit[];
}

export interface HitCounts {
  /** The maximum number of hits. */
  readonly limit: number;
  /** The number of hits found before counting starts; the others are added while counting. Defaults to `limit`. */
  readonly atOnce?: number;
}

/**
 * A search in progress. It finds the best hits first: notes are read in ranking order, so that reading can stop as soon
 * as there are enough hits. The remaining matches are counted afterwards, in steps of any size.
 */
export class SearchRun {
  readonly #condition: Condition | null;
  readonly #needles: readonly Needle[];
  readonly #candidates: readonly FoundNote[];
  readonly #limit: number;
  readonly #ids: string[] = [];
  #hits: readonly SearchHit[];
  #at = 0;

  /** @param candidates every note that may match, newest first */
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

  /**
   * Counts further matches, and adds hits up to the limit.
   *
   * @param notes the maximum number of notes to read, above 0
   */
  countOn(notes: number): void {
    const found = this.#read(notes, Number.POSITIVE_INFINITY);
    const more = found.slice(0, this.#limit - this.#hits.length);
    if (more.length > 0) this.#hits = [...this.#hits, ...more.map((note) => hitOf(note, this.#needles))];
  }

  get result(): SearchResult {
    return { total: this.#ids.length, isTotalWhole: this.#at === this.#candidates.length, hits: this.#hits };
  }

  /** The ids of the matching notes counted so far, best first. */
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
