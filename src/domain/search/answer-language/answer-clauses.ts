import type { Sport } from '../../exercise/index.ts';
import type { TextRange } from '../folded-text.ts';
import { partsOf, type ReadPart } from '../query-parts.ts';
import { type NamedPeriod, periodNamed } from './answer-periods.ts';
import {
  type Aggregate,
  type AnswerClause,
  type AnswerForm,
  type AnswerGroup,
  type AnswerProblem,
  type AnswerQuantity,
  aggregates,
  answerForms,
  answerGroups,
  quantities,
} from './answer-plan.ts';
import { sportNamed, totalAsked } from './answer-totals.ts';
import { englishAnswerWord } from './german-answer-words.ts';

interface AskedSport {
  readonly text: string;
  readonly sport: Sport;
}

/** The words of a line that say what to show, and the search that remains. */
export interface ReadClauses {
  readonly aggregate: Aggregate | null;
  readonly quantity: AnswerQuantity | null;
  readonly form: AnswerForm | null;
  readonly by: AnswerGroup | null;
  /** The range of `by` and its value, if the line has them. */
  readonly byRange: TextRange;
  readonly last: number | null;
  /** `this week`, `last month` and the like, of which all must be met. */
  readonly periods: readonly NamedPeriod[];
  /** The number in `best squat 5`. */
  readonly minReps: number | null;
  /** The sports of which a total is asked, with the words for them. */
  readonly sports: readonly AskedSport[];
  /** The line with spaces in place of these words, so that positions stay the same. */
  readonly search: string;
  readonly problems: readonly AnswerProblem[];
}

export const clauses = ['as', 'by', 'last'] as const satisfies readonly AnswerClause[];

export const valuesByClause: { readonly [C in AnswerClause]: readonly string[] } = {
  as: answerForms,
  by: answerGroups,
  last: ['5', '12', '30'],
};

const maxResults = 1000;

type Word = ReadPart & { readonly kind: 'word' };

export function readClauses(line: string): ReadClauses {
  return new ClauseReader(line).read();
}

class ClauseReader {
  readonly #line: string;
  /** The words outside parentheses that are not negated; null stands for any other part of the line. */
  readonly #words: readonly (Word | null)[];
  readonly #taken: TextRange[] = [];
  /** The sports of a total. */
  #sports: readonly AskedSport[] = [];
  readonly #problems: AnswerProblem[] = [];
  readonly #values = new Map<AnswerClause, { readonly value: string; readonly range: TextRange }>();

  constructor(line: string) {
    this.#line = line;
    this.#words = wordsOutside(partsOf(line));
  }

  read(): ReadClauses {
    const stated = this.#readMeasure();
    const periods = this.#readPeriods();
    for (const [at, word] of this.#words.entries()) {
      const clause = clauses.find((each) => word !== null && isWord(word, each));
      if (word !== null && clause !== undefined && !this.#isTaken(word)) this.#readClause(clause, word, at);
    }
    const { aggregate, quantity } = stated.aggregate === null ? this.#readTotal(periods.length > 0) : stated;
    const isLoad = quantity === null || quantity === 'load';
    const minReps = aggregate === 'best' && isLoad ? this.#readLeastReps() : null;
    const last = this.#values.get('last');
    return {
      aggregate,
      quantity,
      minReps,
      periods,
      form: answerForms.find((form) => form === this.#values.get('as')?.value) ?? null,
      by: answerGroups.find((group) => group === this.#values.get('by')?.value) ?? null,
      byRange: this.#values.get('by')?.range ?? { from: 0, to: 0 },
      last: last === undefined ? null : Number(last.value),
      sports: this.#sports,
      search: this.#search(),
      problems: this.#problems,
    };
  }

  /** Reads a figure at the start of the line: `best`, `best load`, `sum of volume`. */
  #readMeasure(): Pick<ReadClauses, 'aggregate' | 'quantity'> {
    const [first, ...others] = this.#words;
    const aggregate = aggregates.find((each) => first && isWord(first, each)) ?? null;
    if (aggregate === null || !first) return { aggregate: null, quantity: null };
    this.#taken.push(first);
    const [of] = others;
    const hasOf = of !== null && of !== undefined && isWord(of, 'of');
    if (hasOf) this.#taken.push(of);
    const next = others[hasOf ? 1 : 0];
    const quantity = quantities.find((each) => next && isWord(next, each)) ?? null;
    if (quantity !== null && next) this.#taken.push(next);
    return { aggregate, quantity };
  }

  /** Reads two words that name a period, before `last` is read as a clause. */
  #readPeriods(): readonly NamedPeriod[] {
    return this.#words.flatMap((word, at) => {
      const next = this.#words[at + 1] ?? null;
      const period = word === null || next === null ? null : periodNamed(word.text, next.text);
      if (word === null || next === null || period === null || this.#isTaken(word)) return [];
      this.#taken.push(word, next);
      return [period];
    });
  }

