import { expect, it } from 'vitest';
import type { DayFigures } from '#domain/exercise/records/index.ts';
import { chartDays, chartedFigures } from './charted-figures.ts';

it('an exercise is drawn in what its way of tracking knows', () => {
  expect(chartedFigures('loadReps')).toEqual(['e1rm', 'volume', 'load']);
  expect(chartedFigures('weightedBodyWeight')).toEqual(['e1rm', 'volume', 'load', 'reps']);
  expect(chartedFigures('reps')).toEqual(['reps']);
  expect(chartedFigures('assistedBodyWeight')).toEqual(['load', 'reps']);
  expect(chartedFigures('distanceDuration')).toEqual(['seconds', 'metres']);
  expect(chartedFigures('of-next-year')).toEqual(chartedFigures('loadReps'));
});

it('a chart has the days with a figure, with 0 among them', () => {
  const days = [figures('2026-01-01', 80), figures('2026-02-01', null), figures('2026-03-01', 0)];
  expect(chartDays(days, 'load')).toEqual({ days: ['2026-01-01', '2026-03-01'], values: [80, 0] });
});

function figures(day: DayFigures['day'], load: number | null): DayFigures {
  return { day, e1rm: null, volume: null, load, reps: null, seconds: null, metres: null };
}
