import { expect, it } from 'vitest';
import type { DayFigures } from '#domain/exercise/records/index.ts';
import { chartDays, chartedFigures } from './charted-figures.ts';

it('the charts of an exercise depend on its tracking type', () => {
  expect(chartedFigures('loadReps')).toEqual(['e1rm', 'volume', 'load']);
  expect(chartedFigures('weightedBodyWeight')).toEqual(['e1rm', 'volume', 'load', 'reps']);
  expect(chartedFigures('reps')).toEqual(['reps']);
  expect(chartedFigures('assistedBodyWeight')).toEqual(['load', 'reps']);
  expect(chartedFigures('distanceDuration')).toEqual(['seconds', 'metres']);
  expect(chartedFigures('of-next-year')).toEqual(chartedFigures('loadReps'));
});

it('a chart includes the days that have a value, including 0', () => {
  const days = [figures('2026-01-01', 80), figures('2026-02-01', null), figures('2026-03-01', 0)];
  expect(chartDays(days, 'load')).toEqual({ days: ['2026-01-01', '2026-03-01'], values: [80, 0] });
});

function figures(day: DayFigures['day'], load: number | null): DayFigures {
  return { day, e1rm: null, volume: null, load, reps: null, seconds: null, metres: null };
}
