import { describe, expect, test } from 'vitest';
import type { SetTarget } from '#domain/exercise/index.ts';
import { loadsAsOf, shownIn, type TargetField, targetFieldsOf, targetFromTyped } from './target-fields.ts';

const typed = (field: TargetField, text: string, target: SetTarget = {}) =>
  targetFromTyped(field, target, {
    value: text === '' ? null : Number(text),
    typed: text,
    unit: 'kg',
    shareOf: 'trainingMax',
  });

describe('what is planned of a set', () => {
  test('goes by how it is tracked, and by how loads and effort are planned', () => {
    expect(targetFieldsOf('loadReps', { loadsAs: 'load', effort: null })).toEqual(['load', 'repsMin', 'repsMax']);
    expect(targetFieldsOf('loadReps', { loadsAs: 'e1rm', effort: 'rir' })).toEqual([
      'share',
      'repsMin',
      'repsMax',
      'rir',
    ]);
    expect(targetFieldsOf('loadReps', { loadsAs: null, effort: 'rpe' })).toEqual(['repsMin', 'repsMax', 'rpe']);
    expect(targetFieldsOf('duration', { loadsAs: 'load', effort: 'rpe' })).toEqual(['seconds', 'rpe']);
    expect(targetFieldsOf('loadDistance', { loadsAs: 'load', effort: 'rpe' })).toEqual(['load', 'metres', 'rpe']);
    // there are no repetitions to be left in reserve
    expect(targetFieldsOf('duration', { loadsAs: 'load', effort: 'rir' })).toEqual(['seconds']);
    expect(targetFieldsOf('of next year', { loadsAs: 'load', effort: null })).toContain('load');
  });

  test('a range may lack an end, and takes it along where it begins above it', () => {
    expect(typed('repsMin', '8')).toEqual({ reps: { min: 8 } });
    expect(typed('repsMax', '12', { reps: { min: 8 } })).toEqual({ reps: { min: 8, max: 12 } });
    expect(typed('repsMax', '', { reps: { min: 8, max: 12 } })).toEqual({ reps: { min: 8 } });
    expect(typed('repsMin', '', { reps: { min: 8 } })).toEqual({ reps: undefined });
    expect(typed('repsMax', '6', { reps: { min: 8 } })).toBe('reversed');
    expect(typed('repsMin', '2.5')).toBe('whole');
    expect(typed('repsMin', '12', { reps: { min: 1, max: 10 } })).toEqual({ reps: { min: 12, max: 12 } });
    expect(typed('repsMin', '0')).toEqual({ reps: { min: 0 } });
  });

  test('a share is typed in per cent and takes the place of a load, and the other way round', () => {
    expect(typed('share', '82.5')).toEqual({ share: { of: 'trainingMax', value: 0.825 }, load: undefined });
    expect(typed('share', '0')).toBe('positive');
    expect(typed('load', '0')).toEqual({ load: { si: 0, typed: '0', unit: 'kg' }, share: undefined });
    expect(shownIn('share', { share: { of: 'e1rm', value: 0.07 } }, 'kg')).toBe(7);
  });

  test('help is typed as a number and kept below 0', () => {
    expect(typed('assistance', '20')).toEqual({ load: { si: -20, typed: '-20', unit: 'kg' } });
    expect(shownIn('assistance', { load: { si: -20 } }, 'kg')).toBe(20);
    expect(shownIn('assistance', { load: { si: 0 } }, 'kg')).toBe(0);
    expect(typed('assistance', '-5')).toBe('positive');
    expect(typed('assistance', '+20')).toEqual({ load: { si: -20, typed: '-20', unit: 'kg' } });
    expect(typed('assistance', '')).toEqual({ load: undefined });
  });

  test('no repetitions in reserve are an effort, and stand in place of an RPE', () => {
    expect(typed('rir', '0')).toEqual({ rir: 0, rpe: undefined });
    expect(typed('rpe', '11')).toBe('rpe');
    expect(typed('rpe', '0')).toBe('rpe');
  });

  test('loads are shares where any set is planned as one', () => {
    expect(loadsAsOf([{}, { share: { of: 'trainingMax', value: 0.8 } }])).toBe('trainingMax');
    expect(loadsAsOf([{ load: { si: 0 } }])).toBe('load');
  });
});
