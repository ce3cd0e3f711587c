import { kilograms, type Quantity, roundedIn, toSi } from '../../kernel/index.ts';
import type { Bar } from '../bar.ts';
import { type KnownExercise, massOfUsualBar, stepIn, type UsualBar, usualBars } from '../library/index.ts';
import type { Plate } from '../plate.ts';
import type { PlatesOwned } from './load-bar.ts';
import type { LoadMeans } from './load-means.ts';

/** A bar to choose from: one of the user's, or a standard one if the user has entered none. */
export interface KnownBar {
  readonly id: string;
  /** The user's name for it; absent for a standard bar with its standard name. */
  readonly name?: string | undefined;
  readonly mass: Quantity;
  readonly place?: string | undefined;
}

/** Plates of one mass: the user's, or the standard ones if the user has entered none. */
export interface KnownPlates {
  readonly id: string;
  readonly mass: Quantity;
  /** The total number, not per side. */
  readonly count: number;
  readonly place?: string | undefined;
}

const usualPlateMasses = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25],
  lb: [45, 35, 25, 10, 5, 2.5],
} as const;

/** The number of plates of each mass that a typical gym has. */
const usualPlateCount = 12;

/** Returns one standard bar of each kind, with the kind as its id. The first is the one used for most lifts. */
export function barsOfGyms(unit: 'kg' | 'lb'): readonly (KnownBar & { readonly id: UsualBar })[] {
  return usualBars.map((id) => ({ id, mass: inUnit(massOfUsualBar[id][unit], unit) }));
}

/** Returns the standard plates. */
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

/** Returns the user's bars, heaviest first, or the standard bars of the unit if there are none. */
export function knownBars(records: readonly OwnRecord<Bar>[], unit: 'kg' | 'lb'): readonly KnownBar[] {
  const own = records.flatMap(({ id, value: { name, mass, place }, inTrash }) =>
    inTrash || mass === undefined ? [] : [{ id, name, mass, place }],
  );
  return own.length === 0 ? barsOfGyms(unit) : own.sort(byMass);
}

/** Returns the user's plates, heaviest first, or the standard plates of the unit if there are none. */
export function knownPlates(records: readonly OwnRecord<Plate>[], unit: 'kg' | 'lb'): readonly KnownPlates[] {
  const own = records.flatMap(({ id, value: { mass, count = 0, place }, inTrash }) =>
    inTrash || mass === undefined ? [] : [{ id, mass, count, place }],
  );
  return own.length === 0 ? platesOfGyms(unit) : own.sort(byMass);
}

/**
 * Returns the equipment at a place, falling back to the equipment without a place and then to all of it.
 *
 * @param place an id; null if the place is unknown
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
 * Returns the bar for an exercise: the user's choice, falling back to a bar of its usual kind and then to any bar.
 *
 * @param bars those at the place
 * @returns null for an exercise without a bar
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
 * Returns the equipment with which the user assembles the load of an exercise.
 *
 * @param unit the user's unit for the exercise
 */
export function loadMeansOf(exercise: ExerciseToLoad, { bars, plates }: BarsAndPlates, unit: 'kg' | 'lb'): LoadMeans {
  const bar = barOf(exercise, bars);
  if (bar === null) return { kind: 'step', step: kilograms(toSi(stepIn(exercise, unit), unit)) };
  return { kind: 'bar', bar: kilograms(bar.mass.si), plates: platesOwned(plates) };
}

/**
 * Returns the smallest step of load in the unit shown: what the user set for the exercise, else a pair of the lightest
 * plates for an exercise with a bar, else the usual step of its equipment.
 *
 * @param unit the user's unit for the exercise; plates in the other unit make no round step
 */
export function loadStepIn(exercise: ExerciseToLoad, { bars, plates }: BarsAndPlates, unit: 'kg' | 'lb'): number {
  const pairs = plates.flatMap(({ mass, count }) =>
    count >= 2 && mass.unit === unit && mass.si > 0 ? [2 * roundedIn(mass, unit)] : [],
  );
  const isOwnStep = exercise.increment !== null;
  if (isOwnStep || pairs.length === 0 || barOf(exercise, bars) === null) return stepIn(exercise, unit);
  return Math.min(...pairs);
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
