import type { RecordKey } from '../../kernel/index.ts';
import type { DoneSet, ExerciseSession, TrainingHistory } from '../history/index.ts';
import type { OneRepMaxMethod } from '../strength/index.ts';
import { bestSet } from './best-set.ts';
import { recordKindsOf } from './exercise-kind.ts';
import { believedSessions } from './implausible.ts';
import { sessionVolume } from './personal-records.ts';
import type { AskedExercise } from './records-in-history.ts';
import type { Measuring } from './set-marks.ts';

/** What was better than last time, the most telling first. `assistance` is how much less of it was used. */
export const gainKinds = ['load', 'assistance', 'reps', 'duration', 'distance', 'volume'] as const;

export type GainKind = (typeof gainKinds)[number];

/** By how much an exercise was better than last time. */
export interface Gain {
  readonly kind: GainKind;
  /** Kilograms, repetitions, seconds, metres, or for `volume` kilograms times repetitions; above 0. */
  readonly by: number;
  /** The gain as a share of last time. */
  readonly share: number;
}

export interface GainOfExercise extends Gain {
  readonly exercise: RecordKey;
}

export interface ComparisonQuestion {
  readonly workout: string;
  /** The exercises of the workout; others are ignored. */
  readonly exercises: readonly AskedExercise[];
  readonly method: OneRepMaxMethod;
}

export interface WorkoutComparison {
  /** Whether no earlier workout has a completed set. */
  readonly isFirst: boolean;
  /** The most telling gains, at most three. */
  readonly gains: readonly GainOfExercise[];
}

const mostGains = 3;

/**
 * Compares a workout with last time: each exercise with the last earlier workout that has it and was no deload. A
 * deload itself is compared with nothing.
 */
export function comparedWithLast(
  history: TrainingHistory,
  { workout, exercises, method }: ComparisonQuestion,
): WorkoutComparison {
  const done = history.workout(workout);
  const trained = history.workouts.filter((each) => each.exercises.length > 0);
  const gains = new Map<string, GainOfExercise>();
  for (const exercise of done?.deloadWeek === true ? [] : exercises) {
    const [key] = exercise.keys;
    const measuring = { exercise, method };
    const sessions = believedSessions(history.sessionsOf(exercise.keys), measuring).filter(
      (each) => each.workout === workout || history.workout(each.workout)?.deloadWeek !== true,
    );
    const at = sessions.findIndex((each) => each.workout === workout);
    const [last, session] = [sessions[at - 1], sessions[at]];
    if (key === undefined || last === undefined || session === undefined) continue;
    const gain = gainOver(last, session, measuring);
    // a merged exercise may be queried under both keys
    if (gain !== null) gains.set(exercise.keys.toSorted().join(' '), { exercise: key, ...gain });
  }
  return {
    isFirst: trained[0]?.id === workout,
    gains: [...gains.values()].sort(byMeaning).slice(0, mostGains),
  };
}

function byMeaning(a: Gain, b: Gain): number {
  return gainKinds.indexOf(a.kind) - gainKinds.indexOf(b.kind) || b.share - a.share;
}

/**
 * Returns what was better in a session than in the last one: the best set was heavier with at least as much done, or
 * more was done at the same load; else the volume of all sets was larger. Both sessions are compared at the same body
 * weight, because having become heavier is no progress.
 *
 * @returns null if nothing was better
 */
export function gainOver(last: ExerciseSession, session: ExerciseSession, measuring: Measuring): Gain | null {
  const { bodyWeight } = session;
  const [best, bestLast] = [session, last].map(({ sets }) => bestSet(workingSets(sets), bodyWeight, measuring));
  if (best == null || bestLast == null) return null;
  return gainOfSet(bestLast, best, measuring) ?? gainOfVolume({ ...last, bodyWeight }, session, measuring);
}

function workingSets(sets: readonly DoneSet[]): readonly DoneSet[] {
  return sets.filter(({ kind }) => kind !== 'warmUp');
}

function gainOfSet(last: DoneSet, best: DoneSet, { exercise }: Measuring): Gain | null {
  const kind = amountOf(exercise.tracking);
  const [amount, amountLast] = [figureOf(best, kind), figureOf(last, kind)];
  const [load, loadLast] = [best.load ?? 0, last.load ?? 0];
  if (isMore(load, loadLast)) {
    if (amount < amountLast || amount === 0) return null;
    const isAssistance = loadLast < 0 && load <= 0;
    return gain(isAssistance ? 'assistance' : 'load', loadLast, load);
  }
  return !isMore(loadLast, load) && isMore(amount, amountLast) ? gain(kind, amountLast, amount) : null;
}

/** Returns what is counted in a set of this tracking, beside the load. */
function amountOf(tracking: string | undefined): 'reps' | 'duration' | 'distance' {
  if (tracking === 'duration' || tracking === 'loadDuration') return 'duration';
  return tracking === 'distanceDuration' || tracking === 'loadDistance' ? 'distance' : 'reps';
}

function figureOf({ reps, seconds, metres }: DoneSet, kind: ReturnType<typeof amountOf>): number {
  return { reps, duration: seconds, distance: metres }[kind] ?? 0;
}

function gainOfVolume(last: ExerciseSession, session: ExerciseSession, measuring: Measuring): Gain | null {
  if (!recordKindsOf(measuring.exercise.tracking).includes('sessionVolume')) return null;
  const [volume, volumeLast] = [sessionVolume(session, measuring), sessionVolume(last, measuring)];
  return volume !== null && volumeLast !== null && isMore(volume, volumeLast)
    ? gain('volume', volumeLast, volume)
    : null;
}

/** Loads of assistance are below 0, and a load may follow one of 0. */
function gain(kind: GainKind, before: number, after: number): Gain {
  return { kind, by: after - before, share: (after - before) / Math.max(Math.abs(before), 1) };
}

/** Returns whether a value exceeds another by more than the floating-point error of a conversion. */
function isMore(value: number, than: number): boolean {
  return value > than + Math.abs(than) * 1e-9;
}
