import { compareText, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import type { AnswerInput, AnswerValueUnit } from './answer.ts';
import type { AnswerMeasure, AnswerQuantity } from './answer-plan.ts';
import type { AnswerRow, RowFigure } from './answer-row.ts';

/** A value with its time, by which values are put in order. */
export interface TimedValue extends AnswerInput {
  readonly at: number;
  /** For the sets of one exercise, its name; else null. */
  readonly exercise: string | null;
}

/**
 * Returns the values that a measure combines, oldest first. Loads, repetitions and e1RM are those of single sets,
 * volume is that of a workout, distances and paces are those of sets or activities. Sets and sessions are counted by
 * day.
 */
export function valuesOf(quantity: AnswerQuantity, rows: readonly AnswerRow[]): readonly TimedValue[] {
  const dated = rows.filter(hasDay);
  if (quantity === 'sets' || quantity === 'sessions') return countedByDay(quantity, dated);
  const values = dated.flatMap((row) => figureValue(row, quantity));
  return (quantity === 'volume' ? perWorkout(values) : values).toSorted(byTime);
}

/** Combines values to one; null if there are none. Of a pace, the best is the lowest. */
export function combine(
  { aggregate, quantity }: AnswerMeasure,
  values: readonly TimedValue[],
): { readonly value: number; readonly inputs: readonly AnswerInput[] } | null {
  const isCount = aggregate === 'count' || (aggregate === 'sum' && isCounted(quantity));
  if (values.length === 0) return isCount || aggregate === 'sum' ? { value: 0, inputs: [] } : null;
  const sum = values.reduce((total, { value }) => total + value, 0);
  switch (aggregate) {
    case 'best':
      return chosen(values.reduce((best, each) => (isBetter(quantity, each.value, best.value) ? each : best)));
    case 'latest':
      return chosen(values.at(-1) as TimedValue);
    case 'first':
      return chosen(values[0] as TimedValue);
    case 'count':
      return { value: isCounted(quantity) ? sum : values.length, inputs: values.map(inputOf) };
    case 'sum':
      return { value: sum, inputs: values.map(inputOf) };
    case 'average':
      return { value: sum / values.length, inputs: values.map(inputOf) };
  }
}

/** Returns the unit of a measure. A count of loads counts the sets that have one. */
export function unitOf({ aggregate, quantity }: AnswerMeasure): AnswerValueUnit {
  if (aggregate === 'count' && !isCounted(quantity)) return 'results';
  return unitByQuantity[quantity];
}

export function isLowerBetter(quantity: AnswerQuantity): boolean {
  return quantity === 'pace';
}

const unitByQuantity: { readonly [Q in AnswerQuantity]: AnswerValueUnit } = {
  load: 'kg',
  reps: 'reps',
  e1rm: 'kg',
  volume: 'kg×reps',
  sets: 'sets',
  distance: 'm',
  duration: 's',
  climb: 'm climbed',
  pace: 's/m',
  hr: 'bpm',
  weight: 'kg',
  sessions: 'sessions',
};

type DatedRow = AnswerRow & { readonly day: LocalDay };

function hasDay(row: AnswerRow): row is DatedRow {
  return row.day !== null;
}

function isCounted(quantity: AnswerQuantity): boolean {
  return quantity === 'sets' || quantity === 'sessions';
}

function isBetter(quantity: AnswerQuantity, value: number, best: number): boolean {
  return isLowerBetter(quantity) ? value < best : value > best;
}

function figureValue({ day, at, key, exercise, figures }: DatedRow, figure: RowFigure): readonly TimedValue[] {
  const value = figures[figure];
  return value === undefined ? [] : [{ value, day, at, exercise, keys: [key] }];
}

/** Adds up the values of each workout. A workout without volume, such as one of planks only, has no value. */
function perWorkout(values: readonly TimedValue[]): readonly TimedValue[] {
  const byWorkout = Map.groupBy(values, ({ keys }) => keys[0] as RecordKey);
  return Array.from(byWorkout.values(), (of) => ({
    ...(of[0] as TimedValue),
    value: of.reduce((sum, { value }) => sum + value, 0),
  })).filter(({ value }) => value > 0);
}

function countedByDay(quantity: 'sets' | 'sessions', rows: readonly DatedRow[]): readonly TimedValue[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return Array.from(byDay, ([day, of]) => {
    const keys = [...new Set(of.map(({ key }) => key))];
    const sets = of.reduce((sum, { figures }) => sum + (figures.sets ?? 0), 0);
    const at = Math.max(...of.map((row) => row.at));
    return { value: quantity === 'sets' ? sets : keys.length, day, at, exercise: null, keys };
  })
    .filter(({ value }) => value > 0)
    .sort(byTime);
}

function chosen(value: TimedValue) {
  return { value: value.value, inputs: [inputOf(value)] };
}

function inputOf({ value, day, keys }: TimedValue): AnswerInput {
  return { value, day, keys };
}

function byTime(a: TimedValue, b: TimedValue): number {
  return compareText(a.day, b.day) || a.at - b.at;
}
