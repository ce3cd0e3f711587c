import { describe, expect, it } from 'vitest';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import {
  cooperDistanceOf,
  flatPaceOf,
  heartRateStretches,
  movementOf,
  movingTime,
  raceOf,
} from './activity-figures.ts';

function activity(value: Partial<Activity>): Activity {
  return { sport: 'run', ...emptyActivity(), ...value };
}

const fiveKilometres = { distance: { si: 5000 }, movingSeconds: 1500 };

const noTrackFigures = {
  ...{ version: 1, sport: 'run', hidden: '', timer: 0 },
  ...{ distances: [], times: [], powers: [], kilometres: [], miles: [] },
};

describe('the speed of an activity', () => {
  it('is based on moving time', () => {
    expect(movementOf(activity({ ...fiveKilometres, elapsedSeconds: 2000 }))).toEqual({ pace: 0.3, speed: 10 / 3 });
    expect(movingTime(activity({ elapsedSeconds: 2000 }))).toBe(2000);
  });

  it('is null if distance or time is missing or 0', () => {
    expect(movementOf(activity({ distance: { si: 5000 } }))).toBeNull();
    expect(movementOf(activity({ movingSeconds: 1500 }))).toBeNull();
    expect(movementOf(activity({ distance: { si: 0 }, movingSeconds: 1500 }))).toBeNull();
    expect(movementOf(activity({ distance: { si: 5000 }, movingSeconds: 0 }))).toBeNull();
    expect(movingTime(activity({}))).toBeNull();
  });
});

describe('the grade-adjusted pace', () => {
  it('is computed for a treadmill with an incline', () => {
    const flat = flatPaceOf(activity({ ...fiveKilometres, climb: { si: 250 }, indoor: true }));
    expect(flat?.grade).toBe(0.05);
    expect((flat?.pace ?? 0) * 1000).toBeCloseTo(230.5, 1);
  });

  it('is null for an outdoor run, without an incline, outside the measured grades and for other sports', () => {
    expect(flatPaceOf(activity({ ...fiveKilometres, climb: { si: 250 } }))).toBeNull();
    expect(flatPaceOf(activity({ ...fiveKilometres, climb: { si: 0 }, indoor: true }))).toBeNull();
    expect(flatPaceOf(activity({ ...fiveKilometres, climb: { si: 2500 }, indoor: true }))).toBeNull();
    expect(flatPaceOf(activity({ ...fiveKilometres, sport: 'ride', climb: { si: 250 }, indoor: true }))).toBeNull();
  });
});

describe('a run as a race', () => {
  it('uses the elapsed time', () => {
    expect(raceOf(activity({ ...fiveKilometres, elapsedSeconds: 1600 }))).toEqual({ metres: 5000, seconds: 1600 });
    expect(raceOf(activity(fiveKilometres))).toEqual({ metres: 5000, seconds: 1500 });
    expect(raceOf(activity({ ...fiveKilometres, sport: 'ride' }))).toBeNull();
    expect(raceOf(activity({ distance: { si: 5000 } }))).toBeNull();
  });

  it('is a Cooper test if it lasted 12 minutes', () => {
    expect(cooperDistanceOf(activity({ distance: { si: 2800 }, movingSeconds: 720 }))).toBe(2800);
    expect(cooperDistanceOf(activity({ distance: { si: 2800 }, movingSeconds: 721 }))).toBeNull();
  });
});

describe('the heart rates of an activity', () => {
  const heartRate = { average: 150 };
  const laps = (...beats: readonly (number | undefined)[]) =>
    Object.fromEntries(
      beats.map((bpm, index) => [`lap-${index}`, { order: 'a', seconds: 600, ...(bpm !== undefined && { bpm }) }]),
    ) as Activity['laps'];

  it('come from its laps if each has one', () => {
    expect(heartRateStretches(activity({ ...fiveKilometres, heartRate, laps: laps(140, 170) }))).toEqual({
      stretches: [
        { seconds: 600, beats: 140 },
        { seconds: 600, beats: 170 },
      ],
      from: 'laps',
      laps: 2,
    });
  });

  it('come from its recording if that has some, whatever its laps say', () => {
    const trackFigures = { ...noTrackFigures, beats: { from: 139, seconds: [60, 0, 30.5] } };
    expect(heartRateStretches(activity({ ...fiveKilometres, heartRate, laps: laps(140, 170), trackFigures }))).toEqual({
      stretches: [
        { seconds: 60, beats: 139 },
        { seconds: 30.5, beats: 141 },
      ],
      from: 'recording',
      laps: 0,
    });
  });

  it('are the average if a lap has none', () => {
    expect(heartRateStretches(activity({ ...fiveKilometres, heartRate, laps: laps(140, undefined) }))).toEqual({
      stretches: [{ seconds: 1500, beats: 150 }],
      from: 'average',
      laps: 0,
    });
  });

  it('are empty without a heart rate or a time', () => {
    const none = { stretches: [], from: 'average', laps: 0 };
    expect(heartRateStretches(activity(fiveKilometres))).toEqual(none);
    expect(heartRateStretches(activity({ heartRate }))).toEqual(none);
  });
});