  /** Reads a total that is asked for by its name alone: `distance run this week`. */
  #readTotal(hasPeriod: boolean): Pick<ReadClauses, 'aggregate' | 'quantity'> {
    const [first, ...others] = this.#words;
    const left = others.flatMap((word) => (word === null || this.#isTaken(word) ? [] : [word]));
    const texts = left.map(({ text }) => text);
    const quantity = first ? totalAsked(first.text, texts, hasPeriod) : null;
    if (quantity === null || !first) return { aggregate: null, quantity: null };
    this.#taken.push(first);
    this.#sports = left.flatMap((word) => {
      const sport = sportNamed(word.text);
      if (sport === null) return [];
      this.#taken.push(word);
      return [{ text: word.text, sport }];
    });
    return { aggregate: 'sum', quantity };
  }

  #readClause(clause: AnswerClause, word: Word, at: number): void {
    const known = valuesByClause[clause];
    const next = this.#words[at + 1] ?? null;
    if (word.text.toLowerCase() !== clause && !isValueOf(clause, next)) return;
    this.#taken.push(word);
    if (next === null) {
      this.#problems.push({ code: 'answer/value-missing', clause, known, from: word.from, to: word.to });
      return;
    }
    this.#taken.push(next);
    const range = { from: word.from, to: next.to };
    const value = englishAnswerWord(next.text);
    if (clause === 'last' && !isCount(value))
      this.#problems.push({ code: 'answer/bad-count', value: next.text, ...range });
    else if (clause !== 'last' && !known.includes(value))
      this.#problems.push({ code: 'answer/unknown-value', clause, value: next.text, known, ...range });
    else if (this.#values.has(clause)) this.#problems.push({ code: 'answer/repeated', clause, ...range });
    else this.#values.set(clause, { value, range });
  }

  /** Reads the number in `best squat 5`: the only word of the search that is a whole number. */
  #readLeastReps(): number | null {
    const numbers = this.#words.filter((word) => word !== null && /^[1-9]\d?$/.test(word.text) && !this.#isTaken(word));
    const [word] = numbers;
    if (numbers.length !== 1 || !word) return null;
    this.#taken.push(word);
    return Number(word.text);
  }

  #isTaken(word: Word): boolean {
    return this.#taken.some(({ from }) => from === word.from);
  }

  #search(): string {
    let search = this.#line;
    const put = (text: string, { from, to }: TextRange) => {
      search = search.slice(0, from) + text.padEnd(to - from) + search.slice(to);
    };
    for (const range of this.#taken) put('', range);
    return search;
  }
}

function wordsOutside(parts: readonly ReadPart[]): readonly (Word | null)[] {
  let depth = 0;
  let isNegated = false;
  const words: (Word | null)[] = [];
  for (const part of parts) {
    if (part.kind === 'open') depth += 1;
    if (part.kind === 'close') depth -= 1;
    if (part.kind === 'space' || part.kind === 'not') {
      isNegated = part.kind === 'not';
      continue;
    }
    words.push(part.kind === 'word' && depth === 0 && !isNegated ? part : null);
    isNegated = false;
  }
  return words;
}

/** German clauses are common words, such as `als`, so they count only before a value that fits. */
function isValueOf(clause: AnswerClause, word: Word | null): boolean {
  if (word === null) return false;
  const value = englishAnswerWord(word.text);
  return clause === 'last' ? isCount(value) : valuesByClause[clause].includes(value);
}

function isCount(value: string): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= maxResults;
}

function isWord({ text }: Word, word: string): boolean {
  return englishAnswerWord(text) === word;
}
