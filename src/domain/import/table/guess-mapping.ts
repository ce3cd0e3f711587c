import type { Unit } from '../../kernel/index.ts';
import type { CsvRow } from '../csv/index.ts';
import { clockIn } from '../times/index.ts';
import { columnNameOf, namesTo } from './column-names.ts';
import { timeOrDurationNames } from './field-names.ts';
import {
  type ColumnTarget,
  isDuration,
  isNumeric,
  isRepeatable,
  type TableField,
  type TableKind,
  type TableMapping,
} from './mapping.ts';
import { kindOf, targetNamed } from './named-columns.ts';
import { decimalMarkOf, needsDurationUnit } from './table-numbers.ts';
import { dateIn, dateOrderOf } from './table-time.ts';

export interface TableGuess {
  readonly mapping: TableMapping;
  /** Why each column was mapped, or not. */
  readonly reasons: readonly ColumnReason[];
}

export type ColumnReason =
  /** Its name is one that tables use for the field. */
  | { readonly code: 'table/known-name' }
  /** Its name can mean several fields, and its values fit to this one. */
  | { readonly code: 'table/name-and-values' }
  /** Its values are dates, and no other column has any. */
  | { readonly code: 'table/values-are-dates' }
  /** Another column, with more values or further to the left, has the field. */
  | { readonly code: 'table/field-of-other-column'; readonly column: number }
  | { readonly code: 'table/unknown-name' };

/**
 * Guesses what the columns of a table mean, from their names in several languages and their values. The user confirms or
 * changes it before anything is read.
 *
 * @param sample rows of the table; the more, the more surely dates and numbers are understood
 * @param kind what a row is, if the user has said so
 */
export function guessMapping(header: readonly string[], sample: readonly CsvRow[], kind?: TableKind): TableGuess {
  const names = header.map(columnNameOf);
  const guessedKind = kind ?? kindOf(names);
  const columns = header.map((_, at) => sample.map(({ cells }) => cells[at]?.trim() ?? ''));
  if (guessedKind === null) {
    const mapping = { kind: null, columns: header.map(() => null), dateOrder: null, decimalMark: null };
    return { mapping, reasons: header.map(() => ({ code: 'table/unknown-name' })) };
  }
  const named = names.map((name, at) => {
    const target = targetNamed(guessedKind, name);
    return byValues(guessOf(target), name.plain, columns[at] ?? []);
  });
  const distinct = withoutDoubles(withDates(named, columns), columns);
  const guesses = guessedKind === 'sets' ? withRepeatedTimes(distinct, columns) : distinct;
  const cellsOf = (fits: (field: TableField) => boolean) =>
    guesses.flatMap(({ target }, at) => (target !== null && fits(target.field) ? (columns[at] ?? []) : []));
  const targets = guesses.map(({ target }, at) => withDurationUnit(target, columns[at] ?? []));
  const dateOrder = dateOrderOf(cellsOf(isDateField));
  const decimalMark = decimalMarkOf(cellsOf(isNumeric));
  return {
    mapping: { kind: guessedKind, columns: targets, dateOrder, decimalMark },
    reasons: guesses.map(({ reason }) => reason),
  };
}

interface Guess {
  readonly target: ColumnTarget | null;
  readonly reason: ColumnReason;
}

function guessOf(target: ColumnTarget | null): Guess {
  return { target, reason: { code: target === null ? 'table/unknown-name' : 'table/known-name' } };
}

function isDateField(field: TableField): boolean {
  return field === 'date' || field === 'completedAt';
}

const timeOrDuration = namesTo([[true, timeOrDurationNames]]);

/** Decides between a date, a time of day and a duration, which share names such as `start` and `time`. */
function byValues(guess: Guess, name: string, values: readonly string[]): Guess {
  const written = values.filter((value) => value !== '');
  if (timeOrDuration.has(name)) {
    const isTime = written.length > 0 && written.every((value) => clockIn(value) !== null) && hasTimesOfDay(written);
    const field: TableField = isTime && written.length === values.length ? 'time' : 'duration';
    return { target: { field, unit: null, measure: null }, reason: { code: 'table/name-and-values' } };
  }
  if (guess.target?.field === 'date' && written.length > 0 && written.every((value) => clockIn(value) !== null)) {
    return { target: { ...guess.target, field: 'time' }, reason: { code: 'table/name-and-values' } };
  }
  return guess;
}

