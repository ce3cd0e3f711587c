import { expect, it } from 'vitest';
import { instantIn, isoTime } from './index.ts';

it('reads a time with a zone as an instant, and one without as a wall-clock time', () => {
  const at = Date.UTC(2024, 1, 29, 8, 5, 7, 120);
  expect(isoTime('2024-02-29T08:05:07.120Z')).toBe(at);
  expect(isoTime('2024-02-29T08:05:07.120456Z')).toBe(at);
  expect(isoTime('2024-02-29T09:35:07.12+01:30')).toBe(at);
  expect(isoTime('2024-02-29T07:05:07.12-0100')).toBe(at);
  expect(isoTime('2024-02-29 08:05')).toEqual({ wall: '2024-02-29T08:05:00' });
});

it('reads no time in anything else', () => {
  for (const text of [
    '',
    '2024',
    '2023-02-29T08:05:07Z',
    '2024-02-29T24:05:07Z',
    '2024-02-29',
    '0000-01-01T00:00:00Z',
  ]) {
    expect(isoTime(text)).toBeNull();
  }
  expect(isoTime('1970-01-01T00:00:00.000Z')).toBeNull();
  expect(instantIn(0)).toBeNull();
  expect(instantIn(8.64e15)).toBeNull();
});
