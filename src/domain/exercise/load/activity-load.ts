import type { Activity } from '../activity.ts';
import { believableTime, type HeartRate, heartRateStretches } from '../endurance/index.ts';
import { effortOfHeartRate } from './effort-of-heart-rate.ts';

/** From what the load of a session is computed. */
export type LoadSource = 'heartRate' | 'effort';

/** What decides from what the load of an activity is computed. */
export interface LoadChoice {
  /** What is used where both are known. */
  readonly prefers: LoadSource;
  /** Returns the person's maximal heart rate on the day of an activity; null if it is unknown. */
  readonly maximumOf: (activity: Activity) => HeartRate | null;
}

export interface SourcedLoad {
  /** In the unit of `sessionLoad`; null if neither source is known. */
  readonly load: number | null;
  readonly from: LoadSource | null;
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
 * Returns the load of an activity from its recorded heart rate or from its session RPE. Both are effort times minutes:
 * a heart rate counts as the effort that it corresponds to. A load from the average heart rate or from laps would be too
 * low, so only a recording counts.
 */
export function activityLoad(activity: Activity, { prefers, maximumOf }: LoadChoice): SourcedLoad {
  const time = believableTime(activity);
  const { effort } = activity;
  if (time === null) return { load: null, from: null };
  const rated = effort === undefined ? null : { load: sessionLoad(effort, time), from: 'effort' as const };
  if (rated !== null && prefers === 'effort') return rated;
  const measured = loadByHeartRate(activity, time, maximumOf);
  return measured === null ? (rated ?? { load: null, from: null }) : { load: measured, from: 'heartRate' };
}

function loadByHeartRate(activity: Activity, time: number, maximumOf: LoadChoice['maximumOf']): number | null {
  const { stretches, from } = heartRateStretches(activity);
  if (from !== 'recording' || stretches.length === 0) return null;
  const max = maximumOf(activity);
  const covered = stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  if (max === null || !(max > 0) || covered < enough * time) return null;
  return stretches.reduce((sum, { seconds, beats }) => sum + sessionLoad(effortOfHeartRate(beats, max), seconds), 0);
}
