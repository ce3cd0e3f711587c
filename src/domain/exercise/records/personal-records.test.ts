import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../kernel/index.ts';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import {
  type Measuring,
  nothingStands,
  type PersonalRecord,
  recordsMade,
  recordsOverTime,
  sessionVolume,
  setMarks,
  standingRecords,
} from './index.ts';
import { lastOfEach } from './personal-records.ts';

const lifts: Measuring = { exercise: { tracking: 'loadReps', bodyWeightShare: 0 }, method: 'epley' };
const pullUps: Measuring = { exercise: { tracking: 'weightedBodyWeight', bodyWeightShare: 1 }, method: 'epley' };
const dips: Measuring = { exercise: { tracking: 'assistedBodyWeight', bodyWeightShare: 1 }, method: 'epley' };
const pushUps: Measuring = { exercise: { tracking: 'reps', bodyWeightShare: 0.64 }, method: 'epley' };
const planks: Measuring = { exercise: { tracking: 'duration', bodyWeightShare: 0 }, method: 'epley' };

describe('personal records', () => {
  it('are the best of each kind, each with its set', () => {
    const sessions = [session(0, [[100, 5]]), session(1, [[102.5, 3]], [[90, 10]])];
    const { records } = standingRecords(sessions, lifts);
    expect(short(records)).toEqual([
      'load 102.5 1-0',
      'e1rm 120 1-1',
      'reps 3 at 102.5 1-0',
      'reps 5 at 100 0-0',
      'reps 10 at 90 1-1',
      'setVolume 900 1-1',
      'sessionVolume 1207.5 1-1',
    ]);
  });

  it('never come from a warm-up, a set without a repetition or a set without values', () => {
    const sets = [
      set('a', { kind: 'warmUp', load: 300, reps: 5 }),
      set('b', { load: 250, reps: 0 }),
      set('c', { load: 250, reps: null }),
      set('d', { load: null, reps: 50 }),
    ];
    expect(standingRecords([{ ...session(0), sets }], lifts).records).toEqual([]);
  });

  it('count repetitions for sets with body weight alone, whether or not it is known', () => {
    const sets = [set('a', { load: null, reps: 14 })];
    const kinds = (bodyWeight: number | null) =>
      standingRecords([{ ...session(0), sets, bodyWeight }], pullUps).records.map(({ kind }) => kind);
    expect(kinds(null)).toEqual(['reps']);
    expect(kinds(80)).toContain('reps');
  });

  it('belong to the first workout that reached them', () => {
    const { records } = standingRecords([session(0, [[100, 5]]), session(1, [[100, 5]])], lifts);
    expect(new Set(records.map(({ workout }) => workout))).toEqual(new Set(['w0']));
  });

  it('treat assisted sets separately, with the least assistance as the best', () => {
    const sessions = [session(0, [[-40, 8]]), session(1, [[-20, 6]]), session(2, [[0, 2]])];
    const { records } = standingRecords(sessions, dips);
    expect(short(records.filter(({ assisted }) => assisted))).toEqual([
      'load -20 1-0',
      'reps 6 at -20 1-0',
      'reps 8 at -40 0-0',
    ]);
    expect(short(records.filter(({ assisted }) => !assisted))).toEqual(['load 0 2-0', 'reps 2 at 0 2-0']);
  });

  it('include body weight in e1RM and volume, but not in the load', () => {
    const { records } = standingRecords([{ ...session(0, [[0, 5]]), bodyWeight: 80 }], pullUps);
    expect(short(records)).toEqual([
      'load 0 0-0',
      `e1rm ${80 * (1 + 5 / 30)} 0-0`,
      'reps 5 at 0 0-0',
      'setVolume 400 0-0',
      'sessionVolume 400 0-0',
    ]);
    const withoutWeight = standingRecords([session(0, [[10, 5]])], pullUps).records;
    expect(short(withoutWeight)).toEqual(['load 10 0-0', 'reps 5 at 10 0-0']);
  });

  it('of repetitions and of time need no load', () => {
    expect(short(standingRecords([session(0, [[null, 20]])], pushUps).records)).toEqual(['reps 20 at 0 0-0']);
    const held = [{ ...session(0), sets: [set('a', { load: null, reps: null, seconds: 75 })] }];
    expect(short(standingRecords(held, planks).records)).toEqual(['duration 75 at 0 a']);
  });
});

describe('the records of a session', () => {
  const standing = standingRecords([session(0, [[100, 5]], [[80, 8]])], lifts);

  it('are listed with the set that achieved them, in the order of completion', () => {
    const today = session(1, [[80, 9]], [[105, 1]]);
    expect(short(recordsMade(today, standing, lifts))).toEqual([
      'reps 9 at 80 1-0',
      'setVolume 720 1-0',
      'load 105 1-1',
    ]);
    const turned = { ...today, sets: today.sets.map((each, at) => ({ ...each, completedAt: 10 - at })) };
    expect(short(recordsMade(turned, standing, lifts)).at(0)).toBe('load 105 1-1');
  });

  it('are empty in the first session, and if nothing improved', () => {
    expect(recordsMade(session(1, [[100, 5]], [[110, 5]]), nothingStands, lifts)).toEqual([]);
    expect(recordsMade(session(1, [[100, 5]], [[80, 8]]), standing, lifts)).toEqual([]);
  });

  it('include the previous value', () => {
    const made = recordsMade(session(1, [[102.5, 5]]), standing, lifts);
    expect(made.find(({ kind }) => kind === 'load')).toMatchObject({ value: 102.5, previous: 100 });
  });

  it('include session volume once, with its final value, at the set that exceeded the previous record', () => {
    const made = recordsMade(session(1, [[100, 5]], [[100, 5]], [[100, 5]]), standing, lifts);
    expect(made.find(({ kind }) => kind === 'sessionVolume')?.sets).toHaveLength(3);
    expect(made.filter(({ kind }) => kind === 'sessionVolume')).toMatchObject([
      { value: 1500, previous: 1140, set: { id: '1-2' } },
    ]);
  });

  it('are listed once per kind and load over time', () => {
    const sessions = [session(0, [[100, 5]]), session(1, [[101, 1]], [[102, 1]], [[103, 1]])];
    expect(short(recordsOverTime(sessions, lifts))).toEqual(['load 103 1-2']);
    expect(lastOfEach([])).toEqual([]);
  });
});

