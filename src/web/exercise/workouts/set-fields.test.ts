import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SetResult } from '#domain/exercise/index.ts';
import type { DecimalMark } from '#domain/kernel/index.ts';
import {
  effortScaleOf,
  fieldInColumn,
  fieldLabels,
  fieldText,
  missingField,
  readTyped,
  resultFromTyped,
  type SetField,
  setColumns,
  setFieldsOf,
  shownIn,
  steppedIn,
} from './set-fields.ts';

function typedInto(field: SetField, typed: string, value: number | null) {
  return resultFromTyped(field, { value, typed, unit: 'kg' });
}

const result = (change: ReturnType<typeof typedInto>): SetResult => {
  if (typeof change === 'string') throw new Error(change);
  return { kind: 'working', ...change };
};

test('a load keeps the typed text, and shows it again in the unit in which it was typed', () => {
  const typed = result(typedInto('load', '82,50', 82.5));
  expect(typed.load).toEqual({ si: 82.5, typed: '82,50', unit: 'kg' });
  expect(shownIn('load', typed, 'kg')).toBe(82.5);
  expect(shownIn('load', { kind: 'working', load: { si: 45.359237, typed: '100', unit: 'lb' } }, 'lb')).toBe(100);
  expect(shownIn('load', { kind: 'working', load: { si: 45.359237, typed: '100', unit: 'lb' } }, 'kg')).toBe(45.36);
});

test('assistance is typed as a positive number and stored as a negative load', () => {
  const typed = result(typedInto('assistance', '20', 20));
  expect(typed.load?.si).toBe(-20);
  expect(shownIn('assistance', typed, 'kg')).toBe(20);
  expect(typedInto('assistance', '-20', -20)).toBe('not-positive');
});

test('zero is stored as zero, and an empty field as nothing', () => {
  expect(shownIn('load', result(typedInto('load', '0', 0)), 'kg')).toBe(0);
  expect(Object.is(shownIn('assistance', result(typedInto('assistance', '0', 0)), 'kg'), 0)).toBe(true);
  expect(shownIn('reps', result(typedInto('reps', '0', 0)), 'kg')).toBe(0);
  expect(shownIn('seconds', result(typedInto('seconds', '0', 0)), 'kg')).toBe(0);
  expect(shownIn('load', result(typedInto('load', '', null)), 'kg')).toBeNull();
  expect(shownIn('load', undefined, 'kg')).toBeNull();
});

test('fractional and negative repetitions are refused', () => {
  expect(typedInto('reps', '7.5', 7.5)).toBe('not-whole');
  expect(typedInto('reps', '-1', -1)).toBe('not-whole');
  expect(typedInto('reps', '9'.repeat(20), 1e20)).toBe('not-whole');
  expect(typedInto('metres', '0', 0)).toBe('not-positive');
});

test('an unknown tracking type uses load and repetitions', () => {
  expect(setFieldsOf('duration')).toEqual(['seconds']);
  expect(setFieldsOf('constructor')).toEqual(['load', 'reps']);
  expect(setFieldsOf(undefined)).toEqual(['load', 'reps']);
});

test('a time is typed as m:ss or in seconds, and shown as m:ss from one minute', () => {
  const read = (field: SetField, typed: string) => readTyped(field, typed, '.');
  expect(read('seconds', '1:30')).toBe(90);
  expect(read('seconds', '90')).toBe(90);
  expect(read('seconds', '1:75')).toBeUndefined();
  expect(read('seconds', ' ')).toBeNull();
  expect(read('reps', '1:30')).toBeUndefined();
  expect([0, 59, 60, 3725].map((seconds) => fieldLabels('seconds', seconds, String))).toEqual([
    '0',
    '59',
    '1:00',
    '1:02:05',
  ]);
});

test('effort is shown if the user rates it, and each scale has its range', () => {
  expect(setFieldsOf('loadReps', 'rir')).toEqual(['load', 'reps', 'rir']);
  expect(result(typedInto('rir', '0', 0)).rir).toBe(0);
  expect(typedInto('rir', '-1', -1)).toBe('not-positive');
  expect(result(typedInto('rir', '10', 10)).rir).toBe(10);
  expect(typedInto('rir', '50', 50)).toBe('not-rir');
  expect(steppedIn('rir', 10, 1)).toBe(10);
  expect(result(typedInto('rpe', '8.5', 8.5)).rpe).toBe(8.5);
  expect(typedInto('rpe', '11', 11)).toBe('not-rpe');
  expect(typedInto('rpe', '0', 0)).toBe('not-rpe');
});

test('effort is shown if it is planned, even if the user chose no scale', () => {
  const planned = (target?: object) => ({ set: target === undefined ? {} : { target } });
  expect(effortScaleOf(undefined, [planned(), planned({ kind: 'warmUp' })])).toBeNull();
  expect(effortScaleOf('none', [planned(), planned({ rpe: 8 })])).toBe('rpe');
  expect(effortScaleOf(undefined, [planned({ rir: 0 })])).toBe('rir');
  expect(effortScaleOf('rir', [planned({ rpe: 8 })])).toBe('rir');
});

