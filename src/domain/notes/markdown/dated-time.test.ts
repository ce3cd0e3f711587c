import { expect, test } from 'vitest';
import { datedTimesIn, timesAsRead } from './dated-time.ts';

const label = (day: string, minutes: number | null) => (minutes === null ? `<${day}>` : `<${day} ${minutes}>`);
const read = (text: string) => timesAsRead({ text, ranges: [] }, label).text;

test('times with their full date are shown as people write them', () => {
  expect(read('call physio @2026-12-05 18:00')).toBe('call physio <2026-12-05 1080>');
  expect(read('@2026-12-05, then (@2026-12-06 7:05) rest')).toBe('<2026-12-05>, then (<2026-12-06 425>) rest');
  expect(read('every week @2026-12-05 0:00 every saturday')).toBe('every week <2026-12-05 0> every saturday');
});

test('what is no time stays as it is written', () => {
  for (const text of ['me@2026-12-05', '@2026-13-05', '@2026-12-05 24:00', '@2026-12-05-a', '@tomorrow', '2026-12-05'])
    expect(read(text)).toBe(text);
});

test('code stays as it is written', () => {
  const text = 'run `at @2026-12-05 18:00` or ``(@2026-12-06)``';
  expect(read(text)).toBe(text);
  expect(read(`${text} @2026-12-07`)).toBe(`${text} <2026-12-07>`);
});

test('code is as the line writes it: up to the same number of backticks, and not after a backslash', () => {
  expect(read('a \\` @2026-12-05 \\` b')).toBe('a \\` <2026-12-05> \\` b');
  expect(read('``a `b @2026-12-05` @2026-12-06')).toBe('``a `b @2026-12-05` <2026-12-06>');
});

test('the time to read a line with much code grows with its length', () => {
  const count = 300_000;
  expect(datedTimesIn('`a` @2026-12-05 '.repeat(count))).toHaveLength(count);
});

test('a time that only the parser of reminders understands keeps its words', () => {
  expect(read('@2026-12-05 6:00 pm')).toBe('<2026-12-05> 6:00 pm');
  expect(read('@2026-12-05 18:00+02:00')).toBe('<2026-12-05> 18:00+02:00');
});

test('places are those of the whole time', () => {
  expect(datedTimesIn('a @2026-12-05 18:00 b')).toEqual([{ day: '2026-12-05', minutes: 1080, from: 2, to: 19 }]);
});

test('marked parts move along, and a time with a marked part stays as it is typed', () => {
  const text = 'call @2026-12-05 physio';
  const physio = { from: text.indexOf('physio'), to: text.length };
  const shown = timesAsRead({ text, ranges: [{ from: 0, to: 4 }, physio] }, () => 'soon');
  expect(shown.text).toBe('call soon physio');
  expect(shown.ranges.map(({ from, to }) => shown.text.slice(from, to))).toEqual(['call', 'physio']);
  const december = { text, ranges: [{ from: text.indexOf('12'), to: text.indexOf('12') + 2 }] };
  expect(timesAsRead(december, () => 'soon')).toEqual(december);
});
