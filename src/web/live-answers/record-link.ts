import { idOf } from '#domain/kernel/index.ts';
import type { AnswerInput, AnswerRow } from '#domain/search/answer-language/index.ts';
import { setLink, recordLink as trainingLink } from '../links/exercise.ts';
import { dayLink, noteLink } from '../links/notes.ts';
import type { LinkTarget } from '../ui/link-target.ts';

/** Links to the record from which a row or a value came; for a measurement, to its day. */
export function recordLink({ key, set, day }: Pick<AnswerRow, 'key' | 'set' | 'day'>): LinkTarget {
  const id = idOf(key);
  if (key.startsWith('workouts/') && set !== null) return setLink(id, set);
  const training = trainingLink(key);
  if (training !== null) return training;
  return key.startsWith('notes/') || day === null ? noteLink(id) : dayLink(day);
}

/** Links to what a value was computed from: its record, or its day if it adds up several. */
export function inputLink({ keys, day }: AnswerInput): LinkTarget {
  const [key] = keys;
  return key === undefined || keys.length > 1 ? dayLink(day) : recordLink({ key, set: null, day });
}
