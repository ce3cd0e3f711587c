import { compareText, type LocalDay } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { believableTime } from '../endurance/index.ts';
import { isActivityTrained, type TrainedWorkout } from '../history/index.ts';
import type { Period } from '../period.ts';
import { knownSport, type Sport } from '../sport.ts';

export interface TrainingDay {
  readonly day: LocalDay;
  readonly workouts: number;
  readonly activities: number;
  /**
   * The sum of all known durations. A workout in progress counts as 0, as does a duration that is implausible for its
   * sets or distance.
   */
  readonly seconds: number;
  /** The distance covered in activities. */
  readonly metres: number;
}

/** By day, oldest first. */
export type TrainingDays = ReadonlyMap<LocalDay, TrainingDay>;

/** The fields of an activity that give its day, duration and distance. */
export type TimedActivity = Partial<Activity>;

/**
 * Groups training by day, workouts and activities alike. Leaves out entries without a day, and activities that were
 * started but never filled in.
 *
 * @param trained records that are not in the trash; workouts as returned by {@link trainedWorkouts}
 */
export function trainingDays(trained: {
  readonly workouts: Iterable<Pick<TrainedWorkout, 'day' | 'seconds'>>;
  readonly activities: Iterable<TimedActivity>;
}): TrainingDays {
  const days = new Map<LocalDay, Mutable<TrainingDay>>();
  for (const { day, seconds } of trained.workouts) {
    const on = dayIn(days, day);
    on.workouts += 1;
    on.seconds += seconds ?? 0;
  }
  for (const each of trained.activities) {
    const { day, distance } = each;
    if (day === undefined || !isActivityTrained(each)) continue;
    const on = dayIn(days, day);
    on.activities += 1;
    on.seconds += believableTime(each) ?? 0;
    on.metres += distance?.si ?? 0;
  }
  return new Map([...days].sort(([a], [b]) => compareText(a, b)));
}

export function daysOfSport(activities: Iterable<TimedActivity & Pick<Activity, 'sport'>>, sport: Sport): TrainingDays {
  const ofSport = Array.from(activities).filter((activity) => knownSport(activity.sport) === sport);
  return trainingDays({ workouts: [], activities: ofSport });
}

/** The amount of training on a day: 0 is none, 4 the most. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/**
 * The minutes of training at which levels 2, 3 and 4 begin. They are fixed, so that a colour means the same in every
 * month and year.
 */
export const heatMinutes = [30, 60, 90] as const;

/** Returns the level of a day by its minutes. A day with any training is never 0. */
export function heatLevel(day: TrainingDay | undefined): HeatLevel {
  if (day === undefined) return 0;
  const above = heatMinutes.filter((minutes) => day.seconds >= minutes * 60).length;
  return (1 + above) as HeatLevel;
}

/** The training of several days together. */
export interface TrainingTotal extends Omit<TrainingDay, 'day'> {
  /** The number of days with training. */
  readonly days: number;
}

/** Sums the training between two days, both inclusive. */
export function trainedIn(days: TrainingDays, { from, until }: Period): TrainingTotal {
  const total = { days: 0, workouts: 0, activities: 0, seconds: 0, metres: 0 };
  for (const { day, workouts, activities, seconds, metres } of days.values()) {
    if (day < from || day > until) continue;
    total.days += 1;
    total.workouts += workouts;
    total.activities += activities;
    total.seconds += seconds;
    total.metres += metres;
  }
  return total;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function dayIn(days: Map<LocalDay, Mutable<TrainingDay>>, day: LocalDay): Mutable<TrainingDay> {
  const known = days.get(day);
  if (known !== undefined) return known;
  const made = { day, workouts: 0, activities: 0, seconds: 0, metres: 0 };
  days.set(day, made);
  return made;
}