test('effort is shown if a set has one, and a planned scale comes first', () => {
  const done = (effort: object, target = {}) => ({
    set: { target: { kind: 'working', ...target }, result: { kind: 'working', ...effort } },
  });
  expect(effortScaleOf('off', [done({}), done({ rpe: 8 })])).toBe('rpe');
  expect(effortScaleOf(undefined, [done({}), done({ rir: 0 })])).toBe('rir');
  expect(effortScaleOf(undefined, [done({ rir: 2 }), done({}, { rpe: 8 })])).toBe('rpe');
  expect(effortScaleOf('off', [done({})])).toBeNull();
});

test('an effort recorded on the other scale is shown on its own', () => {
  expect(fieldInColumn('rpe', { rir: 0 })).toBe('rir');
  expect(fieldInColumn('rir', { rpe: 8 })).toBe('rpe');
  expect(fieldInColumn('rpe', { rpe: 8, rir: 2 })).toBe('rpe');
  expect(fieldInColumn('rpe', {})).toBe('rpe');
  expect(fieldInColumn('reps', { rir: 2 })).toBe('reps');
});

test('assistance typed with a plus is assistance', () => {
  expect(result(typedInto('assistance', '+20', 20)).load).toEqual({ si: -20, typed: '-20', unit: 'kg' });
});

test('an effort replaces one on the other scale', () => {
  expect(typedInto('rpe', '8', 8)).toStrictEqual({ rpe: 8, rir: undefined });
  expect(typedInto('rir', '2', 2)).toStrictEqual({ rir: 2, rpe: undefined });
});

test('steps stay in range: added load can become assistance, and effort stays between 1 and 10', () => {
  expect(steppedIn('addedLoad', -20, 2.5)).toBe(-17.5);
  expect(steppedIn('addedLoad', -20, -2.5)).toBe(-22.5);
  expect(steppedIn('addedLoad', 0, -2.5)).toBe(-2.5);
  expect(steppedIn('load', 1, -2.5)).toBe(0);
  expect(steppedIn('assistance', 0, -5)).toBe(0);
  expect(steppedIn('rpe', null, 0.5)).toBe(1);
  expect(steppedIn('rpe', 10, 0.5)).toBe(10);
  expect(steppedIn('reps', null, -1)).toBe(0);
});

test('a time with a point before the seconds is ambiguous, as number pads lack the colon', () => {
  expect(readTyped('seconds', '1.30', '.')).toEqual({ one: '1:30', other: '1.300' });
  expect(readTyped('seconds', '1,30', ',')).toEqual({ one: '1:30', other: '1,300' });
  expect(readTyped('seconds', '12.5', '.')).toBe(12.5);
});

test('a single separator before three digits marks thousands of metres or repetitions, and is ambiguous in a load', () => {
  for (const typed of ['2,000', '2.000']) {
    expect(readTyped('metres', typed, '.')).toBe(2000);
    expect(readTyped('reps', typed, ',')).toBe(2000);
  }
  expect(readTyped('load', '1,125', '.')).toEqual({ one: '1125', other: '1.125' });
  expect(readTyped('load', '1.125', '.')).toBe(1.125);
  expect(readTyped('rpe', '8,500', '.')).toBe(8.5);
});

test('a formatted number is parsed back to the same number, with either decimal mark', () => {
  const values: Readonly<Record<SetField, fc.Arbitrary<number>>> = {
    load: thousandths(0, 900_000),
    addedLoad: thousandths(-100_000, 100_000),
    assistance: thousandths(0, 100_000),
    reps: fc.integer({ min: 0, max: 5000 }),
    seconds: thousandths(0, 59_000),
    metres: thousandths(0, 9_000_000),
    rpe: thousandths(1000, 10_000),
    rir: thousandths(0, 9000),
  };
  for (const field of Object.keys(values) as SetField[]) {
    fc.assert(
      fc.property(values[field], fc.constantFrom<DecimalMark>('.', ','), (value, mark) => {
        const written = fieldText(field, value, mark);
        expect({ field, written, value: readTyped(field, written, mark) }).toEqual({ field, written, value });
      }),
    );
  }
});

function thousandths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((each) => each / 1000);
}

test('rows with both sides have a column of each side for what differs, and share the load and the effort', () => {
  const columns = (tracking: string, hasSides: boolean) =>
    setColumns(setFieldsOf(tracking, 'rpe'), hasSides).map(({ field, side }) =>
      side === null ? field : [field, side],
    );
  expect(columns('loadReps', false)).toEqual(['load', 'reps', 'rpe']);
  expect(columns('loadReps', true)).toEqual(['load', ['reps', 'left'], ['reps', 'right'], 'rpe']);
  expect(columns('duration', true)).toEqual([['seconds', 'left'], ['seconds', 'right'], 'rpe']);
});

test('a set lacks its weight or its repetitions, if its exercise has them and no plan fills them in', () => {
  const missing = (tracking: string, result: Partial<SetResult>, planned: Partial<SetResult> = {}) =>
    missingField(setFieldsOf(tracking), result, planned);
  expect(missing('loadReps', {})).toBe('load');
  expect(missing('loadReps', { load: { si: 0 } })).toBe('reps');
  expect(missing('loadReps', { reps: 0 }, { load: { si: 60 } })).toBeNull();
  expect(missing('weightedBodyWeight', { reps: 8 })).toBeNull();
  expect(missing('reps', {})).toBe('reps');
  expect(missing('duration', {})).toBeNull();
});
