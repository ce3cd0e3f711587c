import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seconds } from '../../kernel/index.ts';
import {
  durationFromParts,
  durationParts,
  parseDuration,
  printTime,
  showDuration,
  showTime,
  type TimeUnit,
  timeFromTyped,
} from './duration.ts';

describe('a typed duration', () => {
  it.each([
    ['0:00', 0],
    ['0:45', 45],
    ['45:00', 2700],
    ['90:00', 5400],
    ['0:75:00', 4500],
    ['1:05:30', 3930],
    ['01:05:30', 3930],
    [' 19:57.3 ', 1197.3],
    ['19:57,3', 1197.3],
    ['100:00:00', 360_000],
    ['٤٥:٣٠', 2730],
    ['４５：３０', 2730],
  ])('%s is accepted', (text, value) => {
    expect(parseDuration(text)).toEqual({ ok: true, value });
  });

  it.each(['45', '4,5', 'abc', '1:2:3:4', ':', '1:', ':30', '-1:00', '1:-5', '1.5:00', '1:2.5:00', '1 000:00:xx'])(
    '%s is refused as ambiguous or invalid',
    (text) => {
      expect(parseDuration(text)).toEqual({ ok: false, error: { code: 'exercise/not-a-duration', text } });
    },
  );

  it.each(['1:75', '1:60:00', '1:00:60'])('%s is refused as a typing error', (text) => {
    expect(parseDuration(text)).toEqual({ ok: false, error: { code: 'exercise/duration-part-too-large', text } });
  });

  it('that is empty is missing, not 0', () => {
    expect(parseDuration(' ')).toEqual({ ok: false, error: { code: 'exercise/no-duration' } });
    expect(parseDuration('0:00')).toEqual({ ok: true, value: 0 });
  });

  it('parses back from what is shown', () => {
    fc.assert(
      fc.property(fc.nat({ max: 36_000_000 }), (tenths) => {
        const read = parseDuration(showDuration(seconds(tenths / 10)));
        expect(read.ok && Math.round(read.value * 10)).toBe(tenths);
      }),
    );
  });
});

describe('a duration in three fields', () => {
  it.each([
    [{ hours: '', minutes: '45', seconds: '' }, 2700],
    [{ hours: '', minutes: '90', seconds: '' }, 5400],
    [{ hours: '0', minutes: '75', seconds: '00' }, 4500],
    [{ hours: '', minutes: '', seconds: '95' }, 95],
    [{ hours: '2', minutes: '', seconds: '' }, 7200],
    [{ hours: '0', minutes: '0', seconds: '0' }, 0],
  ])('%j is accepted', (parts, value) => {
    expect(durationFromParts(parts)).toEqual({ ok: true, value });
  });

  it('is missing if all fields are empty, and refused if a lower field is too large', () => {
    expect(durationFromParts({ hours: '', minutes: ' ', seconds: '' })).toMatchObject({
      error: { code: 'exercise/no-duration' },
    });
    expect(durationFromParts({ hours: '1', minutes: '90', seconds: '' })).toMatchObject({
      error: { code: 'exercise/duration-part-too-large' },
    });
    expect(durationFromParts({ hours: '', minutes: 'x', seconds: '' })).toMatchObject({
      error: { code: 'exercise/not-a-duration' },
    });
  });

  it('is shown in the fields so that it parses back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3_600_000 }), (whole) => {
        expect(durationFromParts(durationParts(seconds(whole)))).toEqual({ ok: true, value: whole });
      }),
    );
    expect(durationParts(seconds(45))).toEqual({ hours: '', minutes: '0', seconds: '45' });
  });
});

it.each([
  [0, '0:00'],
  [45, '0:45'],
  [59.96, '1:00'],
  [1197.3, '19:57.3'],
  [3600, '1:00:00'],
  [3599.99, '1:00:00'],
])('%d s is shown as %s', (value, shown) => {
  expect(showDuration(seconds(value))).toBe(shown);
  expect(showDuration(seconds(value), ',')).toBe(shown.replace('.', ','));
});

