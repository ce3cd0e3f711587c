import { type Metres, metres, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { isBroken } from '../track-figures.ts';
import { activityDoubt } from './activity-doubt.ts';
import { gradeAdjustedPace } from './grade-cost.ts';
import type { HeartRateStretch } from './heart-rate-load.ts';
import { type Pace, paceOf, speedOf } from './pace.ts';
import { cooperSeconds, type Race } from './race-times.ts';

/** Returns the moving time, or the elapsed time if only that was recorded. */
export function movingTime({ movingSeconds, elapsedSeconds }: Partial<Activity>): Seconds | null {
  const time = movingSeconds ?? elapsedSeconds;
  return time === undefined ? null : seconds(time);
}

/** Returns the time that counts in totals and load; null if it is implausibly long. */
export function believableTime(activity: Partial<Activity>): Seconds | null {
  const code = activityDoubt(activity)?.code;
  return code === 'exercise/slower-than-anybody' || code === 'exercise/longer-than-a-day' ? null : movingTime(activity);
}

export interface Movement {
  /** Seconds per metre. */
  readonly pace: Pace;
  /** Metres per second. */
  readonly speed: number;
}

/** Returns pace and speed while moving; null if there is no distance or no time. */
export function movementOf(activity: Activity): Movement | null {
  const time = movingTime(activity);
  if (time === null || activity.distance === undefined) return null;
  const over = metres(activity.distance.si);
  const pace = paceOf(over, time);
  const speed = speedOf(over, time);
  return pace === null || speed === null ? null : { pace, speed };
}

export interface FlatPace {
  readonly pace: Pace;
  /** Rise over run. */
  readonly grade: number;
}

/**
 * Returns the pace on the flat that costs the same energy, for a run or walk on a treadmill. Only on a treadmill is the
 * grade the elevation gain over the distance. Outdoors, the elevation gain shows neither how steep the route was nor
 * how far it descended.
 *
 * @returns null if there is no elevation gain, or if the grade is steeper than the formula's measured range
 */
export function flatPaceOf(activity: Activity): FlatPace | null {
  const { sport, indoor, climb, distance } = activity;
  const gait = sport === 'run' ? 'run' : sport === 'walk' || sport === 'hike' ? 'walk' : null;
  const movement = movementOf(activity);
  if (gait === null || indoor !== true || movement === null || !climb?.si || distance === undefined) return null;
  const grade = climb.si / distance.si;
  const adjusted = gradeAdjustedPace(gait, movement.pace, grade);
  return adjusted.ok ? { pace: adjusted.value, grade } : null;
}

/**
 * Returns a run as a race, with its elapsed time. Null if it is not a run, has no distance or time, is implausible, or has a
 * broken recording.
 */
export function raceOf(activity: Activity): Race | null {
  const { sport, distance, movingSeconds, elapsedSeconds } = activity;
  const time = elapsedSeconds ?? movingSeconds;
  if (sport !== 'run' || distance === undefined || distance.si <= 0 || time === undefined || time <= 0) return null;
  const counts = activityDoubt(activity) === null && !isBroken(activity);
  return counts ? { metres: metres(distance.si), seconds: seconds(time) } : null;
}

/** Returns the distance of a run that lasted 12 minutes, as in Cooper's test; null for any other activity. */
export function cooperDistanceOf(activity: Activity): Metres | null {
  const race = raceOf(activity);
  return race !== null && race.seconds === cooperSeconds ? race.metres : null;
}

export interface HeartRates {
  /** Empty if no heart rate was recorded. */
  readonly stretches: readonly HeartRateStretch[];
  readonly from: 'recording' | 'laps' | 'average';
  /** The number of laps with these heart rates. */
  readonly laps: number;
}

/**
 * Returns the heart rates over an activity: as recorded; else by lap if every lap has one; else the average over the
 * moving time, which is the least precise.
 */
export function heartRateStretches(activity: Activity): HeartRates {
  const { beats: recorded } = activity.trackFigures ?? {};
  if (recorded !== undefined) {
    const stretches = recorded.seconds.map((time, at) => ({ seconds: time, beats: recorded.from + at }));
    return { stretches: stretches.filter(({ seconds: time }) => time > 0), from: 'recording', laps: 0 };
  }
  const laps = Object.values(activity.laps).map(({ seconds: time, bpm }) => ({ seconds: time, beats: bpm }));
  const whole = laps.filter((lap): lap is HeartRateStretch => lap.seconds !== undefined && lap.beats !== undefined);
  if (whole.length > 0 && whole.length === laps.length) return { stretches: whole, from: 'laps', laps: whole.length };
  const time = movingTime(activity);
  const beats = activity.heartRate?.average;
  return {
    stretches: time === null || beats === undefined ? [] : [{ seconds: time, beats }],
    from: 'average',
    laps: 0,
  };
}
