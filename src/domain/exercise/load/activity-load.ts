import type { Activity } from '../activity.ts';
import {
  believableTime,
  countsForBest,
  type HeartRate,
  heartRateStretches,
  uptakeOfRunning,
} from '../endurance/index.ts';
import { isBroken } from '../track-figures.ts';
import { effortOfHeartRate, effortOfUptake } from './effort-of-intensity.ts';

/** From what the load of a session can be computed. What is not preferred is used in this order. */
export const loadSources = ['heartRate', 'effort', 'pace'] as const;

export type LoadSource = (typeof loadSources)[number];

/** What decides from what the load of an activity is computed. */
export interface LoadChoice {
  /** What is used where several are known. */
  readonly prefers: LoadSource;
  /** Returns the person's maximal heart rate on the day of an activity; null if it is unknown. */
  readonly maximumOf: (activity: Activity) => HeartRate | null;
  /** Returns the person's VDOT on the day of a run; null if it is unknown. */
  readonly capacityOf: (activity: Activity) => number | null;
}

export interface SourcedLoad {
  /** In the unit of `sessionLoad`; null if no source is known. */
  readonly load: number | null;
  readonly from: LoadSource | null;
  /** Whether the load is unknown only because the person's maximal heart rate is. */
  readonly needsMaximum?: true;
}

/**
 * Computes the session load: session RPE times minutes, for lifting and endurance alike. The unit is arbitrary.
 *
 * @param effort session RPE, 0–10 on Borg's CR10 scale, rated about half an hour after the session
 * @param seconds 0 or more
 * @see C. Foster et al., “A new approach to monitoring exercise training”, J Strength Cond Res 15:109 (2001)
 */
export function sessionLoad(effort: number, seconds: number): number {
  return (effort * seconds) / 60;
}

/** The share of the time that a heart rate must cover, since the rest would count as nothing. */
const enough = 0.8;

/**
 * Returns the load of an activity from its recorded heart rate, its session RPE or its pace. All are effort times
 * minutes: a heart rate or a pace counts as the effort that it corresponds to. A load from the average heart rate or
 * from laps would be too low, so only a recording counts. Without a time there is no load.
 */
export function activityLoad(activity: Activity, choice: LoadChoice): SourcedLoad {
  const time = believableTime(activity);
  if (time === null || time === 0) return { load: null, from: null };
  for (const from of new Set([choice.prefers, ...loadSources])) {
    const load = loadBy[from](activity, time, choice);
    if (load !== null) return { load, from };
  }
  return { load: null, from: null, ...(recordedStretches(activity, time) !== null && { needsMaximum: true }) };
}

type LoadBy = (activity: Activity, time: number, choice: LoadChoice) => number | null;

const loadBy: { readonly [S in LoadSource]: LoadBy } = {
  heartRate: loadByHeartRate,
  effort: ({ effort }, time) => (effort === undefined ? null : sessionLoad(effort, time)),
  pace: loadByPace,
};

function loadByHeartRate(activity: Activity, time: number, { maximumOf }: LoadChoice): number | null {
  const stretches = recordedStretches(activity, time);
  const max = maximumOf(activity);
  if (stretches === null || max === null || !(max > 0)) return null;
  return stretches.reduce((sum, { seconds, beats }) => sum + sessionLoad(effortOfHeartRate(beats, max), seconds), 0);
}

/** Returns the recorded heart rate; null unless it covers enough of the time. */
function recordedStretches(activity: Activity, time: number) {
  const { stretches, from } = heartRateStretches(activity);
  if (from !== 'recording' || stretches.length === 0) return null;
  const covered = stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  return covered < enough * time ? null : stretches;
}

/**
 * Returns the load of a run outdoors by the oxygen uptake of its average speed, as a share of the person's VDOT. It is
 * too low on hills.
 */
function loadByPace(activity: Activity, time: number, { capacityOf }: LoadChoice): number | null {
  const { distance } = activity;
  if (distance === undefined || !(time > 0) || !countsForBest('run', activity) || isBroken(activity)) return null;
  const capacity = capacityOf(activity);
  return capacity === null ? null : sessionLoad(effortOfUptake(uptakeOfRunning(distance.si / time) / capacity), time);
}
