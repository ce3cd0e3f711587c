import { describe, expect, it } from 'vitest';
import { completeTypedTime, englishTimeWords, type TimeContext, timeWords } from './index.ts';

/** Friday morning. */
const friday: TimeContext = {
  now: Date.parse('2026-11-27T09:30:00Z'),
  zone: 'UTC',
  weekStart: 1,
  defaultMinutes: 9 * 60,
  words: englishTimeWords,
};

const completed = (typed: string, context = friday) =>
  completeTypedTime(typed, context).map(({ words, time }) => `${words} ${time.day.slice(5)}`);

describe('the beginning of a time', () => {
  it.each([
    ['tom', ['tomorrow 11-28']],
    ['TO', ['today 11-27', 'tonight 11-27', 'tomorrow 11-28']],
    ['t', ['today 11-27', 'tonight 11-27', 'tomorrow 11-28', 'tuesday 12-01', 'thursday 12-03']],
    ['fri', ['friday 12-04']],
    ['next m', ['next monday 11-30']],
    ['in', ['in 1 minute 11-27', 'in 1 hour 11-27', 'in 1 day 11-28', 'in 1 week 12-04', 'in 1 month 12-27']],
    ['in 3 d', ['in 3 days 11-30']],
    ['every w', ['every week 12-04', 'every weekday 11-30', 'every wednesday 12-02']],
    ['mont', ['monthly 12-27']],
  ])('%j is completed', (typed, words) => {
    expect(completed(typed)).toEqual(words);
  });

  it.each(['bench', 'tomorrow 9:00', 'tomorrows', '2026-11-28', '9:00', 'in 0 days', ' tom'])(
    '%j is not completed',
    (typed) => {
      expect(completed(typed)).toEqual([]);
    },
  );
});

it('the next days are named before anything is typed, the nearest first', () => {
  const words = completeTypedTime('', friday).map((each) => each.words);
  expect(words.slice(0, 5)).toEqual(['today', 'tonight', 'tomorrow', 'saturday', 'sunday']);
  expect(words).toHaveLength(10);
  expect(words.at(-1)).toBe('friday');
});

it('the words of a language are those that its reader takes', () => {
  expect(completed('mor', { ...friday, words: timeWords.de })).toEqual(['morgen 11-28']);
});
