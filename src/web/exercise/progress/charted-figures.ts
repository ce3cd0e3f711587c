import { type DayFigures, type PersonalRecordKind, recordKindsOf } from '#domain/exercise/records/index.ts';
import { type LocalDay, toSi } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../quantities/index.ts';
import type { FigureLabels } from './figure-labels.ts';

export type ChartedFigure = Exclude<keyof DayFigures, 'day'>;

const figureByKind: { readonly [K in PersonalRecordKind]: ChartedFigure | null } = {
  e1rm: 'e1rm',
  sessionVolume: 'volume',
  load: 'load',
  reps: 'reps',
  duration: 'seconds',
  distance: 'metres',
  setVolume: null,
};

const inOrder: readonly PersonalRecordKind[] = ['e1rm', 'sessionVolume', 'load', 'reps', 'duration', 'distance'];

/**
 * Returns the charted figures of a tracking type. Where every set has a load, repetitions alone mean little and are
 * omitted.
 */
export function chartedFigures(tracking: string | undefined): readonly ChartedFigure[] {
  const kinds = new Set(recordKindsOf(tracking));
  if (kinds.has('e1rm') && tracking !== 'weightedBodyWeight') kinds.delete('reps');
  return inOrder.flatMap((kind) => (kinds.has(kind) ? (figureByKind[kind] ?? []) : []));
}

/** Returns the days on which there is a value of the figure, with their values. */
export function chartDays(
  days: readonly DayFigures[],
  figure: ChartedFigure,
): { readonly days: readonly LocalDay[]; readonly values: readonly number[] } {
  const shown = days.flatMap((each) => {
    const value = each[figure];
    return value === null ? [] : [{ day: each.day, value }];
  });
  return { days: shown.map(({ day }) => day), values: shown.map(({ value }) => value) };
}

/** Returns whether a figure is in kilograms and therefore charted in the user's unit. */
export function isInKilograms(figure: ChartedFigure): boolean {
  return figure === 'e1rm' || figure === 'volume' || figure === 'load';
}

/** Returns the formatter for a charted value. Kilograms are charted in the user's unit. */
export function figureFormat(figure: ChartedFigure, unit: LoadUnit, labels: FigureLabels): (value: number) => string {
  switch (figure) {
    case 'e1rm':
    case 'load':
      return (value) => labels.computedLoad(toSi(value, unit));
    case 'volume':
      return (value) => labels.volume(toSi(value, unit));
    case 'reps':
      return labels.count;
    case 'seconds':
      return labels.time;
    case 'metres':
      return labels.metres;
  }
}
