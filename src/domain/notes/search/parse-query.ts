import { normaliseTag } from '../tag.ts';
import { foldText } from './folded-text.ts';
import {
  type Condition,
  contents,
  type Operator,
  type Query,
  type QueryPart,
  type QueryProblem,
  states,
} from './query.ts';
import { parseDays, type QueryContext } from './query-days.ts';
import { partsOf, type ReadPart } from './query-parts.ts';

/**
 * Parses a typed search query. Any text is a valid query: whatever is not an operator is a word, or a problem with its
 * position, and the rest still works.
 *
 * A word matches any part of a word, and all words are required. `"…"` is a phrase, `-` negates, `OR` and parentheses
 * combine, and `#knee` matches the word or the tag. `title:`, `tag:`, `in:`, `is:`, `has:`, `created:` and `edited:`
 * are operators.
 */
export function parseQuery(text: string, place: QueryContext): Query {
  const parts = partsOf(text);
  const parser = new Parser(parts, place);
  const condition = parser.any();
  return { text, condition, problems: parser.problems, parts: parts.map(plainPart) };
}

function plainPart({ kind, from, to }: ReadPart): QueryPart {
  return { kind, from, to };
}

class Parser {
  readonly #parts: readonly ReadPart[];
  readonly #place: QueryContext;
  readonly problems: QueryProblem[] = [];
  #at = 0;

  constructor(parts: readonly ReadPart[], place: QueryContext) {
    this.#parts = parts.filter(({ kind }) => kind !== 'space');
    this.#place = place;
  }

  any(): Condition | null {
    const of: Condition[] = [];
    for (;;) {
      const each = this.#all();
      if (each.condition !== null) of.push(each.condition);
      const part = this.#parts[this.#at];
      if (part?.kind !== 'or') break;
      this.#at += 1;
      const next = this.#parts[this.#at];
      const hasNext = next !== undefined && next.kind !== 'close' && next.kind !== 'or';
      if (each.isEmpty || !hasNext) this.problems.push({ code: 'query/lonely-or', from: part.from, to: part.to });
    }
    return joined('any', of);
  }

  #all(): { readonly condition: Condition | null; readonly isEmpty: boolean } {
    const of: Condition[] = [];
    const start = this.#at;
    for (let part = this.#parts[this.#at]; part; part = this.#parts[this.#at]) {
      if (part.kind === 'or' || part.kind === 'close') break;
      const condition = this.#one(part);
      if (condition !== null) of.push(condition);
    }
    return { condition: joined('all', of), isEmpty: this.#at === start };
  }

  #one(part: ReadPart): Condition | null {
    this.#at += 1;
    if (part.kind === 'not') return this.#not();
    if (part.kind === 'open') return this.#group(part);
    if (part.kind === 'operator') return this.#operator(part);
    if (part.kind !== 'word' && part.kind !== 'phrase') return null;
    if (part.kind === 'phrase' && !part.isClosed) this.#unclosedQuote(part);
    return part.kind === 'phrase' ? contains(part.text, true) : wordOrTag(part.text);
  }

  #not(): Condition | null {
    const next = this.#parts[this.#at];
    const of = next === undefined ? null : this.#one(next);
    return of === null ? null : { kind: 'not', of };
  }

  #group({ from, to }: ReadPart): Condition | null {
    const condition = this.any();
    if (this.#parts[this.#at]?.kind === 'close') this.#at += 1;
    else this.problems.push({ code: 'query/unclosed-group', from, to });
    return condition;
  }

  #operator(part: ReadPart & { readonly kind: 'operator' }): Condition | null {
    const { operator, from, to, isClosed } = part;
    if (!isClosed) this.#unclosedQuote(part);
    const value = part.value.trim();
    if (value === '') {
      this.problems.push({ code: 'query/value-missing', operator, from, to });
      return null;
    }
    if (operator === 'created' || operator === 'edited') return this.#days(part, operator, value);
    if (operator === 'is') return this.#listed(part, value, states, (state) => ({ kind: 'is', state }));
    if (operator === 'has') return this.#listed(part, value, contents, (content) => ({ kind: 'has', content }));
    return named(operator, value);
  }

  #days({ from, to }: ReadPart, operator: 'created' | 'edited', value: string): Condition | null {
    const days = parseDays(value, this.#place);
    if (days.ok) return { kind: operator, ...days.value };
    this.problems.push({ code: days.error.code, operator, value, from, to });
    return null;
  }

  #listed<V extends string>(
    { from, to, operator }: ReadPart & { readonly kind: 'operator' },
    value: string,
    known: readonly V[],
    conditionOf: (value: V) => Condition,
  ): Condition | null {
    const found = known.find((each) => each === value.toLowerCase());
    if (found !== undefined) return conditionOf(found);
    this.problems.push({ code: 'query/unknown-value', operator, value, known, from, to });
    return null;
  }

  #unclosedQuote({ from, to }: ReadPart): void {
    this.problems.push({ code: 'query/unclosed-quote', from, to });
  }
}

function joined(kind: 'all' | 'any', of: readonly Condition[]): Condition | null {
  return of.length > 1 ? { kind, of } : (of[0] ?? null);
}

/** Matches `#knee` as text, or the tag of that name, which a note can have without containing it in its text. */
function wordOrTag(text: string): Condition | null {
  const words = contains(text, false);
  const tag = /^#[^#]/.test(text) && normaliseTag(text.slice(1)).ok ? named('tag', text) : null;
  return words === null || tag === null ? words : { kind: 'any', of: [words, tag] };
}

/** Returns null if nothing remains to search for, as with a lone accent. */
function contains(text: string, isPhrase: boolean): Condition | null {
  const needle = foldText(text).text;
  return needle.trim() === '' ? null : { kind: 'contains', text, needle, isPhrase };
}

function named(operator: Exclude<Operator, 'is' | 'has' | 'created' | 'edited'>, value: string): Condition | null {
  const text = operator === 'title' ? value : withoutSigns(value, operator);
  const needle = foldText(text).text;
  return needle === '' ? null : { kind: operator, text, needle };
}

/** Removes the `#` of a tag and a leading or trailing `/`, which do not change the name. */
function withoutSigns(value: string, operator: 'tag' | 'in'): string {
  const from = operator === 'tag' && value.startsWith('#') ? 1 : 0;
  const start = value.startsWith('/', from) ? from + 1 : from;
  const end = value.endsWith('/') ? value.length - 1 : value.length;
  return value.slice(start, Math.max(start, end));
}
