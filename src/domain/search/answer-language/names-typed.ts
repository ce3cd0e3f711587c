import type { ReadPart } from '../query-parts.ts';
import { tagQuery } from '../tag-asked.ts';
import { clauses } from './answer-clauses.ts';
import { aggregates, quantities } from './answer-plan.ts';

/** What is typed of a name at the end of a line. */
export interface NamesTyped {
  readonly of: 'exercise' | 'tag' | 'hashtag';
  /** What may be the beginning of the name, the longest first: of `best back squ`, these are `back squ` and `squ`. */
  readonly typed: readonly { readonly from: number; readonly text: string }[];
}

/**
 * Returns which names can stand at the end of a line; null if none can.
 *
 * @param parts of the line
 */
export function namesTyped(parts: readonly ReadPart[], line: string): NamesTyped | null {
  const last = parts.at(-1);
  switch (last?.kind) {
    case 'operator':
      return inField(last, line);
    case 'phrase':
      return last.isClosed ? null : { of: 'exercise', typed: [last] };
    case 'word':
      return inWords(last, parts);
    default:
      return isClause(parts.at(-2)) ? null : { of: 'exercise', typed: [{ from: line.length, text: '' }] };
  }
}

/**
 * Returns the search for a name, in quotes if it needs them. It can stand in inline code and in a table. Null for a name
 * of which nothing can be written.
 */
export function searchForName(of: NamesTyped['of'], name: string): string | null {
  const value = name.replaceAll(unwritable, ' ').trim();
  if (value === '') return null;
  if (of === 'hashtag') return tagQuery(value);
  return /^[\p{L}\p{M}\p{N}_/-]+$/u.test(value) ? `${of}:${value}` : `${of}:"${value}"`;
}

/** The quotes of the language, and what would end the code or the cell around it. Exercises are found without them. */
const unwritable = /["“”„`|\s]+/g;

function inField(
  { operator, value, isClosed, from }: ReadPart & { kind: 'operator' },
  line: string,
): NamesTyped | null {
  if (isClosed && /["“”„]$/.test(line)) return null;
  if (operator === 'exercise') return { of: operator, typed: [{ from, text: value }] };
  return operator === 'tag' ? { of: operator, typed: [{ from, text: value.replace(/^#/, '') }] } : null;
}

function inWords({ text, from }: ReadPart & { kind: 'word' }, parts: readonly ReadPart[]): NamesTyped | null {
  if (text.startsWith('#')) return { of: 'hashtag', typed: [{ from, text: text.slice(1) }] };
  const typed: { readonly from: number; readonly text: string }[] = [];
  for (let at = parts.length - 1; at >= 0 && typed.length < maxWords; at -= 2) {
    const word = parts[at];
    const isNegated = parts[at - 1]?.kind === 'not';
    if (word?.kind !== 'word' || !isOfName(word.text) || isClause(parts[at - 2])) break;
    if (isNegated && typed.length > 0) break; // the sign negates only the first word
    const [longest] = typed;
    typed.unshift({ from: word.from, text: longest === undefined ? word.text : `${word.text} ${longest.text}` });
    if (parts[at - 1]?.kind !== 'space') break;
  }
  return typed.length === 0 ? null : { of: 'exercise', typed };
}

/** More than the words of almost all names. Each is looked up with each key. */
const maxWords = 5;

function isOfName(word: string): boolean {
  return /^\p{L}/u.test(word) && !ownWords.has(word.toLowerCase());
}

const ownWords: ReadonlySet<string> = new Set([...aggregates, ...quantities, ...clauses, 'of']);

function isClause(part: ReadPart | undefined): boolean {
  return part?.kind === 'word' && clauses.some((clause) => clause === part.text.toLowerCase());
}
