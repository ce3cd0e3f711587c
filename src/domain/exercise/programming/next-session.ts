import { fromSi, type Instant, kilograms, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import { sessionsOfOccurrence, type TrainingHistory } from '../history/index.ts';
import { barLoads, type LoadMeans } from '../plates/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';
import { type OneRepMaxMethod, setOneRepMax, shareOfOneRepMax } from '../strength/index.ts';
import { inDeload } from './deload-week.ts';
import { type Loadable, withLighterBar } from './loadable.ts';
import { type NextExercise, nextExercise, type StrengthModel } from './next-exercise.ts';
import { type PastSession, pastSessions } from './past-sessions.ts';
import { readProgression } from './progression.ts';
import type { PlannedSet } from './routine-exercises.ts';

/**
 * The inputs for the next session of a routine, apart from the history. They are plain data, so that they can be posted
 * to a worker.
 */
export interface SessionQuestion {
  readonly routine: string;
  /** The day from which the weeks of a wave are counted; null counts from the first workout. */
  readonly since: LocalDay | null;
  /** How often the routine occurs in one week or rotation of its programme, from 1. */
  readonly timesATurn: number;
  readonly method: OneRepMaxMethod;
  /** The start of the session if it is logged afterwards. Later workouts are ignored. */
  readonly before?: Instant;
  /** The share by which loads are reduced in a deload of its programme; absent outside a deload. */
  readonly deload?: number;
  readonly exercises: readonly ExerciseQuestion[];
}

export interface ExerciseQuestion {
  /** Its id in the routine. */
  readonly id: string;
  /** The exercise and those merged into it. */
  readonly exercises: readonly RecordKey[];
  /** The occurrence of the exercise in the routine, from 0. */
  readonly occurrence: number;
  readonly tracking: string;
  /** Kilograms above which a load is doubted, of `mostLoadOf`. */
  readonly mostLoad: number;
  readonly sets: readonly PlannedSet[];
  readonly rule: ProgressionRule | null;
  /** The routines whose workouts a stepwise progression considers. */
  readonly routines: readonly string[];
  /** The training max in kilograms, as entered when the programme started; null if it was not. */
  readonly trainingMax: number | null;
  readonly means: LoadMeans;
  readonly unit: 'kg' | 'lb';
}

/** Computes the next session of a routine. The result has an entry for each exercise, by its id in the routine. */
export function nextSession(
  history: Pick<TrainingHistory, 'sessionsOf' | 'workout'>,
  { routine, since, timesATurn, method, before, deload, exercises }: SessionQuestion,
): Readonly<Record<string, NextExercise>> {
  return Object.fromEntries(
    exercises.map(({ id, exercises: keys, tracking, mostLoad, rule, means, unit, ...rest }) => {
      const sessions = pastSessions(history, { exercises: keys, mostLoad, before: before ?? null });
      const question = {
        ...rest,
        routine,
        since,
        timesATurn,
        progression: readProgression(rule ?? undefined),
        loadable: loadableOf({
          means,
          unit,
          tracking,
          hadHelp: hadHelp(sessions, rest),
          used: sessions.flatMap(({ sets }) => sets.flatMap(({ load }) => load ?? [])),
        }),
        takesLoad: takesLoad(tracking),
      };
      const next = nextExercise(question, sessions, strengthModel(method, tracking));
      const isUnknown = rule !== null && question.progression === null;
      if (deload !== undefined) return [id, inDeload(next, deload, question)];
      return [id, isUnknown ? { ...next, reason: { code: 'unknown-rule' } } : next];
    }),
  );
}

/** Returns whether sets with this tracking have a load. An unknown tracking counts as having one. */
export function takesLoad(tracking: string): boolean {
  return tracking !== 'reps' && tracking !== 'duration' && tracking !== 'distanceDuration';
}

/** Returns whether a one-rep max can be estimated, which requires that the exercise moves nothing but the load. */
export function hasOneRepMax(tracking: string): boolean {
  return tracking === 'loadReps';
}

/** No lifter uses more, so loads are capped here even if the user's plates allow more. */
const mostLoad = kilograms(600);

/** Returns whether the session to progress from used assistance, so that loads below 0 are available. */
function hadHelp(
  all: readonly PastSession[],
  { routines, occurrence }: Pick<ExerciseQuestion, 'routines' | 'occurrence'>,
): boolean {
  const sessions = sessionsOfOccurrence(all, occurrence);
  const counts = ({ routine }: PastSession) => routine !== null && routines.includes(routine);
  const last = sessions.findLast(counts) ?? sessions.at(-1);
  return last?.sets.some(({ load }) => load !== null && load < 0) ?? false;
}

interface LoadsOf extends Pick<ExerciseQuestion, 'means' | 'unit' | 'tracking'> {
  readonly hadHelp: boolean;
  /** Kilograms of past sets, oldest first. */
  readonly used: readonly number[];
}

export function loadableOf({ means, unit, tracking, hadHelp: withHelp, used }: LoadsOf): Loadable {
  if (means.kind === 'bar') return { kind: 'loads', unit, loads: withLighterBar(barLoads(means, mostLoad), used) };
  const step = Math.round(fromSi(means.step, unit) * 1e4) / 1e4;
  const least = tracking === 'assistedBodyWeight' || withHelp ? null : 0;
  return { kind: 'steps', unit, step: step > 0 ? step : 1, least };
}

function strengthModel(method: OneRepMaxMethod, tracking: string): StrengthModel {
  return {
    estimate: (set) => {
      const estimate = hasOneRepMax(tracking) ? setOneRepMax(set, method) : null;
      return estimate?.ok ? estimate.value : null;
    },
    shareOf: (reps, rpe) => {
      const share = shareOfOneRepMax(reps, rpe);
      return share.ok ? share.value : null;
    },
  };
}