describe('for any history', () => {
  const anySet = fc.record({
    kind: fc.constantFrom('warmUp', 'working', 'drop', 'failure', 'amrap'),
    load: fc.option(fc.integer({ min: -8, max: 30 }).map((steps) => steps * 2.5)),
    reps: fc.option(fc.integer({ min: 0, max: 15 })),
    rir: fc.option(fc.integer({ min: 0, max: 5 })),
    completedAt: fc.integer({ min: 1, max: 20 }),
  });
  const anySessions = fc
    .array(fc.array(anySet, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
    .map((all) => all.map((sets, at) => ({ ...session(at), sets: sets.map((each, n) => set(`${at}-${n}`, each)) })));
  const anyMeasuring = fc.constantFrom(lifts, pullUps, dips, pushUps);

  it('a record belongs to an existing set, whatever was edited, completed and deleted before', () => {
    const deleted = fc.array(fc.nat({ max: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(anySessions, deleted, anyMeasuring, (all, gone, measuring) => {
        const left = withoutSets(all, new Set(gone));
        const { records } = standingRecords(left, measuring);
        for (const record of records) expect(isHeld(record, left, measuring)).toBe(true);
        for (const record of recordsOverTime(left, measuring)) expect(isHeld(record, left, measuring)).toBe(true);
      }),
    );
  });

  it('no existing set exceeds a current record', () => {
    fc.assert(
      fc.property(anySessions, anyMeasuring, (all, measuring) => {
        const { records } = standingRecords(all, measuring);
        for (const { sets, bodyWeight } of all) {
          for (const mark of sets.flatMap((each) => setMarks(each, bodyWeight, measuring))) {
            const against = records.filter(
              (each) =>
                each.kind === mark.kind &&
                each.assisted === mark.assisted &&
                (mark.load === null || (each.load ?? 0) >= mark.load),
            );
            expect(Math.max(...against.map(({ value }) => value))).toBeGreaterThanOrEqual(mark.value - 1e-6);
          }
        }
      }),
    );
  });

  it('the records of a session are among the current records after it', () => {
    fc.assert(
      fc.property(anySessions, anyMeasuring, (all, measuring) => {
        const last = all.at(-1);
        if (last === undefined) return;
        const before = standingRecords(all.slice(0, -1), measuring);
        const after = standingRecords(all, measuring);
        const made = lastOfEach(recordsMade(last, before, measuring)).map(({ kind, value }) => `${kind} ${value}`);
        const standing = after.records.map(({ kind, value }) => `${kind} ${value}`);
        // A record no longer stands if another one of the same session beats it at a heavier load.
        for (const each of made) if (!each.startsWith('reps')) expect(standing).toContain(each);
      }),
    );
  });

  it('volume never falls when a working set is added', () => {
    const load = fc.double({ min: 0, max: 400, noNaN: true });
    fc.assert(
      fc.property(anySessions, load, fc.nat({ max: 30 }), (all, kilograms, reps) => {
        for (const each of all) {
          const more = { ...each, sets: [...each.sets, set('more', { load: kilograms, reps })] };
          expect(sessionVolume(more, lifts)).toBeGreaterThanOrEqual(sessionVolume(each, lifts) ?? 0);
        }
      }),
    );
  });
});

function isHeld(record: PersonalRecord, sessions: readonly ExerciseSession[], measuring: Measuring): boolean {
  const inSession = sessions.find(({ workout }) => workout === record.workout);
  const by = inSession?.sets.find(({ id }) => id === record.set.id);
  if (inSession === undefined || by === undefined || by.kind === 'warmUp') return false;
  if (record.kind === 'sessionVolume') return sessionVolume(inSession, measuring) === record.value;
  return setMarks(by, inSession.bodyWeight, measuring).some(
    ({ kind, value, load, assisted }) =>
      kind === record.kind && value === record.value && load === record.load && assisted === record.assisted,
  );
}

function withoutSets(sessions: readonly ExerciseSession[], gone: ReadonlySet<number>): readonly ExerciseSession[] {
  let at = 0;
  return sessions
    .map((each) => ({ ...each, sets: each.sets.filter(() => !gone.has(at++)) }))
    .filter(({ sets }) => sets.length > 0);
}

function session(at: number, ...sets: readonly (readonly (readonly [number | null, number])[])[]): ExerciseSession {
  return {
    workout: `w${at}`,
    day: addDays('2026-01-01', at),
    startedAt: at * 1e6,
    bodyWeight: null,
    sets: sets.flat().map(([load, reps], n) => set(`${at}-${n}`, { load, reps, completedAt: n })),
  };
}

function set(id: string, given: Partial<DoneSet>): DoneSet {
  return { ...plainSet, id, load: 0, reps: 1, ...given };
}

function short(records: readonly PersonalRecord[]): readonly string[] {
  return records.map(
    ({ kind, value, load, set: by }) => `${kind} ${value}${load === null ? '' : ` at ${load}`} ${by.id}`,
  );
}
