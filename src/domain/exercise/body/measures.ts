import { compareOrder, compareText } from '../../kernel/index.ts';
import type { Measure } from '../measure.ts';

/**
 * The dimension of a measurement: kilograms, metres, seconds, a share from 0 to 1, or a bare count (beats per minute,
 * points).
 */
export type MeasureDimension = 'mass' | 'length' | 'duration' | 'share' | 'count';

/** The built-in measurements, with the girths ordered from head to foot. Their ids never change. */
export const knownMeasures = {
  'body-weight': 'mass',
  'body-fat': 'share',
  neck: 'length',
  shoulders: 'length',
  chest: 'length',
  waist: 'length',
  hips: 'length',
  'upper-arm-left': 'length',
  'upper-arm-right': 'length',
  'forearm-left': 'length',
  'forearm-right': 'length',
  'thigh-left': 'length',
  'thigh-right': 'length',
  'calf-left': 'length',
  'calf-right': 'length',
  'resting-pulse': 'count',
} as const satisfies Readonly<Record<string, MeasureDimension>>;

export type KnownMeasure = keyof typeof knownMeasures;

/** What can be measured, as the UI shows it. */
export interface ShownMeasure {
  readonly id: string;
  /** The built-in measurement; null for a custom one. */
  readonly known: KnownMeasure | null;
  /** The name that the user gave it; null if there is none. */
  readonly name: string | null;
  readonly dimension: MeasureDimension;
}

export function isKnownMeasure(id: string): id is KnownMeasure {
  return Object.hasOwn(knownMeasures, id);
}

/** Returns the dimension of a measurement; `count` for a dimension that only a newer version knows. */
export function dimensionOf(dimension: string | undefined): MeasureDimension {
  return dimension === 'mass' || dimension === 'length' || dimension === 'duration' || dimension === 'share'
    ? dimension
    : 'count';
}

/**
 * Returns the built-in measurements, then the custom ones in the user's order. The record of a built-in measurement
 * cannot change its dimension; otherwise 80 kg would become 80 cm.
 *
 * @param own records that are not in the trash
 */
export function measuresShown(
  own: Iterable<{ readonly id: string; readonly value: Measure }>,
): readonly ShownMeasure[] {
  const records = [...own];
  const names = new Map(records.map(({ id, value }) => [id, value.name?.trim() || null]));
  const known = Object.keys(knownMeasures).filter(isKnownMeasure);
  return [
    ...known.map((id) => ({ id, known: id, name: names.get(id) ?? null, dimension: knownMeasures[id] })),
    ...records
      .filter(({ id }) => !isKnownMeasure(id))
      .sort((a, b) => byOrder(a, b))
      .map(({ id, value }) => ({
        id,
        known: null,
        name: names.get(id) ?? null,
        dimension: dimensionOf(value.dimension),
      })),
  ];
}

type Own = { readonly id: string; readonly value: Measure };

function byOrder(a: Own, b: Own): number {
  return (
    compareOrder({ id: '', order: a.value.order }, { id: '', order: b.value.order }) ||
    compareText(a.value.name ?? '', b.value.name ?? '') ||
    compareText(a.id, b.id)
  );
}
