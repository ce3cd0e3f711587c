import { describe, expect, it } from 'vitest';
import { poundsToKilograms } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../quantities/index.ts';
import { figureLabels, previousLabel, recordKindLabel, recordValueLabel } from './figure-labels.ts';
import { messages as m } from './messages/en.ts';

const wordsIn = (unit: LoadUnit, tracking: string) =>
  figureLabels({ m, unit, tracking, count: (value) => value.toLocaleString('en') });

describe('formatted values', () => {
  it('use the user’s unit, and show loads as typed', () => {
    expect(wordsIn('lb', 'loadReps').load(poundsToKilograms(225))).toBe('225\u00a0lb');
    expect(wordsIn('kg', 'loadReps').load(82.5)).toBe('82.5\u00a0kg');
    expect(wordsIn('kg', 'loadReps').computedLoad(116.6667)).toBe('116.7\u00a0kg');
    expect(wordsIn('kg', 'loadReps').volume(1207.5)).toBe('1,208\u00a0kg');
  });

  it('distinguish assistance, added load and body weight only', () => {
    const words = wordsIn('kg', 'weightedBodyWeight');
    expect([-20, 0, 10].map(words.load)).toEqual(['−20\u00a0kg', 'Body weight', '+10\u00a0kg']);
    expect(wordsIn('kg', 'loadReps').load(0)).toBe('0\u00a0kg');
  });

  it('show a short time in seconds and a long one as m:ss', () => {
    expect([0, 45, 59.5, 60, 163, 3725].map(wordsIn('kg', 'duration').time)).toEqual([
      '0\u00a0s',
      '45\u00a0s',
      '59.5\u00a0s',
      '1:00',
      '2:43',
      '1:02:05',
    ]);
  });
});

describe('a formatted record', () => {
  const words = wordsIn('kg', 'loadReps');

  it('includes the load if it was set at a load', () => {
    expect(recordValueLabel({ kind: 'reps', value: 8, load: 80 }, words, 'loadReps')).toBe('80\u00a0kg\u00a0×\u00a08');
    expect(recordValueLabel({ kind: 'reps', value: 20, load: 0 }, words, 'reps')).toBe('20 reps');
    expect(recordValueLabel({ kind: 'duration', value: 45, load: 24 }, words, 'loadDuration')).toBe(
      '24\u00a0kg\u00a0×\u00a045\u00a0s',
    );
    expect(recordValueLabel({ kind: 'duration', value: 75, load: 0 }, words, 'duration')).toBe('1:15');
  });

  it('shows the previous value without a load, which may have been heavier', () => {
    expect(previousLabel({ kind: 'reps', value: 6 }, words, 'loadReps')).toBe('6 reps');
    expect(previousLabel({ kind: 'load', value: 100 }, words, 'loadReps')).toBe('100\u00a0kg');
  });

  it('is labelled as assisted if it was', () => {
    expect(recordKindLabel({ kind: 'load', assisted: true }, m)).toBe('Least assistance');
    expect(recordKindLabel({ kind: 'reps', assisted: true }, m)).toBe('Most reps, assisted');
    expect(recordKindLabel({ kind: 'reps', assisted: false }, m)).toBe('Most reps');
  });
});
