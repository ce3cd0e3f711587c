import { describe, expect, it } from 'vitest';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import { believedSessions, doubtedSets, type ImplausibleValue, type Measuring, standingRecords } from './index.ts';

const lifts: Measuring = {
  exercise: { tracking: 'loadReps', bodyWeightShare: 0, mostLoad: 400 },
  method: 'epley',
};

const usual = earlier(5, { load: 82.5, reps: 8 });

describe('an unlikely value', () => {
  it('is far beyond the person’s best: a missing decimal point or a repeated digit', () => {
    expect(doubtOf(set({ load: 825, reps: 8 }), null, usual, lifts)).toEqual({
      kind: 'load',
      value: 825,
      best: 82.5,
    });
    expect(doubtOf(set({ load: 60, reps: 88 }), null, usual, lifts)).toMatchObject({ kind: 'reps', best: 8 });
  });

  it('is not a good day, nor anything below the best', () => {
    expect(doubtOf(set({ load: 100, reps: 8 }), null, usual, lifts)).toBeNull();
    expect(doubtOf(set({ load: 0, reps: 20 }), null, usual, lifts)).toBeNull();
  });

  it('is not a step up from a small load', () => {
    const light = earlier(5, { load: 4, reps: 12 });
    expect(doubtOf(set({ load: 8, reps: 12 }), null, light, lifts)).toBeNull();
    expect(doubtOf(set({ load: 40, reps: 12 }), null, light, lifts)).toMatchObject({ kind: 'load' });
  });

  it('is not the first load added to body weight, which is most of the total', () => {
    const pullUp: Measuring = { exercise: { tracking: 'weightedBodyWeight', bodyWeightShare: 1 }, method: 'epley' };
    const alone = earlier(5, { load: 0, reps: 8 });
    expect(doubtOf(set({ load: 20, reps: 8 }), null, alone, pullUp)).toBeNull();
    expect(doubtOf(set({ load: 20, reps: 8 }), 80, alone, pullUp)).toBeNull();
    expect(doubtOf(set({ load: 200, reps: 8 }), 80, alone, pullUp)).toEqual({
      kind: 'load',
      value: 200,
      best: 0,
    });
    expect(doubtOf(set({ load: 200, reps: 8 }), null, alone, pullUp)).toMatchObject({ kind: 'load' });
  });

  it('is not compared with a short history', () => {
    expect(doubtOf(set({ load: 180, reps: 8 }), null, earlier(2, { load: 82.5, reps: 8 }))).toBeNull();
    expect(doubtOf(set({ kind: 'warmUp', load: 180 }), null, usual)).toBeNull();
  });

  it('is one above what anybody does, also in the first session and in a warm-up', () => {
    const above = { kind: 'load', value: 1000, best: null };
    expect(doubtOf(set({ load: 1000, reps: 5 }), null, [])).toEqual(above);
    expect(doubtOf(set({ kind: 'warmUp', load: 1000, reps: 5 }), null, usual)).toEqual(above);
    expect(doubtOf(set({ load: 1000, reps: 5 }), null, usual)).toEqual({ ...above, best: 82.5 });
    expect(doubtOf(set({ load: 60, reps: 800 }), null, [])).toMatchObject({ kind: 'reps', best: null });
    const unknown: Measuring = { exercise: { tracking: undefined, bodyWeightShare: 0 }, method: 'epley' };
    expect(doubtOf(set({ load: 490, reps: 5 }), null, [], unknown)).toBeNull();
    expect(doubtOf(set({ load: 510, reps: 5 }), null, [], unknown)).toMatchObject({ kind: 'load' });
  });

  it('is not one that the user confirmed, and then not one like it', () => {
    const confirmed = set({ load: 1000, reps: 5, confirmed: true });
    expect(doubtOf(confirmed, null, [])).toBeNull();
    const later = doubtedSets(
      [sessionOf(1, [confirmed]), sessionOf(2, [{ ...set({ load: 1050 }), id: 'later' }])],
      lifts,
    );
    expect(later.size).toBe(0);
  });

  it('is not one that another session comes near', () => {
    const grown = [
      ...earlier(5, { load: 40, reps: 8 }),
      sessionOf(6, [{ ...set({ load: 100, reps: 8 }), id: 'grown' }]),
    ];
    expect([...doubtedSets(grown, lifts).keys()]).toEqual(['grown']);
    const again = [...grown, sessionOf(7, [{ ...set({ load: 95, reps: 8 }), id: 'again' }])];
    expect(doubtedSets(again, lifts).size).toBe(0);
  });

  it('counts for no record', () => {
    const sessions = [sessionOf(1, [set({ load: 1000, reps: 5 })]), ...earlier(1, { load: 80, reps: 8 })];
    const { records, sessions: counted } = standingRecords(believedSessions(sessions, lifts), lifts);
    expect(counted).toBe(1);
    expect(records.find(({ kind }) => kind === 'load')?.value).toBe(80);
  });
});

function earlier(count: number, done: Partial<DoneSet>): readonly ExerciseSession[] {
  return Array.from({ length: count }, (_, at) => sessionOf(at, [{ ...set(done), id: `before${at}` }]));
}

function sessionOf(at: number, sets: readonly DoneSet[], bodyWeight: number | null = null): ExerciseSession {
  return { workout: `w${at}`, day: '2026-01-01', startedAt: at, bodyWeight, sets };
}

function doubtOf(
  each: DoneSet,
  bodyWeight: number | null,
  before: readonly ExerciseSession[],
  measuring = lifts,
): ImplausibleValue | null {
  return doubtedSets([...before, sessionOf(99, [each], bodyWeight)], measuring).get(each.id) ?? null;
}

function set(given: Partial<DoneSet>): DoneSet {
  return { ...plainSet, load: 0, reps: 1, ...given };
}
