import { codeSpansIn } from '#domain/notes/index.ts';
import {
  type PossibleTime,
  possibleTime,
  type TimeContext,
  type TypedTime,
  taskTime,
} from '#domain/reminders/index.ts';

/** The time of a task that is being typed. */
export type TypedTaskTime =
  /** Behind an `@`. */
  | { readonly kind: 'stated'; readonly time: TypedTime }
  /** Words without an `@` become the time, are offered as one, or name a time of today that has passed. */
  | (Omit<PossibleTime, 'kind'> & { readonly kind: 'taken' | 'offered' | 'passed' });

/**
 * Returns the time of a task that is being typed; null if it seems to have none.
 *
 * @param declined words that are not meant as a time, and are only offered; null for none
 */
export function typedTaskTime(typed: string, declined: string | null, context: TimeContext): TypedTaskTime | null {
  const found = taskTime({ text: typed, code: codeSpansIn(typed) }, [], context);
  if (found !== null) return { kind: 'stated', time: found.time };
  const possible = possibleTime(typed, context);
  if (possible === null) return null;
  if (possible.kind === 'passed') return { ...possible, kind: 'passed' };
  const isDeclined = declined !== null && possible.words.startsWith(declined);
  return { ...possible, kind: possible.kind === 'clear' && !isDeclined ? 'taken' : 'offered' };
}
