import { describe, expect, it } from 'vitest';
import { addDays } from '../../kernel/index.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { runningCapacity } from './index.ts';

const day = '2026-06-01';

/** A run of 5 km on a day. The VDOT of 21:00 is 47.04. */
const run = (daysAgo: number, movingSeconds = 1800, more: object = {}) => ({
  ...emptyActivity(),
  ...{ sport: 'run', day: addDays(day, -daysAgo), distance: { si: 5000 }, movingSeconds, ...more },
});
const easy = [1, 2, 3, 4].map((daysAgo) => run(daysAgo));

describe('the running capacity', () => {
  it('is the highest VDOT of the half year before, and is not known from fewer than five runs', () => {
    expect(runningCapacity([...easy, run(5, 1260)])(day)).toBeCloseTo(47.04, 2);
    expect(runningCapacity([...easy, run(181, 1260)])(day)).toBeCloseTo(47.04, 2);
    expect(runningCapacity([...easy, run(182, 1260)])(day)).toBeNull();
    expect(runningCapacity(easy)(day)).toBeNull();
    expect(runningCapacity([])(day)).toBeNull();
  });

  it('includes the runs of the day, and no later ones', () => {
    const capacityOn = runningCapacity([...easy, run(0, 1260), run(-1, 1100)]);
    expect(capacityOn(day)).toBeCloseTo(47.04, 2);
    expect(capacityOn(addDays(day, -1))).toBeNull();
    expect(capacityOn(addDays(day, 1))).toBeGreaterThan(50);
  });

  it('counts the fastest stretches of recordings', () => {
    const trackFigures = { sport: 'run', distances: [[5000, 1260, 600]] };
    const withFigures = (figures: object) => run(9, 6000, { distance: { si: 18_000 }, trackFigures: figures });
    expect(runningCapacity([...easy, withFigures(trackFigures)])(day)).toBeCloseTo(47.04, 2);
    const ofRide = { ...trackFigures, sport: 'ride' };
    expect(runningCapacity([...easy, withFigures(ofRide)])(day)).toBeLessThan(40);
  });

  it('leaves out the average of a run with a ride in a car', () => {
    const trackFigures = { sport: 'run', distances: [], impossible: [[100, 400]] };
    expect(runningCapacity([...easy, run(5, 1260, { trackFigures })])(day)).toBeNull();
  });

  it('leaves out other sports, treadmills, impossible times, and races outside 3.5 minutes to 4 hours', () => {
    for (const other of [{ sport: 'ride' }, { indoor: true }, { movingSeconds: 300 }, { movingSeconds: 15_000 }]) {
      expect(runningCapacity([...easy, run(5, 1260, other)])(day), JSON.stringify(other)).toBeNull();
    }
  });
});
