import {
  isKnownMeasure,
  knownMeasures,
  type MeasureDimension,
  type MeasureUnit,
  showMeasure,
} from '../../exercise/body/index.ts';
import {
  distanceUnitOf,
  movementOf,
  movingTime,
  paceLengthOf,
  pacePer,
  showDuration,
} from '../../exercise/endurance/index.ts';
import {
  isFinishedEmpty,
  isStartMadeUp,
  isTimeMadeUp,
  workoutDone,
  workoutSeconds,
} from '../../exercise/history/index.ts';
import {
  activity,
  type KnownExercises,
  knownSport,
  measurement,
  type WorkoutExercise,
  workout,
  workoutExercises,
} from '../../exercise/index.ts';
import { isDone } from '../../exercise/logging/index.ts';
import { type NotedExercise, printSets } from '../../exercise/notation/index.ts';
import {
  type Instant,
  idOf,
  isZone,
  type Leaves,
  type LocalDay,
  minutesAt,
  type Quantity,
  type RecordKey,
  readRecord,
  seconds,
  showQuantity,
} from '../../kernel/index.ts';
import type { StoredRecord } from '../day-entry.ts';
import { DayIndex } from '../day-index.ts';

export interface TrainingNames {
  readonly exercises: KnownExercises;
  /** Returns the name of a measure of the person; empty for one without a name. */
  readonly measureName: (id: string) => string;
}

/**
 * Writes the training of a day as a Markdown list: a workout with the sets of each exercise, an activity with its
 * distance, time and pace, a measurement with its value. Sets are written so that the set notation reads them.
 *
 * @param records with all their leaves; those of other days are left out
 * @returns a line that says so if there is nothing
 */
export function trainingLines(
  day: LocalDay,
  records: readonly StoredRecord[],
  names: TrainingNames,
): readonly string[] {
  const recordByKey = new Map(records.map((record) => [record.key, record]));
  const index = new DayIndex(() => day);
  for (const record of records) index.put({ ...record, isFinishedEmpty: isWorkoutEmpty(record) });
  const lines = index.of(day).training.flatMap(({ kind, key }) => {
    const { leaves } = recordByKey.get(key) as StoredRecord;
    if (kind === 'workout') return workoutLines(leaves, names);
    return kind === 'activity' ? activityLines(leaves) : measurementLines(leaves, names);
  });
  return lines.length === 0 ? ['- No training logged'] : lines;
}

function isWorkoutEmpty({ key, leaves }: StoredRecord): boolean {
  const done = key.startsWith('workouts/') ? workoutDone(idOf(key), leaves) : null;
  return done !== null && isFinishedEmpty(done);
}

function workoutLines(leaves: Leaves, names: TrainingNames): readonly string[] {
  const { value } = readRecord(workout, leaves);
  const took = workoutSeconds(value);
  const length = took === null || took === 0 ? null : showDuration(seconds(Math.round(took)));
  const head = [
    onOneLine(value.title) || 'Workout',
    isTimeMadeUp(value) ? null : clockOf(value.startedAt, value.zone),
    length,
  ];
  const exercises = workoutExercises(leaves).exercises.flatMap((each) => exerciseLine(each, names) ?? []);
  return [`- ${joined(head)}`, ...exercises, ...remarkLines(value.remark)];
}

function exerciseLine({ exercise, sets }: WorkoutExercise, { exercises }: TrainingNames): string | null {
  const key = exercise.exercise as RecordKey;
  const known = exercises.get(key);
  const noted: NotedExercise = {
    key,
    tracking: known?.tracking ?? 'loadReps',
    unit: known?.unit === 'lb' ? 'lb' : 'kg',
    isUnilateral: known?.isUnilateral ?? false,
    lastLoad: null,
    order: null,
  };
  const results = sets.filter(isDone).flatMap(({ set }) => set.result ?? []);
  if (results.length === 0) return null;
  const done = results.map(({ bar: _bar, completedAt: _completedAt, ...set }) => set);
  const remarks = [exercise.remark, ...sets.map(({ set }) => set.remark)]
    .map(onOneLine)
    .filter((remark) => remark !== '');
  const about = remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
  return `  - ${known?.name ?? 'Exercise'}: ${printSets(done, { exercise: noted, decimalMark: '.' })}${about}`;
}

function activityLines(leaves: Leaves): readonly string[] {
  const { value } = readRecord(activity, leaves);
  const { sport, distance, title, startedAt, zone, remark } = value;
  const system = distance?.unit === 'mi' || distance?.unit === 'yd' ? 'mi' : 'km';
  const unit = distanceUnitOf(sport, system);
  const time = movingTime(value);
  const movement = movementOf(value);
  const length = paceLengthOf(sport, system);
  const figures = [
    distance === undefined ? null : `${showQuantity(distance, unit, { decimalMark: '.' })} ${unit}`,
    time === null ? null : showDuration(time),
    movement === null ? null : `${showDuration(pacePer(movement.pace, length))} /${length}`,
  ];
  const clock = isStartMadeUp(value) ? null : clockOf(startedAt, zone);
  const head = [onOneLine(title) || capitalised(knownSport(sport)), clock];
  return [`- ${joined([...head, ...figures])}`, ...remarkLines(remark)];
}

function measurementLines(leaves: Leaves, { measureName }: TrainingNames): readonly string[] {
  const { measure = '', value, remark } = readRecord(measurement, leaves).value;
  if (value === undefined) return [];
  const name = onOneLine(measureName(measure)) || capitalised(measure.replaceAll('-', ' '));
  const about = onOneLine(remark);
  return [`- ${name}: ${measured(value, dimensionIn(measure))}${about === '' ? '' : ` (${about})`}`];
}

function dimensionIn(measure: string): MeasureDimension {
  return isKnownMeasure(measure) ? knownMeasures[measure] : 'count';
}

function measured(value: Quantity, dimension: MeasureDimension): string {
  if (dimension === 'share') return `${showMeasure(value, '%', '.').replace(/\s*%$/, '')} %`;
  const unit = unitOf(value, dimension);
  return unit === null ? showMeasure(value, null, '.') : `${showMeasure(value, unit, '.')} ${unit}`;
}

function unitOf({ unit }: Quantity, dimension: MeasureDimension): MeasureUnit {
  if (unit === 'kg' || unit === 'lb' || unit === 'cm' || unit === 'in') return unit;
  return dimension === 'mass' ? 'kg' : dimension === 'length' ? 'cm' : null;
}

function remarkLines(remark: string | undefined): readonly string[] {
  const words = onOneLine(remark);
  return words === '' ? [] : [`  - ${words}`];
}

/** Writes a time of day by the wall clock, `07:30`; null if the time or its zone is unknown. */
function clockOf(at: Instant | undefined, zone: string | undefined): string | null {
  if (at === undefined || zone === undefined || !isZone(zone)) return null;
  const minutes = minutesAt(at, zone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

function onOneLine(text: string | undefined): string {
  return (text ?? '').trim().replaceAll(/\s+/g, ' ');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
