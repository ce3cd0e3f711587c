import type { SetResult } from '#domain/exercise/index.ts';
import type { DecimalMark } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { isOpen, type LoadUnit, type OpenNumber } from '../../quantities/index.ts';
import { readTyped, resultFromTyped, type SetField, type SetFieldError } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';

/** Why the text of a field is not saved. */
export type FieldProblem = SetFieldError | 'not-a-number' | OpenNumber;

export type TypedChange = { readonly change: Partial<SetResult> } | { readonly problem: FieldProblem };

/** Returns what the text of a field changes in a set, or why it is invalid. */
export function changeFromTyped(
  field: SetField,
  typed: string,
  { unit, mark }: { readonly unit: LoadUnit; readonly mark: DecimalMark },
): TypedChange {
  const value = readTyped(field, typed, mark);
  if (value === undefined) return { problem: 'not-a-number' };
  if (isOpen(value)) return { problem: value };
  const change = resultFromTyped(field, { value, typed, unit });
  return typeof change === 'string' ? { problem: change } : { change };
}

/** Returns a function that says why the text of a field is not saved. */
export function useProblemText(): (problem: FieldProblem) => string {
  const m = useMessages(loggingMessages);
  return (problem) =>
    typeof problem === 'object' ? m.openNumber(problem) : { ...m.fieldErrors, 'not-a-number': m.notANumber }[problem];
}
