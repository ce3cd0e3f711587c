import { describe, expect, it } from 'vitest';
import { poundsToKilograms } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../quantities/index.ts';
import { figureLabels, previousLabel, recordKindLabel, recordValueLabel } from './figure-labels.ts';
import { messages as m } from './messages/en.ts';

const wordsIn = (unit: LoadUnit, tracking: string) =>
  figureLabels({ m, unit, tracking, count: (value) => value.toLocaleString('en') });

describe('formatted values', () => {
  it('use the user’s unit, and show loads as typed', () => {
    expect(wordsIn('lb', 'loadReps').load(poundsToKilograms(225))).toBe('225 lb');
    expect(wordsIn('kg', 'loadReps').load(82.5)).toBe('82.5 kg');
    expect(wordsIn('kg', 'loadReps').computedLoad(116.6667)).toBe('116.7 kg');
    expect(wordsIn('kg', 'loadReps').volume(1207.5)).toBe('1,208 kg');
  });

  it('distinguish assistance, added load and body weight only', () => {
    const words = wordsIn('kg', 'weightedBodyWeight');
    expect([-20, 0, 10].map(words.load)).toEqual(['−20 kg', 'Body weight', '+10 kg']);
    expect(wordsIn('kg', 'loadReps').load(0)).toBe('0 kg');
  });

  it('show a short time in seconds and a long one as m:ss', () => {
    expect([0, 45, 59.5, 60, 163, 3725].map(wordsIn('kg', 'duration').time)).toEqual([
      '0 s',
      '45 s',
      '59.5 s',
      '1:00',
      '2:43',
      '1:02:05',
    ]);
  });
});

describe('a formatted record', () => {
  const words = wordsIn('kg', 'loadReps');

  it('includes the load if it was set at a load', () => {
    expect(recordValueLabel({ kind: 'reps', value: 8, load: 80 }, words, 'loadReps')).toBe('80 kg × 8');
    expect(recordValueLabel({ kind: 'reps', value: 20, load: 0 }, words, 'reps')).toBe('20 reps');
    expect(recordValueLabel({ kind: 'duration', value: 45, load: 24 }, words, 'loadDuration')).toBe('24 kg × 45 s');
    expect(recordValueLabel({ kind: 'duration', value: 75, load: 0 }, words, 'duration')).toBe('1:15');
  });

  it('shows the previous value without a load, which may have been heavier', () => {
    expect(previousLabel({ kind: 'reps', value: 6 }, words, 'loadReps')).toBe('6 reps');
    expect(previousLabel({ kind: 'load', value: 100 }, words, 'loadReps')).toBe('100 kg');
  });

  it('is labelled as assisted if it was', () => {
    expect(recordKindLabel({ kind: 'load', assisted: true }, m)).toBe('Least assistance');
    expect(recordKindLabel({ kind: 'reps', assisted: true }, m)).toBe('Most reps, assisted');
    expect(recordKindLabel({ kind: 'reps', assisted: false }, m)).toBe('Most reps');
  });
});
