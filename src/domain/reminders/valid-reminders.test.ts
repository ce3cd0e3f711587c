import { expect, it } from 'vitest';
import { validReminders } from './index.ts';

it('a reminder outside the calendar or in an unknown zone is left out', () => {
  const good = { at: Date.parse('2026-11-28T06:00:00Z'), zone: 'Europe/Berlin' };
  const all = {
    good,
    early: { at: -8e15, zone: 'UTC' },
    late: { at: 8e15, zone: 'UTC' },
    nowhere: { at: good.at, zone: 'Nope/Nope' },
  };
  expect(validReminders(all)).toEqual({ good });
  expect(validReminders({})).toEqual({});
});
