import { describe, expect, it } from 'vitest';
import type { DoneSet } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import { implausibleIn, type Measuring, type Standing, standingRecords } from './index.ts';

const lifts: Measuring = { exercise: { tracking: 'loadReps', bodyWeightShare: 0 }, method: 'epley' };

const usual = standingAfter(5, { load: 82.5, reps: 8 });

describe('an unlikely value', () => {
  it('is far beyond the person’s best: a missing decimal point or a repeated digit', () => {
    expect(implausibleIn(set({ load: 825, reps: 8 }), null, usual, lifts)).toEqual({
      kind: 'load',
      value: 825,
      best: 82.5,
    });
    expect(implausibleIn(set({ load: 60, reps: 88 }), null, usual, lifts)).toMatchObject({ kind: 'reps', best: 8 });
  });

  it('is not a good day, nor anything below the best', () => {
    expect(implausibleIn(set({ load: 100, reps: 8 }), null, usual, lifts)).toBeNull();
    expect(implausibleIn(set({ load: 0, reps: 20 }), null, usual, lifts)).toBeNull();
  });

  it('is not a step up from a small load', () => {
    const light = standingAfter(5, { load: 4, reps: 12 });
    expect(implausibleIn(set({ load: 8, reps: 12 }), null, light, lifts)).toBeNull();
    expect(implausibleIn(set({ load: 40, reps: 12 }), null, light, lifts)).toMatchObject({ kind: 'load' });
  });

  it('is not the first load added to body weight, which is most of the total', () => {
    const pullUp: Measuring = { exercise: { tracking: 'weightedBodyWeight', bodyWeightShare: 1 }, method: 'epley' };
    const alone = standingAfter(5, { load: 0, reps: 8 }, pullUp);
    expect(implausibleIn(set({ load: 20, reps: 8 }), null, alone, pullUp)).toBeNull();
    expect(implausibleIn(set({ load: 20, reps: 8 }), 80, alone, pullUp)).toBeNull();
    expect(implausibleIn(set({ load: 200, reps: 8 }), 80, alone, pullUp)).toEqual({
      kind: 'load',
      value: 200,
      best: 0,
    });
    expect(implausibleIn(set({ load: 200, reps: 8 }), null, alone, pullUp)).toMatchObject({ kind: 'load' });
  });

  it('does not occur in a warm-up or without a history', () => {
    expect(implausibleIn(set({ kind: 'warmUp', load: 825 }), null, usual, lifts)).toBeNull();
    expect(
      implausibleIn(set({ load: 825, reps: 8 }), null, standingAfter(2, { load: 82.5, reps: 8 }), lifts),
    ).toBeNull();
  });
});

function standingAfter(count: number, done: Partial<DoneSet>, measuring = lifts): Standing {
  const sessions = Array.from({ length: count }, (_, at) => ({
    workout: `w${at}`,
    day: '2026-01-01' as const,
    startedAt: at,
    bodyWeight: null,
    sets: [set(done)],
  }));
  return standingRecords(sessions, measuring);
}

function set(given: Partial<DoneSet>): DoneSet {
  return { ...plainSet, load: 0, reps: 1, ...given };
}
