import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug, maxIdLength, parseDailyNoteId, parseId, parseRecordKey, printDailyNoteId, recordKey } from './id.ts';
import { addDays } from './time.ts';
import { isUuid, uuidV7 } from './uuid.ts';

describe('an id', () => {
  it.each(['a', 'x'.repeat(maxIdLength), '__proto__', 'constructor', 'Kniebeuge ü', '\u{1f3cb}'])(
    'can be %s',
    (text) => {
      expect(parseId(text)).toEqual({ ok: true, value: text });
    },
  );

  it.each([
    ['', 'id/empty'],
    ['x'.repeat(maxIdLength + 1), 'id/too-long'],
    ['a/b', 'id/bad-character'],
    ['a\u0000b', 'id/bad-character'],
    ['a\ud800', 'id/bad-character'],
  ])('cannot be %j', (text, code) => {
    expect(parseId(text)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a record key', () => {
  const collection = fc.stringMatching(/^[a-z][A-Za-z]{0,20}$/);
  const id = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => parseId(text).ok);

  it('parses to the collection and id that were printed', () => {
    fc.assert(
      fc.property(collection, id, (c, i) => {
        expect(parseRecordKey(recordKey(c, i))).toEqual({ ok: true, value: { collection: c, id: i } });
      }),
    );
  });

  it.each([
    ['notes', 'id/no-collection'],
    ['/a', 'id/no-collection'],
    ['__proto__/a', 'id/no-collection'],
    ['notes/', 'id/empty'],
    ['notes/a/b', 'id/bad-character'],
  ])('cannot be %j', (text, code) => {
    expect(parseRecordKey(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('is not printed for an id that cannot be parsed back', () => {
    expect(() => recordKey('notes', 'a/b')).toThrow('record key');
  });
});

describe('a UUID of version 7', () => {
  it('contains its time, version and variant', () => {
    expect(uuidV7(0x017f22e279b0, new Uint8Array(10))).toBe('017f22e2-79b0-7000-8000-000000000000');
    expect(uuidV7(0, new Uint8Array(10).fill(255))).toBe('00000000-0000-7fff-bfff-ffffffffffff');
  });

  it('is a UUID and no slug, and sorts by time', () => {
    const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
    const time = fc.nat({ max: 2 ** 48 - 2 });
    fc.assert(
      fc.property(time, bytes, bytes, (at, a, b) => {
        expect(isUuid(uuidV7(at, a))).toBe(true);
        expect(isSlug(uuidV7(at, a))).toBe(false);
        expect(uuidV7(at, a) < uuidV7(at + 1, b)).toBe(true);
      }),
    );
  });

  it.each([-1, 2 ** 48, 0.5, Number.NaN])('is not created at %d', (at) => {
    expect(() => uuidV7(at, new Uint8Array(10))).toThrow('48-bit');
  });

  it('needs exactly 10 random bytes', () => {
    expect(() => uuidV7(0, new Uint8Array(9))).toThrow('10 random bytes');
  });
});

describe('a slug', () => {
  it.each(['back-squat', 'dip', '5k-run'])('can be %s', (text) => expect(isSlug(text)).toBe(true));
  it.each(['', 'Back', 'a--b', '-a', 'a_b', 'x'.repeat(129)])('cannot be %j', (text) =>
    expect(isSlug(text)).toBe(false),
  );
});

describe('the id of a daily note', () => {
  it('contains the day, and the part after the first', () => {
    expect(printDailyNoteId('2026-11-21')).toBe('day-2026-11-21');
    expect(printDailyNoteId('2026-11-21', 2)).toBe('day-2026-11-21.2');
  });

  it('parses to the day and part that were printed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: 1, max: 999 }), (days, part) => {
        const day = addDays('1990-01-01', days);
        expect(parseDailyNoteId(printDailyNoteId(day, part))).toEqual({ ok: true, value: { day, part } });
      }),
    );
  });

  it.each(['day-2026-02-29', 'day-2026-11-21.1', 'day-2026-11-21.0', 'day-2026-11-21.', '2026-11-21', 'day-'])(
    'cannot be %s',
    (text) => {
      expect(parseDailyNoteId(text)).toEqual({ ok: false, error: { code: 'id/not-a-day', text } });
    },
  );
});
