import { compareText, type RecordKey } from '../../kernel/index.ts';
import type { Condition } from '../query.ts';
import type { Answer, AnswerInput } from './answer.ts';
import type { AnswerPlan } from './answer-plan.ts';
import type { AnswerRow } from './answer-row.ts';
import { newestFirst } from './newest-first.ts';

/** Returns whether notes can be part of an answer: only if it lists or counts what its search finds. */
export function asksForNotes({ measure, query: { condition } }: AnswerPlan): boolean {
  return measure === null && condition !== null && mayHoldForNotes(condition);
}

/** Notes have no amounts, and are of one type. */
function mayHoldForNotes(condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every(mayHoldForNotes);
    case 'any':
      return condition.of.some(mayHoldForNotes);
    case 'amount':
      return false;
    case 'type':
      return condition.type === 'note';
    default:
      return true;
  }
}

/**
 * Adds the notes that a search found to the answer about training. The notes are found by another index, which is why
 * both are not evaluated together.
 *
 * @param notes all of them, in any order
 */
export function answerWithNotes(answer: Answer, notes: readonly AnswerRow[], { last }: AnswerPlan): Answer {
  if (notes.length === 0 || answer.kind === 'groups') return answer;
  if (answer.kind === 'number') return withNotesCounted(answer, notes, last);
  const rows = [...answer.rows, ...notes].sort(newestFirst);
  return { ...answer, total: answer.total + notes.length, rows: rows.slice(0, last ?? rows.length) };
}

type NumberAnswer = Extract<Answer, { readonly kind: 'number' }>;

function withNotesCounted(answer: NumberAnswer, notes: readonly AnswerRow[], last: number | null): Answer {
  const ofNotes = notes.flatMap(({ day, key }): readonly AnswerInput[] =>
    day === null ? [] : [{ value: 1, day, keys: [key] }],
  );
  const inputs = [...answer.inputs, ...ofNotes].sort((a, b) => compareText(a.day, b.day));
  if (last === null) return { ...answer, value: (answer.value ?? 0) + notes.length, inputs };
  const newest = new Set<RecordKey>();
  for (const { keys } of inputs.toReversed()) if (newest.size < last) for (const key of keys) newest.add(key);
  const counted = inputs.filter(({ keys }) => keys.some((key) => newest.has(key)));
  return { ...answer, value: counted.length, inputs: counted };
}
