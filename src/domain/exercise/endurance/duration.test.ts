import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seconds } from '../../kernel/index.ts';
import { durationFromParts, durationParts, parseDuration, showDuration } from './duration.ts';

describe('a typed duration', () => {
  it.each([
    ['0:00', 0],
    ['0:45', 45],
    ['45:00', 2700],
    ['90:00', 5400],
    ['1:05:30', 3930],
    ['01:05:30', 3930],
    [' 19:57.3 ', 1197.3],
    ['19:57,3', 1197.3],
    ['100:00:00', 360_000],
    ['٤٥:٣٠', 2730],
    ['４５：３０', 2730],
  ])('%s is read', (text, value) => {
    expect(parseDuration(text)).toEqual({ ok: true, value });
  });

  it.each(['45', '4,5', 'abc', '1:2:3:4', ':', '1:', ':30', '-1:00', '1:-5', '1.5:00', '1:2.5:00', '1 000:00:xx'])(
    '%s is refused: it could mean several things, or nothing',
    (text) => {
      expect(parseDuration(text)).toEqual({ ok: false, error: { code: 'exercise/not-a-duration', text } });
    },
  );

  it.each(['1:75', '1:60:00', '1:00:60'])('%s is refused as a slip', (text) => {
    expect(parseDuration(text)).toEqual({ ok: false, error: { code: 'exercise/duration-part-too-large', text } });
  });

  it('of nothing is none, which is not 0', () => {
    expect(parseDuration(' ')).toEqual({ ok: false, error: { code: 'exercise/no-duration' } });
    expect(parseDuration('0:00')).toEqual({ ok: true, value: 0 });
  });

  it('reads what is shown', () => {
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
    [{ hours: '', minutes: '', seconds: '95' }, 95],
    [{ hours: '2', minutes: '', seconds: '' }, 7200],
    [{ hours: '0', minutes: '0', seconds: '0' }, 0],
  ])('%j is read', (parts, value) => {
    expect(durationFromParts(parts)).toEqual({ ok: true, value });
  });

  it('is none while all are empty, and a slip where a later one is too large', () => {
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

  it('stands in them as it is read from them', () => {
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
])('%d s are shown as %s', (value, shown) => {
  expect(showDuration(seconds(value))).toBe(shown);
});
