import { expect, test } from 'vitest';
import { quickTimes } from './quick-times.ts';

const question = { zone: 'Europe/Berlin', weekStart: 1, minutes: 9 * 60 } as const;
const at = (iso: string) => quickTimes({ ...question, now: Date.parse(iso) });

test('an hour from now, tonight, tomorrow and the start of next week', () => {
  expect(at('2026-11-28T10:30:00+01:00')).toEqual([
    { id: 'inAnHour', day: '2026-11-28', minutes: 11 * 60 + 30 },
    { id: 'tonight', day: '2026-11-28', minutes: 20 * 60 },
    { id: 'tomorrow', day: '2026-11-29', minutes: 9 * 60 },
    { id: 'nextWeek', day: '2026-11-30', minutes: 9 * 60 },
  ]);
});

test('tonight is left out from an hour before, and an hour later may be tomorrow', () => {
  expect(at('2026-11-28T19:00:00+01:00').map(({ id }) => id)).toContain('tonight');
  expect(at('2026-11-28T19:01:00+01:00').map(({ id }) => id)).not.toContain('tonight');
  expect(at('2026-11-28T23:10:00+01:00')[0]).toEqual({ id: 'inAnHour', day: '2026-11-29', minutes: 10 });
});
