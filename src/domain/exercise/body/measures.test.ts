import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { measure } from '../measure.ts';
import { measurement } from '../measurement.ts';
import { dayValues, measureFromTyped, measuresShown, readingsByMeasure, readingUntil, showMeasure } from './index.ts';

describe('the measurements of a person', () => {
  it('are the standard ones, then the person’s own in their order', () => {
    const shown = measuresShown([
      own('b', { name: 'Grip', dimension: 'mass', order: 'a1' }),
      own('a', { name: 'Sleep', dimension: 'duration', order: 'a0' }),
      own('waist', { name: 'Bauch', dimension: 'mass' }),
      own('c', { name: ' ', dimension: 'mood', order: 'a2' }),
    ]);
    expect(shown[0]).toEqual({ id: 'body-weight', known: 'body-weight', name: null, dimension: 'mass' });
    expect(shown.slice(-3).map(({ id, name, dimension }) => [id, name, dimension])).toEqual([
      ['a', 'Sleep', 'duration'],
      ['b', 'Grip', 'mass'],
      ['c', null, 'count'],
    ]);
    expect(shown.find(({ id }) => id === 'waist')).toMatchObject({ name: 'Bauch', dimension: 'length' });
  });
});

describe('measured values', () => {
  it('are grouped by measurement, oldest first, without those that lack a value or a day', () => {
    const readings = readingsByMeasure([
      reading('late', { measure: 'waist', value: { si: 0.8 }, day: '2026-11-21', at: 9 }),
      reading('early', { measure: 'waist', value: { si: 0.9 }, day: '2026-11-20', at: 20 }),
      reading('first', { measure: 'waist', value: { si: 0.7 }, day: '2026-11-21', at: 3 }),
      reading('x', { measure: 'waist', day: '2026-11-21' }),
      reading('y', { measure: 'waist', value: { si: 1 } }),
    ]);
    expect(readings.get('waist')?.map(({ id }) => id)).toEqual(['early', 'first', 'late']);
    expect(readingUntil(readings.get('waist') ?? [], '2026-11-20')?.id).toBe('early');
    expect(readingUntil(readings.get('waist') ?? [], '2026-11-19')).toBeNull();
  });

  it('of one day are averaged', () => {
    const of = readingsByMeasure([
      reading('a', { measure: 'body-weight', value: { si: 80 }, day: '2026-11-20' }),
      reading('b', { measure: 'body-weight', value: { si: 81 }, day: '2026-11-20' }),
      reading('c', { measure: 'body-weight', value: { si: 0 }, day: '2026-11-21' }),
    ]);
    expect(dayValues(of.get('body-weight') ?? [])).toEqual([
      { day: '2026-11-20', value: 80.5 },
      { day: '2026-11-21', value: 0 },
    ]);
  });
});

