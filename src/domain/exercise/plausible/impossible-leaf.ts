import { type Instant, type LocalDay, localDayAt } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { heightBounds } from '../body/index.ts';
import type { Measurement } from '../measurement.ts';
import type { SetResult } from '../set-leaves.ts';
import type { TrainingZones } from '../training-zones.ts';
import type { Workout } from '../workout.ts';
import {
  checkPastDay,
  checkPastInstant,
  type DayLongPast,
  type DayToCome,
  type InstantLongPast,
  type InstantToCome,
} from './time-to-come.ts';
import {
  activityMetresBounds,
  activitySecondsBounds,
  type Bounds,
  bodyWeightBounds,
  boundsOfMeasure,
  checkWithin,
  heartRateBounds,
  loadBounds,
  metresPerSetBounds,
  type OutOfBounds,
  repsBounds,
  secondsPerSetBounds,
} from './vital-values.ts';

/** Why a value is impossible for any person. */
export type Impossible =
  | DayToCome
  | DayLongPast
  | InstantToCome
  | InstantLongPast
  | OutOfBounds
  | { readonly code: 'exercise/end-before-start' };

/** The allowance for a wrong clock or a time zone that is a day ahead. */
const aheadMs = 24 * 3_600_000;

/** Metres per second, up to a speed that nobody reaches even in a fall. */
const speedBounds: Bounds = { min: 0, max: 100 };

interface WrittenRecord {
  readonly collection: string;
  /** The record as it would be after the change. */
  readonly value: unknown;
}

/**
 * Checks a leaf that another app is about to write. It rejects impossible values but accepts merely unlikely ones,
 * because there is no user to ask.
 *
 * @param path segments of the leaf, such as `['sets', 'a', 'result']`
 * @param now UTC milliseconds; one more day is allowed, for wrong clocks
 * @returns null for a possible value, and for every leaf without a rule
 */
export function impossibleLeaf(
  { collection, value }: WrittenRecord,
  path: readonly string[],
  now: Instant,
): Impossible | null {
  const latest = { at: now + aheadMs, day: localDayAt(now + aheadMs, 'UTC') };
  switch (collection) {
    case 'workouts':
      return inWorkout(value as Workout, path, latest);
    case 'activities':
      return inActivity(value as Activity, path, latest);
    case 'measurements':
      return inMeasurement(value as Measurement, path, latest);
    case 'zones':
      return inZones(value as TrainingZones, path);
    case 'preferences':
      return inPreferences(value as AboutBody, path, latest);
    default:
      return null;
  }
}

interface Latest {
  readonly at: Instant;
  readonly day: LocalDay;
}

function inWorkout(value: Workout, [name, id, part]: readonly string[], latest: Latest): Impossible | null {
  const { startedAt, endedAt } = value;
  switch (name) {
    case 'startedAt':
    case 'endedAt':
      if (startedAt !== undefined && endedAt !== undefined && endedAt < startedAt)
        return { code: 'exercise/end-before-start' };
      return instantToCome(value[name], latest);
    case 'day':
      return dayToCome(value.day, latest);
    case 'bodyWeight':
      return outOf(bodyWeightBounds, value.bodyWeight?.si);
    case 'sets':
      return part === 'result' && id !== undefined ? inResult(value.sets[id]?.result, latest) : null;
    default:
      return null;
  }
}

function inResult(result: SetResult | undefined, latest: Latest): Impossible | null {
  return (
    outOf(loadBounds, result?.load?.si) ??
    outOf(repsBounds, result?.reps) ??
    outOf(secondsPerSetBounds, result?.seconds) ??
    outOf(metresPerSetBounds, result?.distance?.si) ??
    instantToCome(result?.completedAt ?? undefined, latest)
  );
}

function inActivity(value: Activity, [name, id]: readonly string[], latest: Latest): Impossible | null {
  switch (name) {
    case 'startedAt':
      return instantToCome(value.startedAt, latest);
    case 'day':
      return dayToCome(value.day, latest);
    case 'heartRate':
      return outOf(heartRateBounds, value.heartRate?.average) ?? outOf(heartRateBounds, value.heartRate?.max);
    case 'distance':
    case 'movingSeconds':
    case 'elapsedSeconds': {
      const time = name === 'elapsedSeconds' ? value.elapsedSeconds : (value.movingSeconds ?? value.elapsedSeconds);
      const tooMuch =
        name === 'distance'
          ? outOf(activityMetresBounds, value.distance?.si)
          : outOf(activitySecondsBounds, value[name]);
      return tooMuch ?? tooFast(value.distance?.si, time);
    }
    case 'climb':
      return outOf(activityMetresBounds, value.climb?.si);
    case 'laps':
      return id === undefined ? null : inLap(value.laps[id]);
    default:
      return null;
  }
}

function inLap(lap: Activity['laps'][string] | undefined): Impossible | null {
  return (
    outOf(heartRateBounds, lap?.bpm) ??
    outOf(activityMetresBounds, lap?.metres) ??
    outOf(activitySecondsBounds, lap?.seconds) ??
    tooFast(lap?.metres, lap?.seconds)
  );
}

function tooFast(metres = 0, seconds = 0): OutOfBounds | null {
  return seconds === 0 ? null : outOf(speedBounds, metres / seconds);
}

/** Checks the limits of heart rate zones. Those of pace and power zones can have any value. */
function inZones({ measure, bounds = [] }: TrainingZones, [name]: readonly string[]): Impossible | null {
  if (name !== 'bounds' || measure !== 'heartRate') return null;
  return bounds.map((bound) => outOf(heartRateBounds, bound)).find((found) => found !== null) ?? null;
}

/** The parts of the preferences that describe the user's body. */
interface AboutBody {
  readonly body?: { readonly bornOn?: LocalDay | undefined; readonly heightMetres?: number | undefined } | undefined;
}

function inPreferences({ body }: AboutBody, [name, part]: readonly string[], latest: Latest): Impossible | null {
  if (name !== 'body') return null;
  if (part === 'bornOn') return dayToCome(body?.bornOn, latest);
  return part === 'heightMetres' ? outOf(heightBounds, body?.heightMetres) : null;
}

function inMeasurement(value: Measurement, [name]: readonly string[], latest: Latest): Impossible | null {
  switch (name) {
    case 'at':
      return instantToCome(value.at, latest);
    case 'day':
      return dayToCome(value.day, latest);
    case 'value': {
      const bounds = boundsOfMeasure(value.measure);
      return bounds === null ? null : outOf(bounds, value.value?.si);
    }
    default:
      return null;
  }
}

function instantToCome(at: Instant | undefined, latest: Latest): InstantToCome | InstantLongPast | null {
  const checked = at === undefined ? null : checkPastInstant(at, latest.at);
  return checked === null || checked.ok ? null : checked.error;
}

function dayToCome(day: LocalDay | undefined, latest: Latest): DayToCome | DayLongPast | null {
  const checked = day === undefined ? null : checkPastDay(day, latest.day);
  return checked === null || checked.ok ? null : checked.error;
}

function outOf(bounds: Bounds, value: number | undefined): OutOfBounds | null {
  const checked = value === undefined ? null : checkWithin(value, bounds);
  return checked === null || checked.ok ? null : checked.error;
}
