import { describe, expect, it } from 'vitest';
import type { SetResult, SetTarget } from '../set-leaves.ts';
import { did, load, next, type Row, reps, three } from './testing/next-after.ts';

const five: SetTarget = { kind: 'working', ...reps(5) };
const asked: SetTarget = { ...five, ...load(100) };

describe('linear progression with a target of three sets of five at 100 kg', () => {
  const linear = (sessions: readonly (readonly Row[])[], sets = [five, five, five]) =>
    next(sessions, { rule: { rule: 'linear', step: { si: 2.5 } }, sets });
  const same = (miss: object) => ({ code: 'same-load', from: 100, misses: 1, miss });

  it.each<readonly [string, readonly Row[], number, object]>([
    ['done', three([asked, did(100, 5)]), 102.5, { code: 'load-up', from: 100 }],
    [
      'partly done',
      [
        [asked, did(100, 5)],
        [asked, did(100, 4)],
        [asked, did(100, 5)],
      ],
      100,
      same({ code: 'fewer-reps', set: 2, asked: 5, done: 4 }),
    ],
    [
      'every set done with less load',
      three([asked, did(90, 5)]),
      100,
      same({ code: 'less-load', set: 1, asked: 100, done: 90 }),
    ],
    [
      'every set done with less load and more repetitions',
      three([asked, did(90, 10)]),
      100,
      same({ code: 'less-load', set: 1, asked: 100, done: 90 }),
    ],
    [
      'one set done with less load',
      [
        [asked, did(100, 5)],
        [asked, did(100, 5)],
        [asked, did(97.5, 5)],
      ],
      100,
      same({ code: 'less-load', set: 3, asked: 100, done: 97.5 }),
    ],
    ['every set done with more load', three([asked, did(105, 5)]), 107.5, { code: 'load-up', from: 105 }],
    [
      'one set done with more load',
      [
        [asked, did(105, 5)],
        [asked, did(100, 5)],
        [asked, did(100, 5)],
      ],
      102.5,
      { code: 'load-up', from: 100 },
    ],
    [
      'done with more load and too few repetitions',
      three([asked, did(105, 3)]),
      100,
      same({ code: 'fewer-reps', set: 1, asked: 5, done: 3 }),
    ],
    [
      'the last set skipped',
      [
        [asked, did(100, 5)],
        [asked, did(100, 5)],
        [asked, null],
      ],
      100,
      same({ code: 'left-out', set: 3 }),
    ],
    [
      'the first set skipped and one added by hand',
      [
        [asked, null],
        [asked, did(100, 5)],
        [asked, did(100, 5)],
        [null, did(100, 5)],
      ],
      100,
      same({ code: 'left-out', set: 3 }),
    ],
    ['the load emptied', three([asked, { reps: 5 }]), 100, same({ code: 'less-load', set: 1, asked: 100, done: null })],
    [
      'the repetitions emptied',
      three([asked, load(100)]),
      100,
      same({ code: 'fewer-reps', set: 1, asked: 5, done: null }),
    ],
    ['more sets than planned', [...three([asked, did(100, 5)]), [null, did(60, 12)]], 102.5, { code: 'load-up' }],
    [
      'harder than asked for',
      three([{ ...asked, rpe: 8 }, did(100, 5, { rpe: 9.5 })]),
      100,
      same({ code: 'harder', set: 1, asked: 8, done: 9.5 }),
    ],
    [
      'done to failure with a target of RIR 2',
      three([{ ...asked, rir: 2 }, did(100, 5, { kind: 'failure' })]),
      100,
      same({ code: 'harder', set: 1, asked: 8, done: 10 }),
    ],
    ['done with the target effort', three([{ ...asked, rpe: 8 }, did(100, 5, { rir: 2 })]), 102.5, { code: 'load-up' }],
    ['done without an effort', three([{ ...asked, rpe: 8 }, did(100, 5)]), 102.5, { code: 'load-up' }],
  ])('%s', (_, rows, to, reason) => {
    const { loads, reason: said } = linear([rows]);
    expect(said).toMatchObject(reason);
    expect(loads).toEqual([to, to, to]);
  });

  it('continues from the first session if no load was planned', () => {
    expect(linear([three([five, did(60, 5)])])).toMatchObject({ loads: [62.5, 62.5, 62.5] });
  });

  it('ignores a workout without a completed set', () => {
    const done = three([asked, did(100, 5)]);
    const empty = three([{ ...five, ...load(102.5) }, null]);
    expect(linear([done, empty])).toMatchObject({ reason: { code: 'load-up' }, loads: [102.5, 102.5, 102.5] });
  });

  it('counts misses at the target load, and deloads from it', () => {
    const missed = three([asked, did(90, 5)]);
    const failed = three([asked, did(100, 3)]);
    expect(linear([missed, failed]).reason).toMatchObject({ code: 'same-load', from: 100, misses: 2 });
    expect(linear([missed, failed, missed])).toMatchObject({
      reason: { code: 'deload', from: 100, to: 90, misses: 3 },
      loads: [90, 90, 90],
    });
  });

  it('goes up again from the lighter load after a deload', () => {
    const missed = three([asked, did(100, 3)]);
    const lighter = three([{ ...five, ...load(90) }, did(90, 5)]);
    expect(linear([missed, missed, missed, lighter]).loads).toEqual([92.5, 92.5, 92.5]);
  });

  it('continues after a gap as after any session', () => {
    const sessions = [three([asked, did(100, 5)]), three([{ ...five, ...load(102.5) }, did(95, 5)])];
    expect(next(sessions, { rule: { rule: 'linear' }, sets: [five, five, five] }, { gap: 90 })).toMatchObject({
      loads: [102.5, 102.5, 102.5],
    });
  });

  it('compares lighter sets with their own targets', () => {
    const plan = [
      { ...five, ...load(60) },
      { ...five, ...load(48) },
    ];
    const back = { ...five, ...load(80) };
    const session = (kg: number): readonly Row[] => [
      [asked, did(100, 5)],
      [back, did(kg, 5)],
    ];
    expect(linear([session(80)], plan)).toMatchObject({ loads: [102.5, 82.5] });
    expect(linear([session(70)], plan)).toMatchObject({
      reason: { miss: { code: 'less-load', set: 2, asked: 80, done: 70 } },
      loads: [100, 80],
    });
  });

  it('requires the planned repetitions if an old workout was repeated with fewer', () => {
    const again = { ...asked, ...reps(4) };
    expect(linear([three([again, did(100, 4)])]).reason).toMatchObject({
      code: 'same-load',
      miss: { code: 'fewer-reps', asked: 5, done: 4 },
    });
  });

  it('treats less assistance as more load: 25 kg of assistance does not meet a target of 20 kg', () => {
    const helped = { ...five, ...load(-20) };
    expect(linear([three([helped, did(-25, 5)])])).toMatchObject({
      reason: { code: 'same-load', miss: { asked: -20, done: -25 } },
      loads: [-20, -20, -20],
    });
  });

  it('treats the same load in pounds as equal', () => {
    const pounds: SetTarget = { ...five, load: { si: 99.79032140000001, typed: '220', unit: 'lb' } };
    expect(linear([three([pounds, did(99.79, 5)])]).reason).toMatchObject({ code: 'load-up' });
  });
});

