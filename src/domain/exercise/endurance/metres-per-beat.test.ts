import { expect, test } from 'vitest';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { metresPerBeat } from './metres-per-beat.ts';

const run = (fields: Partial<Activity>): Activity => ({
  sport: 'run',
  ...emptyActivity(),
  ...fields,
});

test('a run of 10 km in 50 minutes at 150 bpm covers 1.33 m per beat', () => {
  const figure = metresPerBeat(run({ distance: { si: 10_000 }, movingSeconds: 3000, heartRate: { average: 150 } }));
  expect(figure).toBeCloseTo(10_000 / (50 * 150), 10);
});

test('the moving time counts, not the stops', () => {
  const activity = run({
    distance: { si: 6000 },
    movingSeconds: 1800,
    elapsedSeconds: 2400,
    heartRate: { average: 140 },
  });
  expect(metresPerBeat(activity)).toBeCloseTo(6000 / (30 * 140), 10);
});

test.each([
  ['heart rate', run({ distance: { si: 6000 }, movingSeconds: 1800 })],
  ['average heart rate', run({ distance: { si: 6000 }, movingSeconds: 1800, heartRate: { max: 180 } })],
  ['heart rate above 0', run({ distance: { si: 6000 }, movingSeconds: 1800, heartRate: { average: 0 } })],
  ['time', run({ distance: { si: 6000 }, heartRate: { average: 140 } })],
  ['distance', run({ movingSeconds: 1800, heartRate: { average: 140 } })],
])('without a %s there is no figure', (_missing, activity) => {
  expect(metresPerBeat(activity)).toBeNull();
});

test('an implausible run has no figure', () => {
  expect(metresPerBeat(run({ distance: { si: 42_195 }, movingSeconds: 1800, heartRate: { average: 140 } }))).toBeNull();
});
