import { describe, expect, test } from 'vitest';
import type { SetTarget } from '#domain/exercise/index.ts';
import {
  isOrMore,
  lacksStart,
  loadsAsOf,
  loneMarkOf,
  shownIn,
  type TargetField,
  targetFieldsOf,
  targetFromTyped,
  withKind,
  withOrMore,
} from './target-fields.ts';

const typed = (field: TargetField, text: string, target: SetTarget = {}) =>
  targetFromTyped(field, target, {
    value: text === '' ? null : Number(text),
    typed: text,
    unit: 'kg',
    shareOf: 'trainingMax',
  });

describe('the target of a set', () => {
  test('has fields for its tracking type and for how loads and effort are planned', () => {
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
    // a set of a duration has no repetitions in reserve
    expect(targetFieldsOf('duration', { loadsAs: 'load', effort: 'rir' })).toEqual(['seconds']);
    expect(targetFieldsOf('of next year', { loadsAs: 'load', effort: null })).toContain('load');
  });

  test.each<[TargetField, ReturnType<typeof loneMarkOf>]>([
    ['repsMin', 'thousands'],
    ['repsMax', 'thousands'],
    ['metres', 'thousands'],
    ['seconds', 'decimal'],
    ['share', 'decimal'],
    ['load', undefined],
    ['assistance', undefined],
  ])('reads a single separator before three digits as a person means it: %s', (field, mark) => {
    expect(loneMarkOf(field)).toBe(mark);
  });

  test('reads one number of repetitions as exactly that many, digit by digit', () => {
    expect(typed('repsMin', '8')).toEqual({ reps: { min: 8, max: 8 } });
    expect(typed('repsMin', '1')).toEqual({ reps: { min: 1, max: 1 } });
    expect(typed('repsMin', '12', { reps: { min: 1, max: 1 } })).toEqual({ reps: { min: 12, max: 12 } });
    expect(typed('repsMin', '0')).toEqual({ reps: { min: 0, max: 0 } });
    expect(typed('repsMin', '', { reps: { min: 8, max: 8 } })).toEqual({ reps: undefined });
    expect(typed('repsMin', '2.5')).toBe('whole');
    expect(shownIn('repsMin', { reps: { min: 8, max: 8 } }, 'kg')).toBe(8);
    expect(shownIn('repsMax', { reps: { min: 8, max: 8 } }, 'kg')).toBeNull();
  });

  test('has a range with both numbers, and raises the end if the start exceeds it', () => {
    expect(typed('repsMax', '12', { reps: { min: 8, max: 8 } })).toEqual({ reps: { min: 8, max: 12 } });
    expect(typed('repsMin', '9', { reps: { min: 8, max: 12 } })).toEqual({ reps: { min: 9, max: 12 } });
    expect(typed('repsMax', '', { reps: { min: 8, max: 12 } })).toEqual({ reps: { min: 8, max: 8 } });
    expect(typed('repsMax', '8', { reps: { min: 8, max: 12 } })).toEqual({ reps: { min: 8, max: 8 } });
    expect(typed('repsMax', '6', { reps: { min: 8, max: 8 } })).toBe('reversed');
    expect(typed('repsMin', '12', { reps: { min: 1, max: 10 } })).toEqual({ reps: { min: 12, max: 12 } });
    expect(shownIn('repsMax', { reps: { min: 8, max: 12 } }, 'kg')).toBe(12);
  });

  test('is incomplete if only the end of a range is typed', () => {
    expect(typed('repsMax', '12')).toEqual({ reps: { max: 12 } });
    expect(lacksStart({ reps: { max: 12 } })).toBe(true);
    expect(typed('repsMin', '8', { reps: { max: 12 } })).toEqual({ reps: { min: 8, max: 12 } });
    expect(lacksStart({ reps: { min: 8, max: 12 } })).toBe(false);
    expect(typed('repsMin', '', { reps: { min: 8, max: 12 } })).toEqual({ reps: { max: 12 } });
  });

  test('reads repetitions without an end as “or more”, until something else is chosen', () => {
    const stored = { kind: 'working', reps: { min: 8 } };
    expect(isOrMore(stored)).toBe(true);
    expect(shownIn('repsMin', stored, 'kg')).toBe(8);
    expect(shownIn('repsMax', stored, 'kg')).toBeNull();
    expect(typed('repsMin', '10', stored)).toEqual({ reps: { min: 10 } });
    expect(withKind(stored, 'warmUp')).toEqual({ kind: 'warmUp' });
    expect(withOrMore(stored, false)).toEqual({ reps: { min: 8, max: 8 } });
    expect(typed('repsMax', '12', stored)).toEqual({ reps: { min: 8, max: 12 } });
    expect(isOrMore({ reps: { min: 8, max: 8 } })).toBe(false);
    expect(isOrMore({})).toBe(false);
  });

  test('can be set to “or more”, directly or as the type of the set', () => {
    expect(withOrMore({ reps: { min: 8, max: 8 } }, true)).toEqual({ reps: { min: 8 } });
    expect(withOrMore({}, true)).toEqual({});
    const exact = { kind: 'working', reps: { min: 5, max: 5 } };
    expect(withKind(exact, 'amrap')).toEqual({ kind: 'amrap', reps: { min: 5 } });
    expect(withKind({ kind: 'amrap', reps: { min: 5 } }, 'working')).toEqual({
      kind: 'working',
      reps: { min: 5, max: 5 },
    });
    expect(withKind({ kind: 'working' }, 'amrap')).toEqual({ kind: 'amrap' });
    expect(typed('repsMin', '5', { kind: 'amrap' })).toEqual({ reps: { min: 5 } });
    expect(withKind({ kind: 'working', reps: { min: 8, max: 12 } }, 'drop')).toEqual({ kind: 'drop' });
    expect(withKind({ kind: 'amrap', reps: { min: 5 } }, 'amrap')).toEqual({});
  });

  test('stores a percentage instead of a load, and vice versa', () => {
    expect(typed('share', '82.5')).toEqual({ share: { of: 'trainingMax', value: 0.825 }, load: undefined });
    expect(typed('share', '0')).toBe('positive');
    expect(typed('load', '0')).toEqual({ load: { si: 0, typed: '0', unit: 'kg' }, share: undefined });
    expect(shownIn('share', { share: { of: 'e1rm', value: 0.07 } }, 'kg')).toBe(7);
  });

  test('stores assistance, typed as a positive number, as a negative load', () => {
    expect(typed('assistance', '20')).toEqual({ load: { si: -20, typed: '-20', unit: 'kg' } });
    expect(shownIn('assistance', { load: { si: -20 } }, 'kg')).toBe(20);
    expect(shownIn('assistance', { load: { si: 0 } }, 'kg')).toBe(0);
    expect(typed('assistance', '-5')).toBe('positive');
    expect(typed('assistance', '+20')).toEqual({ load: { si: -20, typed: '-20', unit: 'kg' } });
    expect(typed('assistance', '')).toEqual({ load: undefined });
  });

  test('accepts zero repetitions in reserve, which replace an RPE', () => {
    expect(typed('rir', '0')).toEqual({ rir: 0, rpe: undefined });
    expect(typed('rir', '50')).toBe('rir');
    expect(typed('rir', '-1')).toBe('rir');
    expect(typed('rpe', '11')).toBe('rpe');
    expect(typed('rpe', '0')).toBe('rpe');
  });

  test('is planned as a percentage if any set is', () => {
    expect(loadsAsOf([{}, { share: { of: 'trainingMax', value: 0.8 } }])).toBe('trainingMax');
    expect(loadsAsOf([{ load: { si: 0 } }])).toBe('load');
  });
});