/** Durations of sets seldom all start with an hour of the day; times of day all do, with AM and PM or two digits. */
function hasTimesOfDay(values: readonly string[]): boolean {
  return (
    values.some((value) => /m\.?$/i.test(value)) ||
    values.every((value) => /^(?:0[5-9]|1\d|2[0-3]):\d\d(?::\d\d)?$/.test(value))
  );
}

/** Without a column of dates by name, takes the first whose values are all dates. */
function withDates(guesses: readonly Guess[], columns: readonly (readonly string[])[]): readonly Guess[] {
  if (guesses.some(({ target }) => target !== null && isDateField(target.field))) return guesses;
  const at = columns.findIndex((values, column) => guesses[column]?.target === null && areDates(values));
  const target: ColumnTarget = { field: 'date', unit: null, measure: null };
  return at === -1 ? guesses : guesses.with(at, { target, reason: { code: 'table/values-are-dates' } });
}

function areDates(values: readonly string[]): boolean {
  const written = values.filter((value) => value !== '');
  const isDate = (value: string) => dateIn(value, 'day-first') !== null || dateIn(value, 'month-first') !== null;
  return written.length > 0 && written.every(isDate);
}

/** Gives each field to one column: the one with the most values, the first of several. */
function withoutDoubles(guesses: readonly Guess[], columns: readonly (readonly string[])[]): readonly Guess[] {
  const counts = columns.map((values) => values.filter((value) => value !== '').length);
  const owners = new Map<TableField, number>();
  for (const [at, { target }] of guesses.entries()) {
    if (target === null || isRepeatable(target.field)) continue;
    const owner = owners.get(target.field);
    if (owner === undefined || (counts[at] ?? 0) > (counts[owner] ?? 0)) owners.set(target.field, at);
  }
  return guesses.map((guess, at) => {
    const owner = guess.target === null ? undefined : owners.get(guess.target.field);
    if (owner === undefined || owner === at) return guess;
    return { target: null, reason: { code: 'table/field-of-other-column', column: owner } };
  });
}

/**
 * Looks at rows of the same day and workout: a duration that is the same in all of them is the workout's, and a time that
 * is another in each of them is that of the set.
 */
function withRepeatedTimes(guesses: readonly Guess[], columns: readonly (readonly string[])[]): readonly Guess[] {
  const at = (field: TableField) => guesses.findIndex(({ target }) => target?.field === field);
  if (at('date') === -1) return guesses;
  const dates = columns[at('date')] ?? [];
  const workouts = columns[at('workout')] ?? [];
  const groups = new Map<string, number[]>();
  for (const [row, date] of dates.entries()) {
    const key = `${dateIn(date, 'day-first')?.day ?? date}\n${workouts[row] ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  const several = [...groups.values()].filter((rows) => rows.length > 2);
  const isRepeated = (column: number) =>
    several.length > 0 && several.every((rows) => differentIn(columns, column, rows) === 1);
  const isCounting = (column: number) =>
    several.length > 0 && several.every((rows) => differentIn(columns, column, rows) > rows.length / 2);
  return guesses.map((guess, column) => {
    const { target } = guess;
    const reason: ColumnReason = { code: 'table/name-and-values' };
    if (target?.field === 'duration' && isRepeated(column) && at('workoutDuration') === -1)
      return { target: { ...target, field: 'workoutDuration' }, reason };
    if (target?.field === 'date' && isCounting(column) && at('completedAt') === -1)
      return { target: { ...target, field: 'completedAt' }, reason };
    return guess;
  });
}

function differentIn(columns: readonly (readonly string[])[], column: number, rows: readonly number[]): number {
  return new Set(rows.map((row) => columns[column]?.[row] ?? '')).size;
}

/**
 * Finds the unit of durations in which some have hours, minutes and seconds, or more than a day of hours: then `45:30` is
 * minutes and seconds too.
 */
function withDurationUnit(target: ColumnTarget | null, values: readonly string[]): ColumnTarget | null {
  if (target === null || !isDuration(target.field) || target.unit !== null) return target;
  const open = values.filter(needsDurationUnit);
  const areClocks = open.length > 0 && open.every((value) => value.includes(':'));
  const hasSeconds = values.some((value) => /^\d+:\d\d:\d\d/.test(value));
  const isBeyondDay = open.some((value) => Number(value.split(':')[0]) >= 24);
  const unit: Unit | null = areClocks && (hasSeconds || isBeyondDay) ? 'min' : null;
  return { ...target, unit };
}
