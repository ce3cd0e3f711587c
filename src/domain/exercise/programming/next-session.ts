import { fromSi, type Instant, kilograms, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import { sessionsOfOccurrence, type TrainingHistory } from '../history/index.ts';
import { barLoads, type LoadMeans } from '../plates/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';
import { type OneRepMaxMethod, setOneRepMax, shareOfOneRepMax } from '../strength/index.ts';
import { inDeload } from './deload-week.ts';
import type { Loadable } from './loadable.ts';
import { type NextExercise, nextExercise, type StrengthModel } from './next-exercise.ts';
import { type PastSession, pastSessions } from './past-sessions.ts';
import { readProgression } from './progression.ts';
import type { PlannedSet } from './routine-exercises.ts';

/** What the next session of a routine depends on beside what was done: plain data, so that it can be sent. */
export interface SessionQuestion {
  readonly routine: string;
  /** The day from which the weeks of a wave are counted; null from the first workout on. */
  readonly since: LocalDay | null;
  /** How often the routine comes in one week or rotation of its programme, from 1. */
  readonly timesATurn: number;
  readonly method: OneRepMaxMethod;
  /** When the session began, for one that is logged afterwards: what was done since has no part in it. */
  readonly before?: Instant;
  /** By which share of the loads it is lighter, in a deload of its programme; absent where it is none. */
  readonly deload?: number;
  readonly exercises: readonly ExerciseQuestion[];
}

export interface ExerciseQuestion {
  /** Its id in the routine. */
  readonly id: string;
  /** The exercise, with those that were merged into it. */
  readonly exercises: readonly RecordKey[];
  /** Which of the times it is that the exercise stands in the routine, from 0. */
  readonly occurrence: number;
  readonly tracking: string;
  readonly sets: readonly PlannedSet[];
  readonly rule: ProgressionRule | null;
  /** The routines whose workouts a progression by steps looks back at. */
  readonly routines: readonly string[];
  /** Kilograms, as written down when the programme began; null where it was not. */
  readonly trainingMax: number | null;
  readonly means: LoadMeans;
  readonly unit: 'kg' | 'lb';
}

/** The next session of a routine, by the ids of its exercises. */
export function nextSession(
  history: Pick<TrainingHistory, 'sessionsOf' | 'workout'>,
  { routine, since, timesATurn, method, before, deload, exercises }: SessionQuestion,
): Readonly<Record<string, NextExercise>> {
  return Object.fromEntries(
    exercises.map(({ id, exercises: keys, tracking, rule, means, unit, ...rest }) => {
      const sessions = pastSessions(history, keys, before);
      const question = {
        ...rest,
        ...{ routine, since, timesATurn },
        progression: readProgression(rule ?? undefined),
        loadable: loadableOf({ means, unit, tracking, hadHelp: hadHelp(sessions, rest) }),
        takesLoad: takesLoad(tracking),
      };
      const next = nextExercise(question, sessions, strengthModel(method, tracking));
      const isUnknown = rule !== null && question.progression === null;
      if (deload !== undefined) return [id, inDeload(next, deload, question)];
      return [id, isUnknown ? { ...next, reason: { code: 'unknown-rule' } } : next];
    }),
  );
}

/** Whether a load is written down of sets that are tracked so; of a way that is not known here, it is. */
export function takesLoad(tracking: string): boolean {
  return tracking !== 'reps' && tracking !== 'duration' && tracking !== 'distanceDuration';
}

/** Whether a maximum can be estimated: only where the load is all that is moved. */
export function hasOneRepMax(tracking: string): boolean {
  return tracking === 'loadReps';
}

/** Nobody loads more; a person with plates enough for it is answered with this. */
const mostLoad = kilograms(600);

/** Whether the session to go on from was done with help: from there on loads lie below 0 too. */
function hadHelp(
  all: readonly PastSession[],
  { routines, occurrence }: Pick<ExerciseQuestion, 'routines' | 'occurrence'>,
): boolean {
  const sessions = sessionsOfOccurrence(all, occurrence);
  const counts = ({ routine }: PastSession) => routine !== null && routines.includes(routine);
  const last = sessions.findLast(counts) ?? sessions.at(-1);
  return last?.sets.some(({ load }) => load !== null && load < 0) ?? false;
}

type LoadsOf = Pick<ExerciseQuestion, 'means' | 'unit' | 'tracking'> & { readonly hadHelp: boolean };

/** The loads there are for an exercise. */
export function loadableOf({ means, unit, tracking, hadHelp: withHelp }: LoadsOf): Loadable {
  if (means.kind === 'bar') return { kind: 'loads', unit, loads: barLoads(means, mostLoad) };
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
