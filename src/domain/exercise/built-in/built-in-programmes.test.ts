import { describe, expect, test } from 'vitest';
import { libraryExercise } from '../library/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { readSharedFile, type SharedExercise } from '../sharing/index.ts';
import { asShared, type BuiltInId, builtInIds, builtInProgrammes } from './index.ts';

const plans = builtInProgrammes.map((each) => [each.id, each.plan('kg'), each] as const);

test('there are eight, each under its own id', () => {
  expect(builtInProgrammes.map(({ id }) => id)).toEqual(builtInIds);
  expect(new Set(builtInIds).size).toBe(8);
});

describe.each(plans)('%s', (id, plan, { daysAWeek }) => {
  const exercises = plan.routines.flatMap((routine) => routine.exercises);

  test('is a programme as a file has it', () => {
    const shared = asShared(plan, { name: id, routines: plan.routines.map((_, at) => `Day ${at}`) });
    expect(shared.routines.map(({ name }) => name)).toEqual(plan.routines.map((_, at) => `Day ${at}`));
    expect(readSharedFile(JSON.stringify(shared))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(shared)) });
  });

  test('uses exercises of the library', () => {
    const named = [...exercises, ...plan.progressions.map(({ exercise }) => exercise)];
    for (const { slug, name } of named) expect(libraryExercise(slug ?? '')?.name).toBe(name);
  });

  test('has progressions only for exercises that it has', () => {
    const slugs = exercises.map(({ slug }) => slug);
    for (const { exercise } of plan.progressions) expect(slugs).toContain(exercise.slug);
  });

  test('plans every routine on a day, and asks for no load', () => {
    const planned = new Set(plan.days.flatMap(({ routine }) => routine ?? []));
    expect([...planned].toSorted((a, b) => a - b)).toEqual([...plan.routines.keys()]);
    for (const { sets } of exercises) for (const { target } of sets) expect(target?.load).toBeUndefined();
  });

  test('trains on as many days a week as it says', () => {
    const training = plan.days.filter(({ routine }) => routine !== undefined);
    if (plan.form === 'week') expect(new Set(training.map(({ weekday }) => weekday)).size).toBe(daysAWeek);
    else expect(plan.weekdays).toHaveLength(daysAWeek);
  });
});

test.each<[BuiltInId, number, string]>([
  ['full-body', 0, 'back-squat 3×5, overhead-press 3×5, deadlift 1×5'],
  ['full-body', 1, 'back-squat 3×5, bench-press 3×5, barbell-row 3×5'],
  ['five-by-five', 0, 'back-squat 5×5, bench-press 5×5, barbell-row 5×5'],
  ['five-by-five', 1, 'back-squat 5×5, overhead-press 5×5, deadlift 1×5'],
  [
    'upper-lower',
    0,
    'back-squat 3×6–8, romanian-deadlift 3×6–8, leg-press 2×10–12, lying-leg-curl 2×10–12, ' +
      'standing-calf-raise 3×6–8, seated-calf-raise 2×10–12',
  ],
  [
    'upper-lower',
    1,
    'bench-press 3×6–8, barbell-row 3×6–8, overhead-press 2×10–12, lat-pulldown 2×10–12, triceps-pushdown 1×12–15, ' +
      'dumbbell-curl 1×12–15',
  ],
  [
    'push-pull-legs',
    0,
    'deadlift 1×5+, lat-pulldown 3×8–12, seated-cable-row 3×8–12, face-pull 5×15–20, hammer-curl 4×8–12, ' +
      'dumbbell-curl 4×8–12',
  ],
  [
    'push-pull-legs',
    1,
    'bench-press 4×5 1×5+, overhead-press 3×8–12, incline-dumbbell-press 3×8–12, triceps-pushdown 3×8–12, ' +
      'lateral-raise 3×15–20, overhead-triceps-extension 3×8–12, lateral-raise 3×15–20',
  ],
  [
    'push-pull-legs',
    2,
    'back-squat 2×5 1×5+, romanian-deadlift 3×8–12, leg-press 3×8–12, lying-leg-curl 3×8–12, standing-calf-raise 5×8–12',
  ],
  ['five-three-one', 0, 'overhead-press 1×5 1×5 1×3 3×5, dip 5×15, chin-up 5×10'],
  [
    'dumbbells',
    1,
    'dumbbell-romanian-deadlift 3×8–12, reverse-lunge 3×8–12, standing-dumbbell-press 3×8–12, ' +
      'dumbbell-row 3×8–12, dumbbell-overhead-extension 2×8–12',
  ],
  [
    'body-weight',
    0,
    'negative-pull-up 3×5–8, body-weight-squat 3×5–8, dip 3×5–8, single-leg-glute-bridge 3×5–8, inverted-row 3×5–8, ' +
      'push-up 3×5–8, plank 3×30 s, dead-bug 3×8–12, bird-dog 3×8–12',
  ],
  ['walk-run', 0, 'walking 1×300 s, running 8×60 s, walking 8×90 s'],
  ['walk-run', 1, 'walking 1×300 s, running 6×90 s, walking 5×120 s 1×60 s'],
  ['walk-run', 12, 'walking 1×300 s, running 1×1800 s'],
])('%s has in routine %i the exercises and sets of its published form', (id, routine, sets) => {
  const plan = builtInProgrammes.find((each) => each.id === id)?.plan('kg');
  expect(plan?.routines[routine]?.exercises.map(setsOf).join(', ')).toBe(sets);
});

test('increments are round numbers in pounds, too', () => {
  const [squat, press] = builtInProgrammes[0]?.plan('lb').progressions ?? [];
  expect(squat?.progression.step).toMatchObject({ typed: '10', unit: 'lb' });
  expect(press?.progression.step).toMatchObject({ typed: '5', unit: 'lb' });
});

function setsOf({ slug, sets }: SharedExercise): string {
  const groups: { text: string; target: SetTarget | undefined; count: number }[] = [];
  for (const { target } of sets) {
    const text = textOf(target);
    const last = groups.at(-1);
    if (last?.text === text && isSameShare(last.target, target)) last.count += 1;
    else groups.push({ text, target, count: 1 });
  }
  return [slug, ...groups.map(({ text, count }) => `${count}×${text}`)].join(' ');
}

function isSameShare(a: SetTarget | undefined, b: SetTarget | undefined): boolean {
  return a?.share?.value === b?.share?.value;
}

function textOf({ kind, reps, seconds }: SetTarget = {}): string {
  if (seconds !== undefined) return `${seconds} s`;
  if (kind === 'amrap') return `${reps?.min}+`;
  return reps?.min === reps?.max ? `${reps?.min}` : `${reps?.min}–${reps?.max}`;
}

test('walk/run takes nine weeks of three runs', () => {
  expect(builtInProgrammes.find(({ id }) => id === 'walk-run')?.plan('kg').days).toHaveLength(27);
});
