import { kilograms, type Quantity, toSi } from '../../kernel/index.ts';
import type { Bar } from '../bar.ts';
import { type KnownExercise, massOfUsualBar, stepIn, type UsualBar, usualBars } from '../library/index.ts';
import type { Plate } from '../plate.ts';
import type { PlatesOwned } from './load-bar.ts';
import type { LoadMeans } from './load-means.ts';

/** A bar to choose: one that the person wrote down, or a usual one while they wrote none. */
export interface KnownBar {
  readonly id: string;
  /** As the person calls it; absent for a usual bar under its usual name. */
  readonly name?: string | undefined;
  readonly mass: Quantity;
  readonly place?: string | undefined;
}

/** Plates of one mass: written down, or the usual ones while the person wrote none. */
export interface KnownPlates {
  readonly id: string;
  readonly mass: Quantity;
  /** How many in all. */
  readonly count: number;
  readonly place?: string | undefined;
}

const usualPlateMasses = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25],
  lb: [45, 35, 25, 10, 5, 2.5],
} as const;

/** As many of each as a gym has on its racks. */
const usualPlateCount = 12;

/** One of each kind, under the name of its kind; the first is the one that most lifts are done with. */
export function barsOfGyms(unit: 'kg' | 'lb'): readonly (KnownBar & { readonly id: UsualBar })[] {
  return usualBars.map((id) => ({ id, mass: inUnit(massOfUsualBar[id][unit], unit) }));
}

/** What stands on the racks of most gyms. */
export function platesOfGyms(unit: 'kg' | 'lb'): readonly KnownPlates[] {
  return usualPlateMasses[unit].map((mass) => ({
    id: `${unit}-${String(mass).replace('.', '-')}`,
    mass: inUnit(mass, unit),
    count: usualPlateCount,
  }));
}

interface OwnRecord<T> {
  readonly id: string;
  readonly value: T;
  readonly inTrash: boolean;
}

/** The person's bars, the heaviest first; the usual ones of their unit while they wrote none down. */
export function knownBars(records: readonly OwnRecord<Bar>[], unit: 'kg' | 'lb'): readonly KnownBar[] {
  const own = records.flatMap(({ id, value: { name, mass, place }, inTrash }) =>
    inTrash || mass === undefined ? [] : [{ id, name, mass, place }],
  );
  return own.length === 0 ? barsOfGyms(unit) : own.sort(byMass);
}

/** The person's plates, the heaviest first; the usual ones of their unit while they wrote none down. */
export function knownPlates(records: readonly OwnRecord<Plate>[], unit: 'kg' | 'lb'): readonly KnownPlates[] {
  const own = records.flatMap(({ id, value: { mass, count = 0, place }, inTrash }) =>
    inTrash || mass === undefined ? [] : [{ id, mass, count, place }],
  );
  return own.length === 0 ? platesOfGyms(unit) : own.sort(byMass);
}

/**
 * What is at a place: what is written down for it, else what belongs to no place, else everything.
 *
 * @param place an id; null where it is not known where the person trains
 */
export function atPlace<T extends { readonly place?: string | undefined }>(
  things: readonly T[],
  place: string | null,
): readonly T[] {
  const there = place === null ? [] : things.filter((each) => each.place === place);
  if (there.length > 0) return there;
  const anywhere = things.filter((each) => each.place === undefined);
  return anywhere.length > 0 ? anywhere : things;
}

type ExerciseToLoad = Pick<KnownExercise, 'bar' | 'usualBar' | 'increment' | 'usualStep'>;

/**
 * The bar of an exercise: the one that the person says for it, else the usual one of its kind, else any.
 *
 * @param bars those at the place
 * @returns null for an exercise that takes no bar
 */
export function barOf(exercise: Pick<ExerciseToLoad, 'bar' | 'usualBar'>, bars: readonly KnownBar[]): KnownBar | null {
  const named = bars.find(({ id }) => id === exercise.bar);
  if (named !== undefined || exercise.usualBar === null) return named ?? null;
  return bars.find(({ id }) => id === exercise.usualBar) ?? bars[0] ?? null;
}

export interface BarsAndPlates {
  readonly bars: readonly KnownBar[];
  readonly plates: readonly KnownPlates[];
}

/**
 * With what the person puts the load of an exercise together.
 *
 * @param unit in which they lift in it
 */
export function loadMeansOf(exercise: ExerciseToLoad, { bars, plates }: BarsAndPlates, unit: 'kg' | 'lb'): LoadMeans {
  const bar = barOf(exercise, bars);
  if (bar === null) return { kind: 'step', step: kilograms(toSi(stepIn(exercise, unit), unit)) };
  return { kind: 'bar', bar: kilograms(bar.mass.si), plates: platesOwned(plates) };
}

export function platesOwned(plates: readonly KnownPlates[]): readonly PlatesOwned[] {
  return plates.map(({ mass, count }) => ({ mass: kilograms(mass.si), count }));
}

function inUnit(value: number, unit: 'kg' | 'lb'): Quantity {
  return { si: toSi(value, unit), typed: String(value), unit };
}

function byMass(a: { readonly mass: Quantity }, b: { readonly mass: Quantity }): number {
  return b.mass.si - a.mass.si;
}