describe('double progression with a target of 8 to 12 at 60 kg', () => {
  const range: SetTarget = { kind: 'working', ...reps(8, 12) };
  const ask = (min: number): SetTarget => ({ kind: 'working', ...reps(min, 12), ...load(60) });
  const double = (rows: readonly Row[]) => next([rows], { rule: { rule: 'double' }, sets: [range, range, range] });

  it.each<readonly [string, readonly Row[], number, object]>([
    ['done to the top', three([ask(12), did(60, 12)]), 62.5, { code: 'load-up', from: 60 }],
    ['done within the range', three([ask(9), did(60, 10)]), 60, { code: 'reps-up', from: 60 }],
    ['one repetition below the target, but within the range', three([ask(11), did(60, 10)]), 60, { code: 'reps-up' }],
    [
      'done below the range',
      three([ask(8), did(60, 7)]),
      60,
      { code: 'same-load', miss: { code: 'fewer-reps', asked: 8 } },
    ],
    [
      'every set done to the top with less load',
      three([ask(12), did(50, 12)]),
      60,
      { code: 'same-load', from: 60, miss: { code: 'less-load', set: 1, asked: 60, done: 50 } },
    ],
    [
      'done within the range with less load',
      three([ask(9), did(55, 10)]),
      60,
      { code: 'same-load', miss: { done: 55 } },
    ],
    ['done to the top with more load', three([ask(8), did(65, 12)]), 67.5, { code: 'load-up', from: 65 }],
    [
      'a set skipped',
      [
        [ask(8), did(60, 12)],
        [ask(8), did(60, 12)],
        [ask(8), null],
      ],
      60,
      { code: 'same-load' },
    ],
    ['harder than asked for', three([{ ...ask(8), rir: 2 }, did(60, 12, { rir: 0 })]), 60, { code: 'same-load' }],
  ])('%s', (_, rows, to, reason) => {
    const { loads, reason: said } = double(rows);
    expect(said).toMatchObject(reason);
    expect(loads).toEqual([to, to, to]);
  });

  it('raises each set by one repetition over its own last result', () => {
    const rows: readonly Row[] = [
      [ask(8), did(60, 9)],
      [ask(8), did(60, 10)],
      [ask(8), did(60, 8)],
    ];
    expect(double(rows).reps).toEqual([10, 11, 9]);
  });
});

