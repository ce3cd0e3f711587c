import { expect, test } from 'vitest';
import { timeFormat } from './time-format.ts';

const english = timeFormat('en-GB', undefined);
const noon = Date.parse('2026-07-01T12:00:00Z');

test('a time is shown in its own time zone', () => {
  expect(english.time(noon, 'Asia/Tokyo')).toBe('21:00');
  expect(english.time(noon, 'America/New_York')).toBe('8:00');
});

test('the user’s hour cycle overrides that of the language', () => {
  expect(timeFormat('en-GB', 'h12').time(noon, 'Asia/Tokyo')).toMatch(/^9:00\spm$/);
});

test('an unknown time zone still gives a time', () => {
  expect(english.time(noon, 'Mars/Olympus')).toMatch(/^\d{1,2}:00$/);
});

test('recent days have names, and days of this year have no year', () => {
  expect(english.day('2026-11-21', '2026-11-21')).toBe('Today');
  expect(english.day('2026-11-20', '2026-11-21')).toBe('Yesterday');
  expect(english.day('2026-11-15', '2026-11-21')).toBe('Sunday');
  expect(english.day('2026-11-14', '2026-11-21')).toBe('14 November');
  expect(english.day('2025-11-21', '2026-11-21')).toBe('21 November 2025');
  expect(english.day('2026-11-23', '2026-11-21')).toBe('23 November');
});

test('a day is named with its weekday, in short where space is short', () => {
  expect(english.namedDay('2026-11-30')).toMatch(/^Monday,? 30 November$/);
  expect(english.shortDay('2026-11-30', '2026-11-30')).toMatch(/^Mon,? 30 Nov$/);
  expect(english.shortDay('2025-11-30', '2026-11-30')).toMatch(/^Sun,? 30 Nov 2025$/);
  const german = timeFormat('de', undefined);
  expect(german.namedDay('2026-11-30')).toBe('Montag, 30. November');
  expect(german.shortDay('2026-11-30', '2026-01-01')).toBe('Mo., 30. Nov.');
});

test('within a sentence, the name of a recent day is in lower case', () => {
  expect(english.dayInSentence('2026-11-21', '2026-11-21')).toBe('today');
  expect(english.dayInSentence('2026-11-22', '2026-11-21')).toBe('tomorrow');
  expect(english.dayInSentence('2026-11-15', '2026-11-21')).toBe('Sunday');
  expect(english.dayInSentence('2026-11-14', '2026-11-21')).toBe('14 November');
});

test('figures have commas between them in every language, names the usual word before the last one', () => {
  const german = timeFormat('de', undefined);
  expect(english.figures(['105 kg', '100 kg', '95 kg'])).toBe('105 kg, 100 kg, 95 kg');
  expect(german.figures(['105 kg', '100 kg', '95 kg'])).toBe('105 kg, 100 kg, 95 kg');
  expect(german.list(['Montag', 'Mittwoch', 'Freitag'])).toBe('Montag, Mittwoch und Freitag');
});

test('a duration is shown in minutes, and in hours from one hour', () => {
  const american = timeFormat('en-US', undefined);
  expect(american.duration(59_999)).toBe('0 min');
  expect(american.duration(38 * 60_000)).toBe('38 min');
  expect(american.duration(3_600_000 + 5 * 60_000)).toBe('1 hr 5 min');
  expect(american.duration(2 * 3_600_000 + 59_999)).toBe('2 hr');
  const british = timeFormat('en-GB', undefined);
  expect(british.duration(28 * 60_000)).toBe('28 min');
  expect(british.duration(2 * 3_600_000)).toBe('2 hr');
  expect(american.duration(-5)).toBe('0 min');
  expect(timeFormat('en-GB', undefined).duration(2 * 3_600_000 + 28 * 60_000)).toBe('2 hr 28 min');
});
