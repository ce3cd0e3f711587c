import { type Leaves, type RecordKey, readRecord } from '../../kernel/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';
import { type Routine, routine } from '../routine.ts';
import { continuesSet } from '../set-kinds.ts';
import type { SetTarget } from '../set-leaves.ts';
import { type PlacedExercise, type PlacedExercises, placedExercises } from '../workout-exercises.ts';

type Placed = Routine['exercises'][string];
type Planned = Routine['sets'][string];

export type RoutineExercise = PlacedExercise<Placed, Planned>;
export type ExercisesOfRoutine = PlacedExercises<Placed, Planned>;

/**
 * Returns the exercises of a routine in order, each with its planned sets in order. Removed ones are handled as in a
 * workout.
 */
export function routineExercises(leaves: Leaves): ExercisesOfRoutine {
  return placedExercises(readRecord(routine, leaves).value, leaves);
}

export interface PlannedSet {
  readonly id: string;
  readonly target: SetTarget;
}

export interface PlannedExercise {
  /** Its id in the routine. */
  readonly id: string;
  readonly exercise: RecordKey;
  readonly sets: readonly PlannedSet[];
  readonly rule: ProgressionRule | null;
}

/** Returns the planned exercises of a routine, without skipped ones and those that name no exercise. */
export function plannedExercises(leaves: Leaves): readonly PlannedExercise[] {
  return routineExercises(leaves).exercises.flatMap(({ id, exercise, sets }) => {
    if (exercise.exercise === undefined || exercise.skipped === true) return [];
    return {
      id,
      exercise: exercise.exercise as RecordKey,
      sets: sets.map((each) => ({ id: each.id, target: each.set.target ?? {} })),
      rule: exercise.progression ?? null,
    };
  });
}

/** Returns whether a progression applies to a planned set: it is neither a warm-up nor part of the set before it. */
export function isWorkingTarget({ kind }: SetTarget): boolean {
  return kind !== 'warmUp' && !continuesSet(kind);
}