describe('a three-week wave with a training max of 100 kg and steps of 5 kg', () => {
  const weeks = [
    [
      { share: 0.75, reps: 5 },
      { share: 0.85, reps: 5, amrap: true },
    ],
    [
      { share: 0.8, reps: 3 },
      { share: 0.9, reps: 3, amrap: true },
    ],
    [
      { share: 0.85, reps: 1 },
      { share: 0.95, reps: 1, amrap: true },
    ],
  ];
  const wave = (sessions: readonly (readonly Row[])[]) =>
    next(sessions, {
      rule: { rule: 'wave', of: 'trainingMax', weeks, step: { si: 5 } },
      sets: [five, five],
      trainingMax: 100,
    });
  /** Returns the two sets of a week: the first done as planned, the top set with the given result. */
  const week = (index: number, top: Partial<SetResult> | null, max = 100): readonly Row[] => {
    const [first, last] = (weeks[index] ?? []).map(
      ({ share, reps: count, amrap }): SetTarget => ({
        kind: amrap ? 'amrap' : 'working',
        reps: { min: count },
        share: { of: 'trainingMax', value: share },
        ...load(max * share),
      }),
    );
    return [
      [first ?? null, did(max * (first?.share?.value ?? 0), first?.reps?.min ?? 0)],
      [last ?? null, top],
    ];
  };
  const met = (max = 100) => [
    week(0, did(0.85 * max, 7), max),
    week(1, did(0.9 * max, 3), max),
    week(2, did(0.95 * max, 2), max),
  ];
  const failed = [week(0, did(85, 2)), week(1, did(90, 1)), week(2, did(95, 0))];

  it('increases after a wave in which every set was completed', () => {
    expect(wave(met())).toMatchObject({
      reason: { code: 'wave', week: 1, wave: 2, max: { kilograms: 105 }, held: null },
    });
  });

  it('does not increase after a wave whose top sets had 2 of 5, 1 of 3 and 0 of 1 reps, and gives the reason', () => {
    expect(wave(failed)).toMatchObject({
      reason: {
        code: 'wave',
        week: 1,
        wave: 2,
        max: { kilograms: 100 },
        held: { miss: { code: 'fewer-reps', set: 2, asked: 5, done: 2 } },
      },
      loads: [75, 85],
    });
  });

  it.each<readonly [string, Partial<SetResult> | null, object]>([
    ['one repetition short in one week', did(90, 2), { code: 'fewer-reps', set: 2, asked: 3, done: 2 }],
    ['a top set with less load', did(80, 6), { code: 'less-load', set: 2, asked: 90, done: 80 }],
    ['a top set skipped', null, { code: 'left-out', set: 2 }],
  ])('does not increase after %s', (_, top, miss) => {
    const [first, , last] = met();
    const sessions = [first ?? [], week(1, top), last ?? []];
    expect(wave(sessions).reason).toMatchObject({ max: { kilograms: 100 }, held: { miss } });
  });

  it('increases once for each completed wave, but not for an incomplete one in between', () => {
    expect(wave([...failed, ...met()]).reason).toMatchObject({ wave: 3, max: { kilograms: 105 }, held: null });
    expect(wave([...met(), ...failed]).reason).toMatchObject({ wave: 3, max: { kilograms: 105 } });
    expect(wave([...met(), ...met(105)]).reason).toMatchObject({ max: { kilograms: 110 } });
  });

  it('no longer mentions the previous wave once the first week is done', () => {
    expect(wave([...failed, week(0, did(85, 5))]).reason).toMatchObject({ week: 2, held: null });
  });

  it('is compared with its weeks if workouts were logged without targets', () => {
    const byHand = (rows: readonly Row[]): readonly Row[] => rows.map(([, done]) => [null, done]);
    expect(wave(failed.map(byHand)).reason).toMatchObject({ max: { kilograms: 100 } });
    expect(wave(met().map(byHand)).reason).toMatchObject({ max: { kilograms: 105 } });
  });
});

