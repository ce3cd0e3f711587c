import { expect, it } from 'vitest';
import type { Activity } from '../activity.ts';
import { bestTimes } from './best-times.ts';
import { isFasterThanAnybody } from './faster-than-anybody.ts';

function activity(sport: string, distance: number, movingSeconds: number): Activity {
  return { sport, distance: { si: distance }, movingSeconds, gear: {}, laps: {}, tags: {} };
}

it.each([
  ['run', 100, 9.58],
  ['run', 5000, 755.36],
  ['run', 10_000, 1571],
  ['run', 42_195, 7235],
  ['ride', 56_792, 3600],
  ['swim', 50, 20.91],
  ['row', 2000, 318.68],
  ['walk', 5000, 1085.23],
])('a record stands: %s over %d m in %d s', (sport, distance, time) => {
  expect(isFasterThanAnybody(activity(sport, distance, time))).toBe(false);
});

it.each([
  ['run', 5000, 600],
  ['run', 10_000, 312],
  ['run', 42_195, 6300],
  ['ride', 100_000, 3600],
  ['swim', 1500, 540],
  ['walk', 10_000, 1800],
])('nobody can: %s over %d m in %d s', (sport, distance, time) => {
  expect(isFasterThanAnybody(activity(sport, distance, time))).toBe(true);
});

it('says nothing without a distance or a time, nor of what it does not know', () => {
  expect(isFasterThanAnybody({ sport: 'run', gear: {}, laps: {}, tags: {} })).toBe(false);
  expect(isFasterThanAnybody(activity('skydive', 3000, 60))).toBe(false);
});

it('makes no best time', () => {
  const runs = [
    { id: 'slip', value: activity('run', 5000, 120) },
    { id: 'true', value: activity('run', 5000, 1200) },
  ];
  expect(bestTimes('run', runs).map(({ time }) => time)).toEqual([1200]);
});
