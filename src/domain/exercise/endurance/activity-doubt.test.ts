import { expect, it } from 'vitest';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { activityDoubt, confirmationOf, isAverageAboveHighest } from './activity-doubt.ts';
import { believableTime, raceOf } from './activity-figures.ts';
import { bestTimes } from './best-times.ts';

function activity(sport: string, distance: number, movingSeconds: number): Activity {
  return {
    sport,
    distance: { si: distance },
    movingSeconds,
    ...emptyActivity(),
  };
}

it.each([
  ['run', 100, 9.58],
  ['run', 200, 19.19],
  ['run', 400, 43.03],
  ['run', 800, 100.91],
  ['run', 1000, 131.96],
  ['run', 1500, 206],
  ['run', 5000, 755.36],
  ['run', 10_000, 1571],
  ['run', 42_195, 7235],
  ['ride', 56_792, 3600],
  ['run', 100_000, 21_935],
  ['swim', 50, 19.9],
  ['swim', 45.72, 17.63],
  ['swim', 1500, 846.88],
  ['row', 2000, 318.68],
  ['walk', 5000, 1085.23],
])('accepts a world record: %s over %d m in %d s', (sport, distance, time) => {
  expect(activityDoubt(activity(sport, distance, time))).toBeNull();
});

it('accepts what the person confirmed, but not that two times contradict each other', () => {
  const fast = activity('run', 400, 40);
  expect(activityDoubt({ ...fast, confirmedDoubt: 'exercise/faster-than-anybody' })).toBeNull();
  expect(activityDoubt({ ...fast, confirmedDoubt: 'exercise/longer-than-a-day' })).not.toBeNull();
  const doubt = activityDoubt(fast);
  if (doubt === null) throw new Error('expected a doubt');
  const confirmed = { ...fast, confirmedDoubt: confirmationOf(doubt, fast) };
  expect(activityDoubt(confirmed)).toBeNull();
  // the person has not seen other figures
  expect(activityDoubt({ ...confirmed, movingSeconds: 4 })).not.toBeNull();
  expect(activityDoubt({ ...confirmed, distance: { si: 4000 } })).not.toBeNull();
  const contradicting = { ...activity('run', 5000, 1500), elapsedSeconds: 1200 };
  expect(activityDoubt({ ...contradicting, confirmedDoubt: 'exercise/moving-beyond-elapsed' })).not.toBeNull();
});

it.each([
  ['run', 400, 40],
  ['run', 800, 92],
  ['run', 1000, 120],
  ['run', 1200, 150],
  ['run', 5000, 600],
  ['run', 10_000, 312],
  ['run', 42_195, 6300],
  ['run', 90_000, 15_000],
  ['ride', 100_000, 3600],
  ['swim', 100, 41],
  ['swim', 1500, 540],
  ['swim', 1500, 780],
  ['walk', 10_000, 1800],
])('flags an impossibly fast time: %s over %d m in %d s', (sport, distance, time) => {
  expect(activityDoubt(activity(sport, distance, time))).toMatchObject({ code: 'exercise/faster-than-anybody' });
});

it.each([
  ['run', 5000, 26 * 3600],
  ['ride', 30_000, 60 * 3600],
  ['walk', 5000, 60 * 3600],
  ['swim', 1500, 30 * 3600],
  ['row', 2000, 8 * 3600],
])('flags an impossibly long time: %s over %d m in %d s', (sport, distance, time) => {
  const doubt = { code: 'exercise/slower-than-anybody', seconds: time };
  const { movingSeconds, ...rest } = activity(sport, distance, time);
  expect(activityDoubt({ ...rest, movingSeconds })).toEqual(doubt);
  expect(activityDoubt({ ...rest, elapsedSeconds: movingSeconds })).toEqual(doubt);
  expect(believableTime({ ...rest, movingSeconds })).toBeNull();
});

