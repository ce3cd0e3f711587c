import { idOf } from '#domain/kernel/index.ts';
import type { AnswerInput, AnswerRow } from '#domain/search/answer-language/index.ts';
import { activityHref, exerciseHref, workoutHref } from '../exercise/index.ts';
import { dayHref } from '../records/index.ts';

/** Returns the address of the record from which a row or a value came; for a measurement, that of its day. */
export function recordHref({ key, day }: Pick<AnswerRow, 'key' | 'day'>): string {
  const id = idOf(key);
  if (key.startsWith('workouts/')) return workoutHref(id);
  if (key.startsWith('activities/')) return activityHref(id);
  if (key.startsWith('exercises/')) return exerciseHref(id);
  if (key.startsWith('notes/') || day === null) return `/dashboard/notes/${encodeURIComponent(id)}`;
  return dayHref(day);
}

/** Returns the address of what a value was computed from: its record, or its day if it adds up several. */
export function inputHref({ keys, day }: AnswerInput): string {
  const [key] = keys;
  return key === undefined || keys.length > 1 ? dayHref(day) : recordHref({ key, day });
}

/** Returns the address of everything that a search finds. */
export function searchHref(query: string): string {
  return `/dashboard/search?q=${encodeURIComponent(query)}`;
}
