import { describe, expect, it } from 'vitest';
import type { SetDraft } from '../draft/index.ts';
import { setDraft } from '../testing/drafts.ts';
import type { StatedEquipment } from './equipment-words.ts';
import { guessTracking } from './guess-tracking.ts';

const reps = setDraft({ reps: 5 });
const held = setDraft({ seconds: 60 });
const gone = setDraft({ distance: { value: 40, unit: 'm' } });
const nothing = setDraft({ reps: 0, seconds: 0, distance: { value: 0, unit: 'm' } });
const loaded = (set: SetDraft, value: number): SetDraft => ({ ...set, load: { value, unit: 'kg' } });
const guess = (sets: readonly SetDraft[], ...equipment: readonly StatedEquipment[]) =>
  guessTracking(sets, new Set(equipment));

describe('what an exercise records', () => {
  it.each([
    ['repetitions with a load', [loaded(reps, 60)], 'loadReps'],
    ['repetitions without one', [reps], 'reps'],
    ['repetitions with a load of zero', [loaded(reps, 0)], 'reps'],
    ['a distance with a load', [loaded(gone, 20)], 'loadDistance'],
    ['a distance without one', [gone], 'distanceDuration'],
    ['a time with a load', [loaded(held, 20)], 'loadDuration'],
    ['a time without one', [held], 'duration'],
    ['repetitions within a time', [{ ...reps, seconds: 30 }], 'reps'],
    ['a distance in a time', [{ ...gone, seconds: 30 }], 'distanceDuration'],
  ])('%s', (_, sets, expected) => {
    expect(guess(sets)).toBe(expected);
  });

  it('is that of most of its sets', () => {
    expect(guess([held, gone, held])).toBe('duration');
    expect(guess([gone, held, gone])).toBe('distanceDuration');
    expect(guess([reps, held, held, reps, nothing])).toBe('reps');
  });
});

describe('assistance', () => {
  it.each([
    ['of more than half of the loads', [-20, -20, 10], 'assistedBodyWeight'],
    ['of half of them', [-20, 10], 'loadReps'],
    ['of the only one', [-20], 'assistedBodyWeight'],
  ])('%s', (_, loads, expected) => {
    expect(guess(loads.map((load) => loaded(reps, load)))).toBe(expected);
  });
});

describe('equipment decides', () => {
  it.each<[StatedEquipment, string, string, string]>([
    ['assisted', 'assistedBodyWeight', 'assistedBodyWeight', 'assistedBodyWeight'],
    ['bodyWeight', 'weightedBodyWeight', 'reps', 'reps'],
    ['pullUpBar', 'weightedBodyWeight', 'reps', 'loadReps'],
    ['barbell', 'loadReps', 'reps', 'loadReps'],
  ])('%s: with a load, without one, without sets', (equipment, withLoad, withoutLoad, withoutSets) => {
    expect(guess([loaded(reps, 10)], equipment)).toBe(withLoad);
    expect(guess([reps], equipment)).toBe(withoutLoad);
    expect(guess([], equipment)).toBe(withoutSets);
    expect(guess([nothing], equipment)).toBe(withoutSets);
  });
});
