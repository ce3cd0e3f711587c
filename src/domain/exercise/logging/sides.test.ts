import { describe, expect, test } from 'vitest';
import type { Leaves } from '../../kernel/index.ts';
import type { DoneSet } from '../history/index.ts';
import { setRows } from '../set-rows.ts';
import type { Workout } from '../workout.ts';
import { workoutExercises } from '../workout-exercises.ts';
import {
  addRow,
  canSplitSides,
  completeSet,
  hasSplitSides,
  joinSides,
  moveSet,
  pairWithLast,
  setsInTurn,
  splitSides,
  takeLastTime,
  type Undo,
} from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const target = { kind: 'working', reps: { min: 8, max: 8 } };
const planned = leavesOf({
  ...exercise('x', 'a0'),
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/a/target': target,
  'sets/b/place': { exercise: 'x', order: 'a1' },
  'sets/b/target': target,
});

describe('splitting sides', () => {
  test('adds a right set without a target to each pending set, and undo takes them away', () => {
    const { leaves, undo } = split(planned);
    expect(rowsOf(leaves)).toEqual([
      ['left', 'right'],
      ['left', 'right'],
    ]);
    const targets = setsOf(leaves).map(({ set }) => set.target ?? null);
    expect(targets).toEqual([target, null, target, null]);
    expect(canSplitSides(setsOf(leaves))).toBe(false);
    expect(rowsOf(changed(leaves, undo))).toEqual([[undefined], [undefined]]);
  });

  test('copies what was typed to both sides and leaves completed sets and drop sets alone', () => {
    const typed = leavesOf({
      ...exercise('x', 'a0'),
      ...setAt('a', 'a0', { kind: 'working', reps: 9, completedAt: 5 }),
      ...setAt('b', 'a1', { kind: 'working', load: { si: 20 }, reps: 8, rpe: 9, completedAt: null }),
      ...setAt('c', 'a2', { kind: 'drop', reps: 6, completedAt: null }),
    });
    const { leaves } = split(typed);
    expect(rowsOf(leaves)).toEqual([[undefined], ['left', 'right'], [undefined]]);
    const right = setsOf(leaves)[2]?.set.result;
    expect(right).toEqual({ kind: 'working', load: { si: 20 }, reps: 8, side: 'right', completedAt: null });
    expect(hasSplitSides(setsOf(typed))).toBe(false);
    expect(hasSplitSides(setsOf(leaves))).toBe(true);
  });

  test('is reversed for pending rows, which keep the values of the left side', () => {
    const { leaves } = split(planned);
    const [first, second] = setsOf(leaves);
    const done = changed(leaves, (draft) => {
      completeSet(draft, first?.id ?? '', 5);
      completeSet(draft, second?.id ?? '', 5);
    });
    const joined = changed(done, (draft) => joinSides(draft, exerciseOf(done)));
    expect(rowsOf(joined)).toEqual([['left', 'right'], [undefined]]);
    expect(setsOf(joined).at(-1)?.set).toMatchObject({ target });
  });
});

