import { describe, expect, it } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { programme } from '../programme.ts';
import type { SetTarget } from '../set-leaves.ts';
import { deloadShareIn } from './index.ts';
import { progressionRuleOf, usualWave } from './progression.ts';
import { did, load, next, type Row, reps, three } from './testing/next-after.ts';

const five: SetTarget = { kind: 'working', ...reps(5) };
const threeOf = (target: SetTarget) => [target, target, target];
const didAsAsked = (target: SetTarget, kg: number, count: number): readonly Row[] =>
  three([{ ...target, ...load(kg) }, did(kg, count)]);
const light = { deload: 0.4 };

describe('the deload of a programme', () => {
  const plain = readRecord(programme, new Map()).value;

  it.each([
    [1, null],
    [3, null],
    [4, 0.4],
    [5, null],
    [8, 0.4],
  ])('every four weeks has in week %i the reduction %s', (week, share) => {
    expect(deloadShareIn({ ...plain, deloadWeeks: { every: 4, share: 0.4 } }, week)).toBe(share);
    expect(deloadShareIn(plain, week)).toBeNull();
  });
});

describe('a deload session', () => {
  it('reduces the next load by its share and keeps the planned repetitions', () => {
    const linear = next([didAsAsked(five, 100, 5)], { rule: { rule: 'linear' }, sets: threeOf(five) }, light);
    // The next load would be 102.5 kg; 60 % of it is 61.5 kg.
    expect(linear).toMatchObject({
      loads: [62.5, 62.5, 62.5],
      reason: { code: 'deload-week', share: 0.4, from: 102.5 },
    });
    const range: SetTarget = { kind: 'working', ...reps(8, 12) };
    const double = next([didAsAsked(range, 60, 10)], { rule: { rule: 'double' }, sets: threeOf(range) }, light);
    expect(double).toMatchObject({ loads: [35, 35, 35], reps: [8, 8, 8] });
  });

  it('has no target effort and no AMRAP set', () => {
    const hard: SetTarget = { ...five, rpe: 8 };
    const before = three([{ ...hard, ...load(100) }, did(100, 5, { rpe: 8 })]);
    const [easy] = next([before], { rule: { rule: 'byRpe' }, sets: threeOf(hard) }, light).targets ?? [];
    expect(easy).toMatchObject({ load: { si: 60 }, reps: { min: 5, max: 5 } });
    expect(easy).not.toHaveProperty('rpe');
    const open: SetTarget = { kind: 'amrap', reps: { min: 5 }, ...load(80) };
    expect(next([], { sets: [open] }, light).targets).toMatchObject([
      { kind: 'working', reps: { min: 5, max: 5 }, load: { si: 47.5 } },
    ]);
  });

  it('also reduces the percentages of a wave', () => {
    const rule = progressionRuleOf({ rule: 'wave', of: 'trainingMax', weeks: usualWave(3) });
    const { loads, targets } = next([], { rule, sets: threeOf(five), trainingMax: 100 }, light);
    expect(loads).toEqual([40, 45, 50]); // of 65, 75 and 85 kg
    expect(targets?.[2]).toMatchObject({ kind: 'working', reps: { min: 5, max: 5 } });
  });

  it('increases assistance, and leaves body weight alone unchanged', () => {
    const helped = (kg: number) =>
      next([], { sets: [{ ...five, ...load(kg) }], tracking: 'assistedBodyWeight' }, light);
    expect(helped(-20).loads).toEqual([-27.5]); // 28 kg; the nearest available load is 27.5 kg
    expect(helped(0).loads).toEqual([0]);
    expect(next([], { sets: [five], tracking: 'reps' }, light)).toMatchObject({
      loads: [undefined],
      reps: [5],
      reason: { code: 'deload-week', from: null },
    });
  });
});

describe('after a deload', () => {
  const deload = didAsAsked(five, 60, 5);
  const linear = { rule: { rule: 'linear' }, sets: threeOf(five) };

  it.each<readonly [string, readonly Row[]]>([
    ['as planned', deload],
    ['with fewer repetitions than planned', three([{ ...five, ...load(60) }, did(60, 2)])],
    ['heavier than planned', three([{ ...five, ...load(60) }, did(110, 5)])],
  ])('done %s, a progression continues from the session before', (_, rows) => {
    const sessions = [didAsAsked(five, 100, 5), rows];
    expect(next(sessions, linear, { deloads: [1] })).toMatchObject({
      loads: [102.5, 102.5, 102.5],
      reason: { code: 'load-up', from: 100, last: { workout: 'w0' } },
    });
  });

  it('failed sessions before and after it count together', () => {
    const missed = didAsAsked(five, 100, 3);
    expect(next([missed, missed, deload, missed], linear, { deloads: [2] }).reason).toMatchObject({
      code: 'deload',
      from: 100,
      misses: 3,
    });
  });

  it('a wave continues with the same week', () => {
    const rule = progressionRuleOf({ rule: 'wave', of: 'trainingMax', weeks: usualWave(3) });
    const question = { rule, sets: threeOf(five), trainingMax: 100 };
    expect(next([deload], question, { deloads: [0] }).reason).toMatchObject({ code: 'wave', week: 1 });
    expect(next([deload], question).reason).toMatchObject({ code: 'wave', week: 2 });
  });

  it('an exercise planned without a load uses that of the session before', () => {
    const sessions = [didAsAsked(five, 100, 5), deload];
    expect(next(sessions, { sets: threeOf(five) }, { deloads: [1] }).loads).toEqual([100, 100, 100]);
  });
});