describe('a time typed into one field', () => {
  const read = (typed: string, unit: TimeUnit = 's', decimalMark: '.' | ',' = '.') =>
    timeFromTyped(typed, unit, decimalMark);

  it('is a number of the unit or a clock time', () => {
    expect(read('90')).toEqual({ ok: true, value: 90 });
    expect(read('12.5')).toEqual({ ok: true, value: 12.5 });
    expect(read('1:30')).toEqual({ ok: true, value: 90 });
    expect(read('1:30', 'min')).toEqual({ ok: true, value: 90 });
    expect(read('1:30', 'h')).toEqual({ ok: true, value: 5400 });
    expect(read('1:30:00', 'h')).toEqual({ ok: true, value: 5400 });
    expect(read('1.5', 'h')).toEqual({ ok: true, value: 5400 });
    expect(read('0')).toEqual({ ok: true, value: 0 });
  });

  it.each([
    ['1.30', 's', 90, 1.3],
    ['1,30', 's', 90, 1.3],
    ['0.45', 's', 45, 0.45],
    ['.45', 's', 45, 0.45],
    ['10.05', 's', 605, 10.05],
    ['١٫٣٠', 's', 90, 1.3],
    ['١،٣٠', 's', 90, 1.3],
    ['7.20', 'min', 440, 432],
    ['2.15', 'h', 8100, 7740],
    ['1,500', 's', 1500, 1.5],
  ] as const)('%s %s is ambiguous', (typed, unit, clock, number) => {
    const result = read(typed, unit);
    expect(result).toMatchObject({ ok: false, error: { code: 'exercise/ambiguous-time' } });
    if (result.ok || result.error.code !== 'exercise/ambiguous-time') return;
    expect(result.error.readings[0]).toBe(clock);
    expect(result.error.readings[1]).toBeCloseTo(number, 9);
  });

  it('is a number of seconds if no clock shows such digits', () => {
    expect(read('1.75')).toEqual({ ok: true, value: 1.75 });
    expect(read('1.300')).toEqual({ ok: true, value: 1.3 });
    expect(read('1,300', 's', ',')).toEqual({ ok: true, value: 1.3 });
    expect(read('0:01.3')).toEqual({ ok: true, value: 1.3 });
  });

  it.each(['1:75', '-5', '1.30.00', 'long', '1:', ':'])('cannot be %s', (typed) => {
    expect(read(typed).ok).toBe(false);
  });

  it('is missing if the field is empty', () => {
    expect(read(' ')).toEqual({ ok: false, error: { code: 'exercise/no-duration' } });
  });

  it('parses back from what is printed into a field', () => {
    const hundredths = fc.integer({ min: 0, max: 6000 }).map((each) => each / 100);
    fc.assert(
      fc.property(hundredths, fc.constantFrom('.' as const, ',' as const), (time, mark) => {
        expect(read(printTime(time, 's', mark), 's', mark)).toEqual({ ok: true, value: time });
      }),
    );
  });

  it('in hours or minutes is printed as a number if that is exact, else as a clock time', () => {
    expect(printTime(5400, 'h', ',')).toBe('1,5');
    expect(printTime(8100, 'h', '.')).toBe('2:15');
    expect(printTime(6300, 'h', '.')).toBe('1.75');
    expect(printTime(1500, 'h', '.')).toBe('0:25');
    expect(printTime(8130, 'h', '.')).toBe('2:15:30');
    expect(printTime(435, 'min', '.')).toBe('7:15');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.constantFrom<TimeUnit>('min', 'h'),
        fc.constantFrom('.' as const, ',' as const),
        (time, unit, mark) => {
          expect(read(printTime(time, unit, mark), unit, mark)).toEqual({ ok: true, value: time });
        },
      ),
    );
  });

  it('is shown as typed if that parses to the same time', () => {
    const typed = { si: 8100, typed: '2,250', unit: 'h' };
    expect(showTime(typed, 'h', ',')).toBe('2,250');
    expect(showTime(typed, 'h', '.')).toBe('2:15');
    expect(showTime(typed, 'min', '.')).toBe('135');
    expect(showTime({ si: 8100 }, 'h', ',')).toBe('2:15');
  });

  it('parses back from the duration that the app shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.constantFrom<TimeUnit>('s', 'min'), (tenths, unit) => {
        expect(read(showDuration(seconds(tenths / 10)), unit)).toEqual({ ok: true, value: tenths / 10 });
      }),
    );
  });
});