describe('a row with both sides', () => {
  test('is not made of sides completed one after the other, with different loads, or of different kinds', () => {
    const rowsWith = (left: object, right: object) =>
      rowsOf(
        leavesOf({
          ...exercise('x', 'a0'),
          ...setAt('a', 'a0', { kind: 'working', side: 'left', completedAt: null, ...left }),
          ...setAt('b', 'a1', { kind: 'working', side: 'right', completedAt: null, ...right }),
        }),
      ).length;
    expect(rowsWith({}, {})).toBe(1);
    expect(rowsWith({ completedAt: 5 }, { completedAt: 5 })).toBe(1);
    expect(rowsWith({ completedAt: 5 }, { completedAt: 6 })).toBe(2);
    expect(rowsWith({ completedAt: 0 }, {})).toBe(2);
    expect(rowsWith({ load: { si: 20 } }, { load: { si: 18 } })).toBe(2);
    expect(rowsWith({ load: { si: 20, typed: '20' } }, { load: { si: 20 } })).toBe(1);
    expect(rowsWith({ kind: 'warmUp' }, {})).toBe(2);
    expect(rowsWith({}, { side: 'left' })).toBe(2);
  });

  test('is followed by another one when a set is added', () => {
    const { leaves } = split(planned);
    let id = 0;
    const added = changed(leaves, (draft) => addRow(draft, exerciseOf(leaves), () => `n${id++}`));
    expect(rowsOf(added)).toEqual(Array(3).fill(['left', 'right']));
    const plain = changed(planned, (draft) => addRow(draft, exerciseOf(planned), () => `n${id++}`));
    expect(rowsOf(plain)).toEqual([[undefined], [undefined], [undefined]]);
  });

  test('moves as one', () => {
    const { leaves } = split(planned);
    const before = setsOf(leaves).map(({ id }) => id);
    const moved = changed(leaves, (draft) => moveSet(draft, setsOf(leaves), before[3] ?? '', -1));
    expect(setsOf(moved).map(({ id }) => id)).toEqual([before[2], before[3], before[0], before[1]]);
    const back = changed(moved, (draft) => moveSet(draft, setsOf(moved), before[2] ?? '', 1));
    expect(setsOf(back).map(({ id }) => id)).toEqual(before);
  });

  test('is one set of a round in a superset', () => {
    const superset = leavesOf({
      ...exercise('x', 'a0'),
      'exercises/x/superset': 's',
      ...setAt('l', 'a0', { kind: 'working', side: 'left' }),
      ...setAt('r', 'a1', { kind: 'working', side: 'right' }),
      ...setAt('l2', 'a2', { kind: 'working', side: 'left' }),
      ...setAt('r2', 'a3', { kind: 'working', side: 'right' }),
      ...exercise('y', 'a1'),
      'exercises/y/superset': 's',
      'sets/p/place': { exercise: 'y', order: 'a0' },
      'sets/q/place': { exercise: 'y', order: 'a1' },
    });
    const inTurn = setsInTurn(workoutExercises(superset).exercises).map(({ id }) => id);
    expect(inTurn).toEqual(['l', 'r', 'p', 'l2', 'r2', 'q']);
  });
});

describe('last time', () => {
  test('a row with both sides is paired both sides of last time, or paired the set without a side', () => {
    const { leaves } = split(planned);
    const ids = setsOf(leaves).map(({ id }) => id);
    const pairedWith = (last: readonly DoneSet[]) => {
      const paired = pairWithLast(setsOf(leaves), last);
      return ids.map((id) => paired.get(id)?.id ?? null);
    };
    expect(pairedWith([doneSet('1', 'right'), doneSet('2', 'left'), doneSet('3', 'left')])).toEqual([
      '2',
      '1',
      '3',
      '3',
    ]);
    expect(pairedWith([doneSet('1', null), doneSet('2', null)])).toEqual(['1', '1', '2', '2']);
  });

  test('copying last time’s sets copies their sides', () => {
    const empty = leavesOf({ ...exercise('x', 'a0'), 'sets/a/place': { exercise: 'x', order: 'a0' } });
    let id = 0;
    const copied = changed(empty, (draft) => {
      takeLastTime(draft, exerciseOf(empty), {
        last: [doneSet('1', 'left'), doneSet('2', 'right'), doneSet('3', null)],
        newId: () => `n${id++}`,
      });
    });
    expect(rowsOf(copied)).toEqual([['left', 'right'], [undefined]]);
  });
});

function exercise(id: string, order: string): Readonly<Record<string, unknown>> {
  return { [`exercises/${id}/exercise`]: 'exercises/split-squat', [`exercises/${id}/order`]: order };
}

function setAt(id: string, order: string, result: object): Readonly<Record<string, unknown>> {
  return { [`sets/${id}/place`]: { exercise: 'x', order }, [`sets/${id}/result`]: result };
}

function doneSet(id: string, side: string | null): DoneSet {
  const numbers = { load: 20, reps: 8, seconds: null, metres: null, rpe: null, rir: null };
  return { id, kind: 'working', side, ...numbers, occurrence: null, completedAt: 1 };
}

function split(leaves: Leaves) {
  let id = 0;
  let undo: Undo = () => {};
  const after = changed(leaves, (draft: Workout) => {
    undo = splitSides(draft, exerciseOf(leaves), () => `r${id++}`);
  });
  return { leaves: after, undo };
}

function exerciseOf(leaves: Leaves) {
  const [first] = workoutExercises(leaves).exercises;
  if (first === undefined) throw new Error('expected an exercise');
  return first;
}

function setsOf(leaves: Leaves) {
  return exerciseOf(leaves).sets;
}

function rowsOf(leaves: Leaves) {
  return setRows(setsOf(leaves)).map((row) => row.map(({ set }) => set.result?.side));
}
