import { totalsLengths } from '../../exercise/endurance/index.ts';
import type { TextRange } from '../folded-text.ts';
import { muscleNames } from '../muscle-names.ts';
import { amountFields, contents, resultKinds, states } from '../query.ts';
import { partsOf, type ReadPart } from '../query-parts.ts';
import { clauses, valuesByClause } from './answer-clauses.ts';
import { aggregates, quantities } from './answer-plan.ts';
import { totalWords } from './answer-totals.ts';
import { type NamesTyped, namesTyped } from './names-typed.ts';

/** The words that can stand at a position of a line. The range is the part of a word before the position. */
export interface AnswerCompletion extends TextRange {
  readonly words: readonly string[];
  /** The names that can stand there. The language does not know them. Null where none can. */
  readonly names: NamesTyped | null;
}

/**
 * Returns how the word before a position can continue. Where a figure, a clause or a field can stand, these are
 * offered; of names, what is typed of them.
 *
 * @param position in the line, 0 to its length
 */
export function completeAnswerLine(line: string, position: number): AnswerCompletion {
  const before = line.slice(0, position);
  const parts = partsOf(before);
  const from = unclosedField(parts) ?? before.length - (/[^\s()]*$/.exec(before)?.[0].length ?? 0);
  const typed = before.slice(from).toLowerCase();
  const last = parts.at(-1);
  const words = last?.kind === 'phrase' ? [] : wordsAt(before.slice(0, from).toLowerCase(), typed);
  const isContinued = (word: string) => word !== typed && withoutQuotes(word).startsWith(withoutQuotes(typed));
  return { from, to: position, words: words.filter(isContinued), names: namesTyped(parts, before) };
}

/** Returns where a field with a quoted value begins that is still typed, with the sign that negates it; else null. */
function unclosedField(parts: readonly ReadPart[]): number | null {
  const last = parts.at(-1);
  if (last?.kind !== 'operator' || last.isClosed) return null;
  const before = parts.at(-2);
  return before?.kind === 'not' ? before.from : last.from;
}

/** A name with a space is offered in quotes, whether or not they were typed. */
function withoutQuotes(word: string): string {
  return word.replaceAll('"', '');
}

function wordsAt(before: string, typed: string): readonly string[] {
  const [previous = '', beforePrevious = ''] = before.trim().split(/\s+/).reverse();
  const clause = clauses.find((each) => each === previous);
  if (clause === 'last') return [...valuesByClause.last, ...totalsLengths];
  if (clause !== undefined) return valuesByClause[clause];
  if (previous === 'this') return totalsLengths;
  const isFirst = before.trim() === '';
  const field = /^-?([a-z]+):/.exec(typed)?.[1];
  if (field !== undefined) return valuesOf(field).map((value) => `${typed.slice(0, typed.indexOf(':') + 1)}${value}`);
  const isAggregate = (word: string) => aggregates.some((each) => each === word);
  const wasFirst = before.trim() === previous;
  if (wasFirst && isAggregate(previous)) return ['of', ...quantities, ...fields];
  if (previous === 'of' && isAggregate(beforePrevious)) return quantities;
  return isFirst ? [...aggregates, ...totalWords, ...fields] : [...clauses, 'this', ...fields];
}

const fields: readonly string[] = [
  ...['exercise:', 'muscle:', 'type:', 'day:', 'tag:', 'title:', 'in:', 'is:', 'has:', 'created:', 'edited:'],
  ...amountFields.map((field) => `${field}:`),
];

function valuesOf(field: string): readonly string[] {
  switch (field) {
    case 'type':
      return resultKinds;
    case 'is':
      return states;
    case 'has':
      return contents;
    case 'muscle':
      return muscleNames.map((name) => (name.includes(' ') ? `"${name}"` : name));
    case 'day':
    case 'created':
    case 'edited':
      return ['today', 'yesterday', '7d', '12w', '6m'];
    default:
      return [];
  }
}