describe('a typed measurement', () => {
  it('is kept as typed', () => {
    const weight = measureFromTyped(' 81,40 ', { unit: 'kg', dimension: 'mass', decimalMark: '.' });
    expect(weight).toMatchObject({ ok: true, value: { si: 81.4, typed: '81,40', unit: 'kg' } });
    expect(weight.ok && showMeasure(weight.value, 'kg', '.')).toBe('81,40');
  });

  it('in percent is stored as a share of 1', () => {
    expect(measureFromTyped('18.5', { unit: '%', dimension: 'share', decimalMark: '.' })).toMatchObject({
      value: { si: 0.185, typed: '18.5', unit: '%' },
    });
    expect(measureFromTyped('18.5 %', { unit: '%', dimension: 'share', decimalMark: '.' })).toMatchObject({
      value: { si: 0.185 },
    });
    expect(showMeasure({ si: 0.1743 }, '%', '.')).toBe('17.4');
  });

  it('in stones can include pounds', () => {
    const si = (11 * 14 + 7.5) * 0.45359237;
    for (const typed of ['11 7.5', '11st 7.5lb', '11 st 7,5 lbs', '11 ST 7.5', '١١ ٧٫٥', '１１ ７．５'])
      expect(measureFromTyped(typed, { unit: 'st', dimension: 'mass', decimalMark: '.' }), typed).toMatchObject({
        value: { si, typed, unit: 'st' },
      });
    expect(measureFromTyped('11.5', { unit: 'st', dimension: 'mass', decimalMark: '.' })).toMatchObject({
      value: { si: 11.5 * 6.35029318 },
    });
    expect(measureFromTyped('11 14', { unit: 'st', dimension: 'mass', decimalMark: '.' })).toMatchObject({
      error: { code: 'units/not-a-number' },
    });
    expect(showMeasure({ si }, 'st', '.')).toBe('11 st 7.5 lb');
  });

  it('in minutes can be typed like a clock, and is refused as ambiguous if a point could mean a colon', () => {
    const minutes = (typed: string) =>
      measureFromTyped(typed, { unit: 'min', dimension: 'duration', decimalMark: '.' });
    expect(minutes('7.5')).toEqual({ ok: true, value: { si: 450, typed: '7.5', unit: 'min' } });
    expect(minutes('7:30')).toEqual({ ok: true, value: { si: 450 } });
    expect(minutes('7.30')).toMatchObject({ error: { code: 'exercise/ambiguous-time', readings: [450, 438] } });
    expect(minutes('long')).toMatchObject({ error: { code: 'units/not-a-number' } });
    expect(minutes('')).toMatchObject({ error: { code: 'units/nothing-typed' } });
  });

  it('in minutes is parsed back from what is shown', () => {
    expect(showMeasure({ si: 435 }, 'min', '.')).toBe('7:15');
    expect(showMeasure({ si: 450 }, 'min', ',')).toBe('7,5');
    expect(showMeasure({ si: 425 }, 'min', '.')).toBe('7:05');
    expect(showMeasure({ si: 75, typed: '1.250', unit: 'min' }, 'min', '.')).toBe('1.250');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.constantFrom('.' as const, ',' as const), (si, mark) => {
        const shown = showMeasure({ si }, 'min', mark);
        const read = measureFromTyped(shown, { unit: 'min', dimension: 'duration', decimalMark: mark });
        expect(read.ok && read.value.si, shown).toBeCloseTo(si, 6);
      }),
    );
  });

  it('of a count is refused as ambiguous if a mark could separate thousands', () => {
    const steps = (typed: string) => measureFromTyped(typed, { unit: null, dimension: 'count', decimalMark: '.' });
    expect(steps('10000')).toMatchObject({ value: { si: 10_000 } });
    expect(steps('10,000')).toMatchObject({ error: { code: 'units/ambiguous-number', readings: [10_000, 10] } });
  });

  it('typed in one language is shown in another so that it parses to the same value', () => {
    const fat = { si: 0.185, typed: '18.5 %', unit: '%' };
    expect(showMeasure(fat, '%', ',')).toBe('18.5 %');
    expect(showMeasure({ si: 81.125, typed: '81,125', unit: 'kg' }, 'kg', '.')).toBe('81.125');
    expect(showMeasure({ si: 5.125, typed: '5,125' }, null, '.')).toBe('5.125');
    expect(showMeasure({ si: 0.1743 }, '%', ',')).toBe('17,4');
  });

  it('in stones carries to the next stone when rounding', () => {
    expect(showMeasure({ si: 13.97 * 0.45359237 }, 'st', '.')).toBe('1 st 0 lb');
  });

  it('is refused if it is empty, not a number or out of range', () => {
    expect(measureFromTyped('', { unit: 'kg', dimension: 'mass', decimalMark: '.' })).toMatchObject({
      error: { code: 'units/nothing-typed' },
    });
    expect(measureFromTyped('heavy', { unit: 'kg', dimension: 'mass', decimalMark: '.' })).toMatchObject({
      error: { code: 'units/not-a-number' },
    });
    expect(measureFromTyped('0', { unit: 'kg', dimension: 'mass', decimalMark: '.' })).toMatchObject({
      error: { code: 'exercise/measure-out-of-range' },
    });
    expect(measureFromTyped('-2', { unit: 'cm', dimension: 'length', decimalMark: '.' })).toMatchObject({
      error: { code: 'exercise/measure-out-of-range' },
    });
    expect(measureFromTyped('101', { unit: '%', dimension: 'share', decimalMark: '.' })).toMatchObject({
      error: { code: 'exercise/measure-out-of-range', max: 100 },
    });
  });

  it('can be 0 if 0 is meaningful', () => {
    expect(measureFromTyped('0', { unit: '%', dimension: 'share', decimalMark: '.' })).toMatchObject({
      ok: true,
      value: { si: 0 },
    });
    expect(measureFromTyped('0', { unit: null, dimension: 'count', decimalMark: '.' })).toMatchObject({
      ok: true,
      value: { si: 0, typed: '0' },
    });
  });

  it('is parsed back from what is shown, in every unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3000 }), fc.constantFrom('kg', 'lb', 'st'), (tenths, unit) => {
        const shown = showMeasure({ si: tenths / 10 }, unit, '.');
        const read = measureFromTyped(shown, { unit, dimension: 'mass', decimalMark: '.' });
        expect(read.ok && Math.abs(read.value.si - tenths / 10)).toBeLessThan(0.03);
      }),
    );
  });
});

function own(id: string, values: Readonly<Record<string, unknown>>) {
  return { id, value: readRecord(measure, leavesOf(values)).value };
}

function reading(id: string, values: Readonly<Record<string, unknown>>) {
  return { id, value: readRecord(measurement, leavesOf(values)).value };
}

function leavesOf(values: Readonly<Record<string, unknown>>) {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}
