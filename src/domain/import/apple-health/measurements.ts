import type { Unit } from '../../kernel/index.ts';
import { shareOfBodyFat } from '../body/index.ts';
import { numberIn } from '../csv/index.ts';
import type { DraftQuantity, MeasurementDraft, SkippedItem } from '../draft/index.ts';
import { healthTime, timeKey } from './health-time.ts';
import { ownCopy } from './own-copy.ts';
import type { Tag } from './tag.ts';

interface HealthMeasure {
  readonly measure: MeasurementDraft['measure'];
  /** Returns the value in a unit of the app; null for a unit that it does not read. */
  readonly valueIn: (value: number, unit: string) => DraftQuantity | null;
}

/**
 * The types of records that are measurements of the body. Left out are those that are computed from others (body mass
 * index) and those that a watch records by itself all day (steps, heart rate).
 */
const measures: ReadonlyMap<string, HealthMeasure> = new Map<string, HealthMeasure>([
  ['HKQuantityTypeIdentifierBodyMass', { measure: { id: 'body-weight' }, valueIn: massIn }],
  ['HKQuantityTypeIdentifierBodyFatPercentage', { measure: { id: 'body-fat' }, valueIn: shareIn }],
  ['HKQuantityTypeIdentifierWaistCircumference', { measure: { id: 'waist' }, valueIn: lengthIn }],
  ['HKQuantityTypeIdentifierRestingHeartRate', { measure: { id: 'resting-pulse' }, valueIn: beatsIn }],
  ['HKQuantityTypeIdentifierLeanBodyMass', { measure: { name: 'Lean body mass' }, valueIn: massIn }],
  ['HKQuantityTypeIdentifierHeight', { measure: { name: 'Height' }, valueIn: lengthIn }],
]);

export function isMeasurement(type: string): boolean {
  return measures.has(type);
}

/**
 * Reads a `Record` of a type for which {@link isMeasurement} is true.
 *
 * Its id is the type and the instant. Value and unit are not part of it because an export writes them in the unit that
 * the user prefers at the time, and the source is not because a device can be renamed.
 */
export function measurementOf(path: string, tag: Tag): MeasurementDraft | SkippedItem {
  const type = tag.attribute('type');
  const startDate = ownCopy(tag.attribute('startDate'));
  const [value, unit] = [tag.attribute('value'), tag.attribute('unit')];
  const origin = `${path}, ${shortName(type)} of ${startDate}`;
  const at = healthTime(startDate);
  if (at === null) return { kind: 'skipped', origin, code: 'import/no-date', detail: startDate };
  const number = numberIn(value);
  if (number === null) return { kind: 'skipped', origin, code: 'import/not-a-number', detail: shortText(value) };
  const { measure, valueIn } = measures.get(type) as HealthMeasure;
  const quantity = valueIn(number, unit);
  if (quantity === null) {
    return { kind: 'skipped', origin, code: 'import/unsupported', detail: shortText(`${value} ${unit}`) };
  }
  return {
    kind: 'measurement',
    sourceId: `${shortName(type)} ${timeKey(at)}`,
    origin,
    measure,
    value: quantity,
    at,
    device: ownCopy(tag.attribute('sourceName').trim()),
    remark: '',
  };
}

/** Returns the name of a type or key without its prefix: `BodyMass` of `HKQuantityTypeIdentifierBodyMass`. */
export function shortName(type: string): string {
  const name = type.replace(/^HK(?:(?:Quantity|Category|Data|Correlation)TypeIdentifier|WorkoutActivityType)?/, '');
  return shortText(name);
}

/** Copies at most a line of a text. */
export function shortText(text: string): string {
  return ownCopy(text.slice(0, 100));
}

function massIn(value: number, unit: string): DraftQuantity | null {
  return quantityIn(value, unit, ['kg', 'g', 'lb', 'st']);
}

export function lengthIn(value: number, unit: string): DraftQuantity | null {
  return quantityIn(value, unit, ['cm', 'm', 'km', 'in', 'ft', 'yd', 'mi']);
}

function quantityIn(value: number, unit: string, known: readonly Unit[]): DraftQuantity | null {
  if (unit === '') return { value, unit: null };
  const found = known.find((each) => each === unit);
  return found === undefined ? null : { value, unit: found };
}

function shareIn(value: number, unit: string): DraftQuantity | null {
  return unit === '%' || unit === '' ? shareOfBodyFat(value) : null;
}

function beatsIn(value: number, unit: string): DraftQuantity | null {
  return unit === 'count/min' || unit === '' ? { value, unit: null } : null;
}
