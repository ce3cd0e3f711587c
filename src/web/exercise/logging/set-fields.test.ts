import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SetResult } from '#domain/exercise/index.ts';
import type { DecimalMark } from '#domain/kernel/index.ts';
import {
  effortScaleOf,
  fieldLabels,
  fieldText,
  readTyped,
  resultFromTyped,
  type SetField,
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

test('a load keeps what was typed, and shows it again in the unit in which it was typed', () => {
  const typed = result(typedInto('load', '82,50', 82.5));
  expect(typed.load).toEqual({ si: 82.5, typed: '82,50', unit: 'kg' });
  expect(shownIn('load', typed, 'kg')).toBe(82.5);
  expect(shownIn('load', { kind: 'working', load: { si: 45.359237, typed: '100', unit: 'lb' } }, 'lb')).toBe(100);
  expect(shownIn('load', { kind: 'working', load: { si: 45.359237, typed: '100', unit: 'lb' } }, 'kg')).toBe(45.36);
});

test('help is typed as a number and kept as a load below zero', () => {
  const typed = result(typedInto('assistance', '20', 20));
  expect(typed.load?.si).toBe(-20);
  expect(shownIn('assistance', typed, 'kg')).toBe(20);
  expect(typedInto('assistance', '-20', -20)).toBe('not-positive');
});

test('zero is zero and an empty field is nothing', () => {
  expect(shownIn('load', result(typedInto('load', '0', 0)), 'kg')).toBe(0);
  expect(Object.is(shownIn('assistance', result(typedInto('assistance', '0', 0)), 'kg'), 0)).toBe(true);
  expect(shownIn('reps', result(typedInto('reps', '0', 0)), 'kg')).toBe(0);
  expect(shownIn('seconds', result(typedInto('seconds', '0', 0)), 'kg')).toBe(0);
  expect(shownIn('load', result(typedInto('load', '', null)), 'kg')).toBeNull();
  expect(shownIn('load', undefined, 'kg')).toBeNull();
});

test('half a repetition is none', () => {
  expect(typedInto('reps', '7.5', 7.5)).toBe('not-whole');
  expect(typedInto('reps', '-1', -1)).toBe('not-whole');
  expect(typedInto('reps', '9'.repeat(20), 1e20)).toBe('not-whole');
  expect(typedInto('metres', '0', 0)).toBe('not-positive');
});

test('a way of tracking that is not known here is logged by load and repetitions', () => {
  expect(setFieldsOf('duration')).toEqual(['seconds']);
  expect(setFieldsOf('constructor')).toEqual(['load', 'reps']);
  expect(setFieldsOf(undefined)).toEqual(['load', 'reps']);
});

test('a time is typed as a clock has it or in seconds, and shown as a clock has it from a minute on', () => {
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

test('effort is asked for by those who rate it, each scale within its bounds', () => {
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

test('effort is asked for where it is planned, though the person chose no scale', () => {
  const planned = (target?: object) => ({ set: target === undefined ? {} : { target } });
  expect(effortScaleOf(undefined, [planned(), planned({ kind: 'warmUp' })])).toBeNull();
  expect(effortScaleOf('none', [planned(), planned({ rpe: 8 })])).toBe('rpe');
  expect(effortScaleOf(undefined, [planned({ rir: 0 })])).toBe('rir');
  expect(effortScaleOf('rir', [planned({ rpe: 8 })])).toBe('rir');
});

test('help that was typed with a plus is help', () => {
  expect(result(typedInto('assistance', '+20', 20)).load).toEqual({ si: -20, typed: '-20', unit: 'kg' });
});

test('an effort takes the place of one on the other scale, or the older one would be read', () => {
  expect(typedInto('rpe', '8', 8)).toStrictEqual({ rpe: 8, rir: undefined });
  expect(typedInto('rir', '2', 2)).toStrictEqual({ rir: 2, rpe: undefined });
});

test('a step leaves no bounds: help steps to more and less help, an effort from 1 to 10', () => {
  expect(steppedIn('addedLoad', -20, 2.5)).toBe(-17.5);
  expect(steppedIn('addedLoad', -20, -2.5)).toBe(-22.5);
  expect(steppedIn('addedLoad', 0, -2.5)).toBe(-2.5);
  expect(steppedIn('load', 1, -2.5)).toBe(0);
  expect(steppedIn('assistance', 0, -5)).toBe(0);
  expect(steppedIn('rpe', null, 0.5)).toBe(1);
  expect(steppedIn('rpe', 10, 0.5)).toBe(10);
  expect(steppedIn('reps', null, -1)).toBe(0);
});

test('a time with a point before seconds is asked about, as keypads lack the colon', () => {
  expect(readTyped('seconds', '1.30', '.')).toEqual({ one: '1:30', other: '1.300' });
  expect(readTyped('seconds', '1,30', ',')).toEqual({ one: '1:30', other: '1,300' });
  expect(readTyped('seconds', '12.5', '.')).toBe(12.5);
});

test('one mark before three digits separates thousands of metres and repetitions, and is asked about in a load', () => {
  for (const typed of ['2,000', '2.000']) {
    expect(readTyped('metres', typed, '.')).toBe(2000);
    expect(readTyped('reps', typed, ',')).toBe(2000);
  }
  expect(readTyped('load', '1,125', '.')).toEqual({ one: '1125', other: '1.125' });
  expect(readTyped('load', '1.125', '.')).toBe(1.125);
  expect(readTyped('rpe', '8,500', '.')).toBe(8.5);
});

test('what is written into a field is read back as the same number, in either language', () => {
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