it('doubts an activity of more than a day without a distance, and leaves its time out of totals', () => {
  const { distance: _distance, ...yoga } = activity('other', 0, 30 * 3600);
  expect(activityDoubt(yoga)).toEqual({ code: 'exercise/longer-than-a-day', seconds: 30 * 3600 });
  expect(believableTime(yoga)).toBeNull();
  expect(activityDoubt({ ...yoga, movingSeconds: 86_400 })).toBeNull();
});

it('accepts slow activities: at the limit, with stops and overnight', () => {
  expect(activityDoubt(activity('walk', 20, 400))).toBeNull();
  expect(activityDoubt({ ...activity('run', 5000, 1500), elapsedSeconds: 90_000 })).toBeNull();
  const { movingSeconds: _moving, ...hike } = activity('hike', 8000, 0);
  expect(activityDoubt({ ...hike, elapsedSeconds: 36 * 3600 })).toBeNull();
  expect(activityDoubt(activity('other', 10, 3600))).toBeNull();
  expect(activityDoubt(activity('run', 0, 3600))).toBeNull();
  expect(believableTime(activity('walk', 20, 400))).toBe(400);
});

it('flags an elevation gain above the distance', () => {
  const run = { ...activity('run', 5000, 1500), climb: { si: 6000 } };
  expect(activityDoubt(run)).toEqual({ code: 'exercise/climb-beyond-distance', climb: 6000, distance: 5000 });
  expect(activityDoubt({ ...run, climb: { si: 5000 } })).toBeNull();
  expect(activityDoubt({ ...run, sport: 'other' })).toBeNull();
  expect(bestTimes('run', [{ id: 'a', value: run }])).toEqual([]);
});

it('accepts an activity without distance or time, or of an unknown sport', () => {
  expect(activityDoubt({ sport: 'run', ...emptyActivity() })).toBeNull();
  expect(activityDoubt(activity('skydive', 3000, 60))).toBeNull();
});

it('excludes flagged activities from best times', () => {
  const runs = [
    { id: 'slip', value: activity('run', 5000, 120) },
    { id: 'true', value: activity('run', 5000, 1200) },
  ];
  expect(bestTimes('run', runs).map(({ time }) => time)).toEqual([1200]);
});

it('also checks the elapsed time, which best times use', () => {
  const slip = { ...activity('run', 5000, 1500), elapsedSeconds: 160 };
  expect(activityDoubt(slip)).toMatchObject({ code: 'exercise/moving-beyond-elapsed' });
  const { movingSeconds: _moving, ...alone } = slip;
  expect(activityDoubt(alone)).toEqual({ code: 'exercise/faster-than-anybody', seconds: 160 });
  expect(activityDoubt({ ...activity('run', 5000, 160), elapsedSeconds: 1600 })).toMatchObject({ seconds: 160 });
});

it.each([
  ['two minutes less than the moving time, at a possible pace', 1500, 1380],
  ['0', 1500, 0],
])('flags contradictory times: an elapsed time of %s', (_, movingSeconds, elapsedSeconds) => {
  const run = { ...activity('run', 5000, movingSeconds), elapsedSeconds };
  expect(activityDoubt(run)).toEqual({
    code: 'exercise/moving-beyond-elapsed',
    moving: movingSeconds,
    elapsed: elapsedSeconds,
  });
  expect(bestTimes('run', [{ id: 'a', value: run }])).toEqual([]);
  expect(raceOf(run)).toBeNull();
});

it('accepts consistent times: equal, rounded differently, or with a long stop', () => {
  for (const elapsed of [1500, 1499.4, 20_000])
    expect(activityDoubt({ ...activity('run', 5000, 1500), elapsedSeconds: elapsed })).toBeNull();
});

it('flags an average heart rate above the maximum', () => {
  expect(isAverageAboveHighest({ heartRate: { average: 171, max: 170 } })).toBe(true);
  expect(isAverageAboveHighest({ heartRate: { average: 170, max: 170 } })).toBe(false);
  expect(isAverageAboveHighest({ heartRate: { average: 171 } })).toBe(false);
});
