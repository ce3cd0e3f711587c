import { normaliseTag } from '../kernel/index.ts';
import { unitsByField } from './amount-units.ts';
import { foldText } from './folded-text.ts';
import { germanValues } from './german-terms.ts';
import { muscleNames, musclesNamed } from './muscle-names.ts';
import { parseAmount } from './parse-amount.ts';
import {
  type AmountField,
  amountFields,
  type Condition,
  contents,
  type DayField,
  type NameField,
  type Operator,
  type Query,
  type QueryPart,
  type QueryProblem,
  resultKinds,
  states,
} from './query.ts';
import type { QueryContext } from './query-context.ts';
import { isLastDays, parseDays } from './query-days.ts';
import { partsOf, type ReadPart } from './query-parts.ts';

/**
 * Parses a typed search query. Any text is a valid query: whatever is not an operator is a word, or a problem with its
 * position, and the rest still works.
 *
 * A word matches any part of a word, and all words are required. `"…"` is a phrase, `-` negates, `OR` and parentheses
 * combine, and `#knee` matches the word or the tag. `title:`, `tag:`, `in:`, `is:`, `has:`, `created:`, `edited:`,
 * `day:`, `type:`, `exercise:` and `muscle:` are operators, and `90d` means the last 90 days. Amounts are compared with
 * or without a colon: `rpe>=9`, `load:80..100kg`.
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
    if (part.kind === 'word' && isLastDays(part.text, this.#place.today)) return this.#days(part, 'day', part.text);
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
    if (operator === 'created' || operator === 'edited' || operator === 'day') return this.#days(part, operator, value);
    if (isAmountField(operator)) return this.#amount(part, operator, value);
    if (operator === 'muscle') return this.#muscle(part, value);
    if (operator === 'type') return this.#listed(part, value, resultKinds, (type) => ({ kind: 'type', type }));
    if (operator === 'is') return this.#listed(part, value, states, (state) => ({ kind: 'is', state }));
    if (operator === 'has') return this.#listed(part, value, contents, (content) => ({ kind: 'has', content }));
    return named(operator, value);
  }

  #days({ from, to }: ReadPart, operator: DayField, value: string): Condition | null {
    const days = parseDays(value, this.#place);
    if (days.ok) return { kind: operator, ...days.value };
    this.problems.push({ code: days.error.code, operator, value, from, to });
    return null;
  }

  #amount({ from, to }: ReadPart, operator: AmountField, value: string): Condition | null {
    const amount = parseAmount(operator, value, this.#place);
    if (amount.ok) return amount.value;
    const { error } = amount;
    if (error.code === 'query/unit-does-not-fit')
      this.problems.push({ code: error.code, operator, unit: error.unit, known: unitsByField[operator], from, to });
    else this.problems.push({ code: error.code, operator, value, from, to });
    return null;
  }

  #muscle({ from, to }: ReadPart, value: string): Condition | null {
    const muscles = musclesNamed(value);
    if (muscles.length > 0) return { kind: 'muscle', text: value, muscles };
    this.problems.push({ code: 'query/unknown-value', operator: 'muscle', value, known: muscleNames, from, to });
    return null;
  }

  #listed<V extends string>(
    { from, to, operator }: ReadPart & { readonly kind: 'operator' },
    value: string,
    known: readonly V[],
    conditionOf: (value: V) => Condition,
  ): Condition | null {
    const word = value.normalize().toLowerCase();
    const english = germanValues.get(word) ?? word;
    const found = known.find((each) => each === english);
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

function isAmountField(operator: Operator): operator is AmountField {
  return amountFields.some((field) => field === operator);
}

function named(operator: NameField, value: string): Condition | null {
  const text = operator === 'tag' || operator === 'in' ? withoutSigns(value, operator) : value;
  const needle = foldText(text).text;
  if (needle === '') return null;
  return operator === 'exercise' ? { kind: operator, text, needle, keys: [] } : { kind: operator, text, needle };
}

/** Removes the `#` of a tag and a leading or trailing `/`, which do not change the name. */
function withoutSigns(value: string, operator: 'tag' | 'in'): string {
  const from = operator === 'tag' && value.startsWith('#') ? 1 : 0;
  const start = value.startsWith('/', from) ? from + 1 : from;
  const end = value.endsWith('/') ? value.length - 1 : value.length;
  return value.slice(start, Math.max(start, end));
}
