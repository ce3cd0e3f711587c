import type { DoneSet } from '../history/index.ts';
import { type OneRepMaxMethod, setOneRepMax } from '../strength/index.ts';
import {
  type ExerciseKind,
  isAssisted,
  movedLoad,
  movesBody,
  type PersonalRecordKind,
  recordKindsOf,
} from './exercise-kind.ts';

/** The value of a set for one kind of record. */
export interface SetMark {
  readonly kind: PersonalRecordKind;
  /**
   * Kilograms (below 0 for assistance), kilograms times repetitions, repetitions, seconds or metres, depending on the
   * kind.
   */
  readonly value: number;
  /** The load at which it counts, in kilograms; null if the load is irrelevant. */
  readonly load: number | null;
  readonly assisted: boolean;
}

export interface Measuring {
  readonly exercise: ExerciseKind;
  readonly method: OneRepMaxMethod;
}

/**
 * Returns the values of a set for each kind of record except session volume. A warm-up has none, and neither has a set
 * in which nothing was done. An assisted set has neither e1RM nor volume.
 *
 * @param bodyWeight kilograms, null if unknown; a set that moves the body then has neither e1RM nor volume
 */
export function setMarks(set: DoneSet, bodyWeight: number | null, measuring: Measuring): readonly SetMark[] {
  if (set.kind === 'warmUp') return [];
  const assisted = isAssisted(set);
  const marks: SetMark[] = [];
  for (const kind of recordKindsOf(measuring.exercise.tracking)) {
    const mark = markOf(kind, set, bodyWeight, measuring);
    if (mark !== null) marks.push({ kind, value: mark.value, load: mark.load, assisted });
  }
  return marks;
}

/**
 * Returns the volume of a set in kilograms times repetitions.
 *
 * @returns 0 for a warm-up, for an assisted set, and if load or repetitions are not recorded; null if body weight
 * counts and is unknown
 */
export function setVolume(
  set: Pick<DoneSet, 'kind' | 'load' | 'reps'>,
  bodyWeight: number | null,
  exercise: ExerciseKind,
): number | null {
  if (set.kind === 'warmUp' || isAssisted(set) || set.reps === null) return 0;
  const moved = movedLoad(set, bodyWeight, exercise);
  if (moved === null) return movesBody(exercise) ? null : 0;
  return Math.max(0, moved) * set.reps;
}

function markOf(
  kind: PersonalRecordKind,
  set: DoneSet,
  bodyWeight: number | null,
  { exercise, method }: Measuring,
): { readonly value: number; readonly load: number | null } | null {
  const load = loadOf(set, exercise);
  switch (kind) {
    case 'load':
      return set.load === null || !wasDone(set, exercise) ? null : { value: set.load, load: null };
    case 'reps':
      return load === null || !isAbove0(set.reps) ? null : { value: set.reps, load };
    case 'duration':
      return load === null || !isAbove0(set.seconds) ? null : { value: set.seconds, load };
    case 'distance':
      return load === null || !isAbove0(set.metres) ? null : { value: set.metres, load };
    case 'e1rm': {
      if (isAssisted(set)) return null;
      const estimate = setOneRepMax({ ...set, load: movedLoad(set, bodyWeight, exercise) }, method);
      return estimate.ok ? { value: estimate.value, load: null } : null;
    }
    case 'setVolume': {
      const volume = setVolume(set, bodyWeight, exercise);
      return isAbove0(volume) ? { value: volume, load: null } : null;
    }
    case 'sessionVolume':
      return null; // not a mark of a single set
  }
}

/**
 * Returns the load at which repetitions, seconds and metres count. Without a recorded load, it is 0 if the exercise can
 * be done without one, else null.
 */
function loadOf({ load }: DoneSet, { tracking }: ExerciseKind): number | null {
  const canBeWithout =
    tracking === 'reps' ||
    tracking === 'weightedBodyWeight' ||
    tracking === 'duration' ||
    tracking === 'distanceDuration';
  return canBeWithout ? (load ?? 0) : load;
}

function wasDone({ reps, seconds, metres }: DoneSet, { tracking }: ExerciseKind): boolean {
  if (tracking === 'loadDuration') return isAbove0(seconds);
  if (tracking === 'loadDistance') return isAbove0(metres);
  return isAbove0(reps);
}

function isAbove0(value: number | null): value is number {
  return value !== null && value > 0;
}