describe('progression by effort with a target of five at RPE 8 and 100 kg', () => {
  const hard: SetTarget = { ...five, rpe: 8 };
  const ask: SetTarget = { ...hard, ...load(100) };
  const byRpe = (...sessions: readonly (readonly Row[])[]) =>
    next(sessions, { rule: { rule: 'byRpe' }, sets: [hard, hard, hard] });
  const before = three([{ ...hard, ...load(100) }, did(100, 5, { rpe: 8 })]);

  it.each<readonly [string, readonly Row[], number, object | null]>([
    ['done as planned', three([ask, did(100, 5)]), 100, null],
    ['done more easily', three([ask, did(100, 5, { rpe: 6 })]), 105, null],
    ['done harder', three([ask, did(100, 5, { rpe: 10 })]), 95, null],
    ['done with less load and an effort', three([ask, did(90, 5, { rpe: 8 })]), 90, null],
    [
      'done with less load and without an effort',
      three([ask, did(80, 5)]),
      100,
      { code: 'less-load', set: 1, asked: 100, done: 80 },
    ],
    [
      'done with fewer repetitions and without an effort',
      three([ask, did(100, 3)]),
      100,
      { code: 'fewer-reps', set: 1, asked: 5, done: 3 },
    ],
    [
      'one set of three done with less load',
      [
        [ask, did(100, 5)],
        [ask, did(100, 5)],
        [ask, did(90, 5)],
      ],
      100,
      null,
    ],
    ['done with more load', three([ask, did(105, 5)]), 105, null],
  ])('%s', (_, rows, to, miss) => {
    const { loads, reason } = byRpe(before, rows);
    expect(loads).toEqual([to, to, to]);
    expect(reason).toMatchObject({ code: 'by-rpe', unjudged: miss === null ? null : { miss } });
  });

  it('uses the only available session', () => {
    expect(byRpe(three([ask, did(80, 5)]))).toMatchObject({ loads: [80, 80, 80], reason: { unjudged: null } });
  });
});

describe('a carry or hold logged without targets', () => {
  it.each([
    [
      'loadDistance',
      { distance: { si: 40 } },
      { distance: { si: 15 } },
      { code: 'less-distance', asked: 40, done: 15 },
    ],
    ['loadDuration', { seconds: 60 }, { seconds: 30 }, { code: 'shorter', asked: 60, done: 30 }],
  ])('is compared with the plan: %s', (tracking, planned, done, miss) => {
    const target: SetTarget = { kind: 'working', ...planned };
    const question = { rule: { rule: 'linear', step: { si: 2.5 } }, sets: [target, target, target], tracking };
    const short = next([three([null, { ...load(50), ...done }])], question);
    expect(short.reason).toMatchObject({ code: 'same-load', miss: { ...miss, set: 1 } });
    expect(next([three([null, { ...load(50), ...planned }])], question).reason).toMatchObject({ code: 'load-up' });
  });
});

describe('a unilateral exercise with a target of three sets', () => {
  const side = (name: 'left' | 'right', count: number): Partial<SetResult> => did(100, count, { side: name });
  const linear = (rows: readonly Row[]) =>
    next([rows], { rule: { rule: 'linear', step: { si: 2.5 } }, sets: [five, five, five] }).reason;

  it('is judged by the weaker side', () => {
    const left = three([asked, side('left', 5)]);
    expect(linear([...left, ...three([null, side('right', 3)])])).toMatchObject({
      code: 'same-load',
      miss: { code: 'fewer-reps', set: 1, asked: 5, done: 3 },
    });
    expect(
      linear([...left, [null, side('right', 5)], [null, side('right', 4)], [null, side('right', 5)]]),
    ).toMatchObject({ code: 'same-load', miss: { code: 'fewer-reps', set: 2, done: 4 } });
    expect(linear([...left, ...three([null, did(90, 5, { side: 'right' })])])).toMatchObject({
      code: 'same-load',
      miss: { code: 'less-load', done: 90 },
    });
  });

  it('goes up if both sides complete every set, or share the planned sets', () => {
    const left = three([asked, side('left', 5)]);
    expect(linear([...left, ...three([null, side('right', 5)])])).toMatchObject({ code: 'load-up' });
    expect(linear([...left, [null, side('left', 2)]])).toMatchObject({ code: 'load-up' });
    expect(
      linear([
        [asked, side('left', 5)],
        [asked, side('right', 5)],
        [asked, side('left', 5)],
      ]),
    ).toMatchObject({
      code: 'load-up',
    });
  });
});
