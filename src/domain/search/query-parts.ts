import { germanOperators } from './german-terms.ts';
import { amountFields, type Operator, type QueryPart } from './query.ts';

export type ReadPart = QueryPart &
  (
    | { readonly kind: 'space' | 'or' | 'not' | 'open' | 'close' }
    | { readonly kind: 'word'; readonly text: string }
    | { readonly kind: 'phrase'; readonly text: string; readonly isClosed: boolean }
    | {
        readonly kind: 'operator';
        readonly operator: Operator;
        readonly value: string;
        readonly isClosed: boolean;
      }
  );

const operators: readonly Operator[] = [
  ...(['title', 'tag', 'in', 'exercise', 'is', 'has', 'type', 'muscle', 'created', 'edited', 'day'] as const),
  ...amountFields,
];
const comparedOperators: readonly Operator[] = ['day', ...amountFields];
const operatorByWord: ReadonlyMap<string, Operator> = new Map([
  ...operators.map((operator) => [operator, operator] as const),
  ...germanOperators,
]);
const longestOperator = Math.max(...Array.from(operatorByWord.keys(), ({ length }) => length));
/** Phones replace plain quotes with typographic ones. */
const quotes = '"“”„';
/** Parentheses nested deeper than this are ordinary characters. */
const deepest = 32;

/** Splits a query into parts that cover it completely. */
export function partsOf(text: string): readonly ReadPart[] {
  const parts: ReadPart[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const part = partAt(text, at, depth, parts.at(-1)?.kind === 'not');
    if (part.kind === 'open') depth += 1;
    if (part.kind === 'close') depth -= 1;
    parts.push(part);
    at = part.to;
  }
  return parts;
}

function partAt(text: string, from: number, depth: number, isNegated: boolean): ReadPart {
  const first = text[from] as string;
  const next = text[from + 1];
  if (isSpace(first)) return { kind: 'space', from, to: endOfSpace(text, from) };
  if (first === '(' && depth < deepest) return { kind: 'open', from, to: from + 1 };
  if (first === ')' && depth > 0) return { kind: 'close', from, to: from + 1 };
  const negates = next !== undefined && !isSpace(next) && !(next === ')' && depth > 0);
  if (first === '-' && !isNegated && negates) return { kind: 'not', from, to: from + 1 };
  if (quotes.includes(first)) {
    const { value, to, isClosed } = quoted(text, from);
    return { kind: 'phrase', from, to, text: value, isClosed };
  }
  return operatorAt(text, from, depth) ?? wordAt(text, from, depth, isNegated);
}

function wordAt(text: string, from: number, depth: number, isNegated: boolean): ReadPart {
  const to = endOfWord(text, from, depth);
  const word = text.slice(from, to);
  return word === 'OR' && !isNegated ? { kind: 'or', from, to } : { kind: 'word', from, to, text: word };
}

function operatorAt(text: string, from: number, depth: number): ReadPart | null {
  const start = text.slice(from, from + longestOperator + 1);
  const name = /^[\p{L}\d]+(?=[:<>=≤≥])/u.exec(start)?.[0].toLowerCase();
  const operator = name === undefined ? undefined : operatorByWord.get(name);
  if (name === undefined || operator === undefined) return null;
  const sign = text[from + name.length] as string;
  if (sign !== ':' && !comparedOperators.includes(operator)) return null;
  const valueFrom = from + name.length + (sign === ':' ? 1 : 0);
  if (valueFrom < text.length && quotes.includes(text[valueFrom] as string))
    return { kind: 'operator', operator, from, ...quoted(text, valueFrom) };
  const to = endOfWord(text, valueFrom, depth);
  return { kind: 'operator', operator, from, to, value: text.slice(valueFrom, to), isClosed: true };
}

function quoted(text: string, from: number) {
  let end = from + 1;
  while (end < text.length && !quotes.includes(text[end] as string)) end += 1;
  const isClosed = end < text.length;
  return { value: text.slice(from + 1, end), to: isClosed ? end + 1 : end, isClosed };
}

/** A closing parenthesis belongs to the word if the word opened it; otherwise it closes the surrounding group. */
function endOfWord(text: string, from: number, depth: number): number {
  let own = 0;
  let at = from;
  for (; at < text.length && !isSpace(text[at] as string); at += 1) {
    if (text[at] === '(') own += 1;
    if (text[at] === ')' && depth > 0) {
      if (own === 0) break;
      own -= 1;
    }
  }
  return at;
}

function endOfSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text[at] as string)) at += 1;
  return at;
}

function isSpace(unit: string): boolean {
  return /\s/.test(unit);
}
