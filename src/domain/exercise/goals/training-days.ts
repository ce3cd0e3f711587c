import { compareText, type LocalDay } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { believableTime } from '../endurance/index.ts';
import { isActivityTrained, type TrainedWorkout } from '../history/index.ts';
import type { Period } from '../period.ts';
import { knownSport, type Sport } from '../sport.ts';

/** What a person trained on one day. */
export interface TrainingDay {
  readonly day: LocalDay;
  readonly workouts: number;
  readonly activities: number;
  /** Of all that say how long they took; a workout that runs counts 0 until it ends, and what is longer than its sets or its distance allow. */
  readonly seconds: number;
  /** Covered in activities. */
  readonly metres: number;
}

/** By day, the oldest first. */
export type TrainingDays = ReadonlyMap<LocalDay, TrainingDay>;

/** The fields of an activity that say when, how long and how far it was. */
export type TimedActivity = Partial<Activity>;

/**
 * The days on which somebody trained, workouts and activities alike. What has no day is on none, and an activity that was
 * opened and left is no training.
 *
 * @param trained what is not in the trash; the workouts of {@link trainedWorkouts}
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

/** The days on which a sport was done. */
export function daysOfSport(activities: Iterable<TimedActivity & Pick<Activity, 'sport'>>, sport: Sport): TrainingDays {
  const ofSport = Array.from(activities).filter((activity) => knownSport(activity.sport) === sport);
  return trainingDays({ workouts: [], activities: ofSport });
}

/** How much was trained on a day: 0 is nothing, 4 the most. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/** Minutes from which a day has a level above 1. Fixed, so that a colour means the same in every month and year. */
export const heatMinutes = [30, 60, 90] as const;

/** The level of a day by its minutes. A day on which somebody trained, however long, is never 0. */
export function heatLevel(day: TrainingDay | undefined): HeatLevel {
  if (day === undefined) return 0;
  const above = heatMinutes.filter((minutes) => day.seconds >= minutes * 60).length;
  return (1 + above) as HeatLevel;
}

/** What was trained on several days together. */
export interface TrainingTotal extends Omit<TrainingDay, 'day'> {
  /** On how many of them. */
  readonly days: number;
}

/** What was trained from one day to another, both of them in it. */
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
