import { type KnownExercises, type Muscle, muscles } from '#domain/exercise/index.ts';
import {
  type Band,
  type BandStanding,
  bandOf,
  type ExerciseSets,
  exercisesWithoutMuscles,
  type MuscleShare,
  mergedSets,
  muscleSets,
  musclesCounted,
  sharesOfMuscle,
  standingIn,
  type WeekOfSets,
} from '#domain/exercise/volume/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';

/** The sets of a muscle in a week. */
export interface MuscleRow {
  readonly muscle: Muscle;
  readonly sets: number;
  readonly band: Band | null;
  readonly standing: BandStanding;
}

export interface WeekOfMuscles {
  readonly week: LocalDay;
  /** Every muscle, from the neck to the shins. */
  readonly rows: readonly MuscleRow[];
  /** Sets that count for no muscle, because their exercise has none. */
  readonly uncounted: readonly ExerciseSets[];
}

type Bands = Readonly<Record<string, Band | undefined>>;

export function weekOfMuscles({ week, exercises }: WeekOfSets, known: KnownExercises, bands: Bands): WeekOfMuscles {
  const merged = mergedSets(exercises, known);
  const sums = muscleSets(merged, musclesCounted(known));
  const rows = muscles.map((muscle) => rowOf(muscle, sums.get(muscle) ?? 0, bands));
  return { week, rows, uncounted: exercisesWithoutMuscles(merged, known) };
}

/** Returns the exercises of a week that contributed to a muscle's sets. */
export function sharesIn(muscle: Muscle, { exercises }: WeekOfSets, known: KnownExercises): readonly MuscleShare[] {
  return sharesOfMuscle(muscle, mergedSets(exercises, known), musclesCounted(known));
}

/** Returns the weeks of a muscle in the given order, each with the current weekly target. */
export function weeksOfMuscle(
  muscle: Muscle,
  weeks: readonly WeekOfSets[],
  known: KnownExercises,
  band: Band | null,
): readonly (Omit<MuscleRow, 'muscle'> & { readonly week: LocalDay })[] {
  const musclesOf = musclesCounted(known);
  return weeks.map(({ week, exercises }) => {
    const sets = muscleSets(exercises, musclesOf).get(muscle) ?? 0;
    return { week, sets, band, standing: standingIn(band, sets) };
  });
}

/** Returns a maximum for the axis of bars that fits every row and every weekly target. */
export function mostSets(rows: readonly Pick<MuscleRow, 'sets' | 'band'>[]): number {
  return Math.max(1, ...rows.flatMap(({ sets, band }) => [sets, band?.max ?? 0]));
}

function rowOf(muscle: Muscle, sets: number, bands: Bands): MuscleRow {
  const band = bandOf(muscle, bands);
  return { muscle, sets, band, standing: standingIn(band, sets) };
}

/** How a muscle is coloured on the map. */
export type Fill = 'none' | 'below' | 'within' | 'above' | 'noBand';

export const fills: readonly Fill[] = ['none', 'below', 'within', 'above', 'noBand'];

/** Returns how to colour a muscle. A muscle without sets is empty, even if its weekly target starts at 0. */
export function fillOf({ sets, standing }: Pick<MuscleRow, 'sets' | 'standing'>): Fill {
  if (sets === 0) return 'none';
  return standing === 'none' ? 'noBand' : standing;
}

/** The positions of a bar and its weekly target, as fractions of the axis. */
export interface BarShares {
  readonly sets: number;
  readonly band: { readonly from: number; readonly length: number } | null;
}

/** @param most the maximum of the axis, from `mostSets` */
export function barShares({ sets, band }: Pick<MuscleRow, 'sets' | 'band'>, most: number): BarShares {
  return {
    sets: sets / most,
    band: band === null ? null : { from: band.min / most, length: (band.max - band.min) / most },
  };
}
