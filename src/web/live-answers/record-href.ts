import { idOf } from '#domain/kernel/index.ts';
import type { AnswerInput, AnswerRow } from '#domain/search/answer-language/index.ts';
import { activityHref, exerciseHref, setHref, workoutHref } from '../exercise/index.ts';
import { dayHref } from '../records/index.ts';

/** Returns the address of the record from which a row or a value came; for a measurement, that of its day. */
export function recordHref({ key, set, day }: Pick<AnswerRow, 'key' | 'set' | 'day'>): string {
  const id = idOf(key);
  if (key.startsWith('workouts/')) return set === null ? workoutHref(id) : setHref(id, set);
  if (key.startsWith('activities/')) return activityHref(id);
  if (key.startsWith('exercises/')) return exerciseHref(id);
  if (key.startsWith('notes/') || day === null) return `/dashboard/notes/${encodeURIComponent(id)}`;
  return dayHref(day);
}

/** Returns the address of what a value was computed from: its record, or its day if it adds up several. */
export function inputHref({ keys, day }: AnswerInput): string {
  const [key] = keys;
  return key === undefined || keys.length > 1 ? dayHref(day) : recordHref({ key, set: null, day });
}
