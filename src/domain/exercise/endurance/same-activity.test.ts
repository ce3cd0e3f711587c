import { describe, expect, it } from 'vitest';
import { type ComparedActivity, comparedActivity, likenessOf } from './same-activity.ts';

const start = Date.UTC(2026, 10, 21, 7);
const run: ComparedActivity = {
  ...{ sport: 'run', startedAt: start, day: '2026-11-21', seconds: 3600, metres: 10_000, isRecorded: true },
};
const minutes = (count: number) => start + count * 60_000;

describe('two activities', () => {
  it.each([
    ['a minute apart', { startedAt: minutes(1), metres: 10_200 }, 'same'],
    ['typed at the same time', { isRecorded: false, metres: 9800 }, 'same'],
    ['of another distance', { metres: 10_300 }, 'alike'],
    ['of an unknown distance', { metres: null }, 'alike'],
    ['of another sport', { sport: 'ride' }, 'alike'],
    ['that overlap', { startedAt: minutes(30), metres: 4000, seconds: 1800 }, 'alike'],
    ['that hardly overlap', { startedAt: minutes(55), metres: 10_000 }, null],
    ['one after the other', { startedAt: minutes(60), metres: 10_000 }, null],
    ['that overlap, of different sports', { startedAt: minutes(30), sport: 'ride' }, null],
    ['of one day, one of them typed', { startedAt: minutes(600), isRecorded: false, metres: 10_100 }, 'alike'],
    ['of one day, both recorded', { startedAt: minutes(600), metres: 10_100 }, null],
    ['of different days', { startedAt: minutes(1440), day: '2026-11-22', isRecorded: false }, null],
  ] as const)('%s', (_, other, likeness) => {
    expect(likenessOf(run, { ...run, ...other } as ComparedActivity)).toBe(likeness);
    expect(likenessOf({ ...run, ...other } as ComparedActivity, run)).toBe(likeness);
  });
});

it('an activity without a start cannot be compared', () => {
  expect(comparedActivity({ sport: 'run' })).toBeNull();
  expect(comparedActivity({ sport: 'run', startedAt: start, movingSeconds: 5, track: 'a' })).toEqual({
    ...{ sport: 'run', startedAt: start, day: undefined, seconds: 5, metres: null, isRecorded: true },
  });
});
