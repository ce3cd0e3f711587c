import { type Metres, metres, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { activityDoubt } from './activity-doubt.ts';
import { gradeAdjustedPace } from './grade-cost.ts';
import type { HeartRateStretch } from './heart-rate-load.ts';
import { type Pace, paceOf, speedOf } from './pace.ts';
import { cooperSeconds, type Race } from './race-times.ts';

/** Moving time; where only the clock's is written down, that. */
export function movingTime({ movingSeconds, elapsedSeconds }: Partial<Activity>): Seconds | null {
  const time = movingSeconds ?? elapsedSeconds;
  return time === undefined ? null : seconds(time);
}

/** The time that counts in sums and as load: none where it is longer than anybody takes over the distance. */
export function believableTime(activity: Partial<Activity>): Seconds | null {
  return activityDoubt(activity)?.code === 'exercise/slower-than-anybody' ? null : movingTime(activity);
}

export interface Movement {
  /** Seconds a metre. */
  readonly pace: Pace;
  /** Metres a second. */
  readonly speed: number;
}

/** How fast it was while moving; null without a distance or a time. */
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
 * The pace on the flat that cost as much, of a run or walk on a treadmill: only there is the climb over the distance the
 * grade of all of it. Outside, climb alone does not say how steep it was, nor what went down again.
 *
 * @returns null without a climb, and for what is steeper than was ever measured
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

/** A run as a race: its distance by the clock. Null for what is no run, has no distance or time, or cannot be right. */
export function raceOf(activity: Activity): Race | null {
  const { sport, distance, movingSeconds, elapsedSeconds } = activity;
  const time = elapsedSeconds ?? movingSeconds;
  if (sport !== 'run' || distance === undefined || distance.si <= 0 || time === undefined || time <= 0) return null;
  return activityDoubt(activity) === null ? { metres: metres(distance.si), seconds: seconds(time) } : null;
}

/** The distance of a run that lasted 12 minutes, as Cooper's test does; null for any other. */
export function cooperDistanceOf(activity: Activity): Metres | null {
  const race = raceOf(activity);
  return race !== null && race.seconds === cooperSeconds ? race.metres : null;
}

export interface HeartRates {
  /** None where no heart rate is written down. */
  readonly stretches: readonly HeartRateStretch[];
  /** How many laps they come from; 0 where they are the average of all. */
  readonly laps: number;
}

/**
 * The heart rates over an activity: by its laps where each has one, which says more, else the average over the moving
 * time.
 */
export function heartRateStretches(activity: Activity): HeartRates {
  const laps = Object.values(activity.laps).map(({ seconds: time, bpm }) => ({ seconds: time, beats: bpm }));
  const whole = laps.filter((lap): lap is HeartRateStretch => lap.seconds !== undefined && lap.beats !== undefined);
  if (whole.length > 0 && whole.length === laps.length) return { stretches: whole, laps: whole.length };
  const time = movingTime(activity);
  const beats = activity.heartRate?.average;
  return { stretches: time === null || beats === undefined ? [] : [{ seconds: time, beats }], laps: 0 };
}
