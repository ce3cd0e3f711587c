import type { DraftTime, SetDraft, WorkoutDraft } from '../../draft/index.ts';
import { differentTexts } from '../../lifting/index.ts';
import { type ExerciseRows, exercisesOf } from './circuits.ts';

/** The sets of a day, in the order in which they were done. */
export interface TrainingDay {
  /** `YYYY-MM-DD`, which identifies the workout in each of FitNotes' exports. */
  readonly date: string;
  readonly origin: string;
  readonly startedAt: DraftTime;
  readonly seconds: number | null;
  readonly remark: string;
  readonly sets: readonly LoggedSet[];
}

export interface LoggedSet {
  readonly exercise: string;
  /** Empty for none. */
  readonly category: string;
  /** Exercises of a day with the same value were grouped by the user; null for those that were not. */
  readonly group: string | null;
  readonly set: SetDraft;
}

/** Returns the workout of a day. FitNotes knows one per day. */
export function workoutOfDay({ date, sets, ...day }: TrainingDay): WorkoutDraft {
  const exercises = exercisesOf(sets, ({ exercise }) => exercise);
  const supersets = supersetsOf(exercises);
  return {
    kind: 'workout',
    sourceId: date,
    title: '',
    effort: null,
    bodyWeight: null,
    ...day,
    exercises: exercises.map(({ name, rows }, at) => ({
      name,
      category: differentTexts(rows.map(({ category }) => category))[0] ?? null,
      equipment: null,
      superset: supersets[at] ?? null,
      restSeconds: null,
      remark: '',
      sets: rows.map(({ set }) => set),
    })),
  };
}

/** Numbers the supersets of a day: the user's groups if there are any, else the exercises that were alternated. */
function supersetsOf(exercises: readonly ExerciseRows<LoggedSet>[]): readonly (string | null)[] {
  const groups = exercises.map(({ rows }) => rows[0]?.group ?? null);
  const isGrouped = groups.some((group) => group !== null);
  const keys = isGrouped ? groups : exercises.map(({ circuit }) => circuit);
  const namesByKey = new Map<string | number, Set<string>>();
  for (const [at, key] of keys.entries()) {
    if (key === null) continue;
    const names = namesByKey.get(key) ?? new Set();
    namesByKey.set(key, names.add(exercises[at]?.name ?? ''));
  }
  const alternated = [...namesByKey].filter(([, names]) => names.size > 1).map(([key]) => key);
  return keys.map((key) => (key === null || !alternated.includes(key) ? null : String(alternated.indexOf(key) + 1)));
}
