import { expect, test } from 'vitest';
import type { Leaves, RecordKey } from '../../kernel/index.ts';
import { removeSets, supersetsOf } from '../logging/index.ts';
import { changed, leavesOf } from '../logging/testing/changed.ts';
import { type LineReading, readLine } from '../notation/index.ts';
import { contextWith, exerciseNamed } from '../notation/testing/context.ts';
import { workoutExercises } from '../workout-exercises.ts';
import {
  agreeWithLine,
  applyLine,
  hasAgreedWords,
  lineState,
  logLine,
  logLines,
  type NoteLine,
  notedSet,
  rewrittenLine,
  setsOfLine,
  wordsDigest,
} from './index.ts';

const note: RecordKey = 'notes/day-2026-11-25';
const line = { note, block: '1a2b3c4d' };
const context = contextWith();
const started = leavesOf({ startedAt: 1000, day: '2026-11-25' });

function reading(text: string): LineReading {
  const found = readLine(text, context);
  if (found === null) throw new Error(`${text} states no sets`);
  return found;
}

function logged(leaves: Leaves, text: string, at = 5000, ofLine: NoteLine = line): Leaves {
  return changed(leaves, (draft) => {
    logLine(draft, workoutExercises(leaves).exercises, { line: ofLine, reading: reading(text), at });
  });
}

function stateOf(leaves: Leaves, text: string) {
  return lineState(reading(text), setsOfLine(workoutExercises(leaves).exercises, line));
}

function applied(leaves: Leaves, text: string): Leaves {
  const { exercises } = workoutExercises(leaves);
  return changed(leaves, (draft) => {
    applyLine(draft, exercises, { line, state: stateOf(leaves, text), at: 9000 });
  });
}

/** Returns each exercise with its sets in short. */
function shown(leaves: Leaves): readonly string[] {
  return workoutExercises(leaves).exercises.map(({ exercise, sets }) => {
    const words = sets.map(
      ({ set }) => `${set.result?.load?.si ?? ''}x${set.result?.reps}${set.result?.completedAt == null ? '?' : ''}`,
    );
    return `${exercise.exercise?.slice('exercises/'.length)} ${words.join(' ')}`;
  });
}

/** Merges what two devices wrote while offline: of each leaf, the later value. */
function merged(one: Leaves, other: Leaves): Leaves {
  const all = new Map(one);
  for (const [path, leaf] of other) if ((all.get(path)?.stamp ?? '') <= leaf.stamp) all.set(path, leaf);
  return all;
}

test('the sets of a line are logged in order, with the remark at the last one', () => {
  const leaves = logged(started, 'bench 80x5,5,4 @8 left shoulder pinch');
  expect(shown(leaves)).toEqual(['bench-press 80x5 80x5 80x4']);
  const [, , last] = setsOfLine(workoutExercises(leaves).exercises, line);
  expect(last?.set).toMatchObject({ line, remark: 'left shoulder pinch', result: { rpe: 8, completedAt: 5000 } });
});

test('another line of the same exercise goes on with it, and one of another exercise follows', () => {
  const first = logged(started, 'bench 80x5');
  const second = logged(first, 'bench 85x3', 6000, { note, block: 'second' });
  const third = logged(second, 'squat 100x5', 7000, { note, block: 'third' });
  expect(shown(third)).toEqual(['bench-press 80x5 85x3', 'back-squat 100x5']);
});

test('planned sets of the exercise are completed first, warm-ups by warm-ups', () => {
  const planned = leavesOf({
    startedAt: 1000,
    'exercises/e/exercise': 'exercises/bench-press',
    'exercises/e/order': 'a0',
    'sets/w/place': { exercise: 'e', order: 'a0' },
    'sets/w/target': { kind: 'warmUp', reps: { min: 5, max: 5 } },
    'sets/a/place': { exercise: 'e', order: 'a1' },
    'sets/a/target': { kind: 'working', load: { si: 77.5 } },
  });
  const leaves = logged(planned, 'bench 80x5,5');
  const { exercises } = workoutExercises(leaves);
  expect(exercises[0]?.sets.map(({ id, set }) => [id.length > 1 ? 'new' : id, set.result?.reps])).toEqual([
    ['w', undefined],
    ['a', 5],
    ['new', 5],
  ]);
});

test('a drop set belongs to the set before it', () => {
  const { exercises } = workoutExercises(logged(started, 'bench 80x5, 60x8 drop'));
  const [main, drop] = exercises[0]?.sets ?? [];
  expect(drop?.set.place?.dropOf).toBe(main?.id);
});

test('a line that two devices log while offline is logged once', () => {
  const both = merged(logged(started, 'bench 80x5,5'), logged(started, 'bench 80x5,5', 6000));
  expect(shown(both)).toEqual(['bench-press 80x5 80x5']);
  expect(stateOf(both, 'bench 80x5,5').kind).toBe('same');
});

test('logging is undone, except for what was changed since', () => {
  let undo = (_draft: Parameters<ReturnType<typeof logLine>>[0]) => {};
  const leaves = changed(started, (draft) => {
    undo = logLine(draft, [], { line, reading: reading('bench 80x5,5'), at: 5000 });
  });
  expect(shown(changed(leaves, (draft) => undo(draft)))).toEqual([]);
  const [first] = setsOfLine(workoutExercises(leaves).exercises, line);
  const later = changed(leaves, (draft) => {
    const set = draft.sets[first?.id ?? ''];
    if (set?.result !== undefined) set.result = { ...set.result, reps: 6 };
  });
  expect(
    Object.keys(Object.fromEntries(changed(later, (draft) => undo(draft)))).some((path) =>
      path.includes(first?.id ?? '?'),
    ),
  ).toBe(true);
});

test('a line agrees with its sets however loads were typed, and if it states no load', () => {
  const leaves = logged(started, 'bench 80x5');
  expect(stateOf(leaves, 'bench 80.0 kg x 5').kind).toBe('same');
  expect(stateOf(leaves, 'bench 1x5').kind).toBe('same');
  expect(stateOf(leaves, 'bench 3x5')).toMatchObject({ kind: 'differs', isOnlyNumbers: false });
  expect(lineState(reading('bench 80x5'), [])).toEqual({ kind: 'not-logged' });
});

test('the reading that agrees with the sets counts if the numbers can be read either way', () => {
  const leaves = logged(started, 'leg press 150kg x 10, 10, 10');
  expect(stateOf(leaves, 'leg press 150kg 10x3').kind).toBe('same');
});

test('changed numbers are shown and applied, and everything else about the set stays', () => {
  const leaves = logged(started, 'bench 80x5,5,4 slow');
  const state = stateOf(leaves, 'bench 80x5,6,4 slow');
  expect(state).toMatchObject({
    kind: 'differs',
    isOnlyNumbers: true,
    remark: null,
    changes: [{ kind: 'changed', logged: { reps: 5 }, stated: { reps: 6 } }],
  });
  const after = applied(leaves, 'bench 80x5,6,4 slow');
  expect(shown(after)).toEqual(['bench-press 80x5 80x6 80x4']);
  expect(setsOfLine(workoutExercises(after).exercises, line).map(({ set }) => set.result?.completedAt)).toEqual([
    5000, 5000, 5000,
  ]);
});

test('sets are added and removed as the line states, and the remark follows', () => {
  const leaves = logged(started, 'bench 80x5,5 slow');
  const more = applied(leaves, 'bench 80x5,5,3 slow');
  expect(shown(more)).toEqual(['bench-press 80x5 80x5 80x3']);
  const fewer = applied(more, 'bench 80x5 hard');
  expect(shown(fewer)).toEqual(['bench-press 80x5']);
  expect(setsOfLine(workoutExercises(fewer).exercises, line).at(-1)?.set.remark).toBe('hard');
  expect(stateOf(fewer, 'bench 80x5 hard').kind).toBe('same');
  expect(shown(applied(fewer, 'bench 80x5,4 hard'))).toEqual(['bench-press 80x5 80x4']);
});

test('a line edited on one device and a set on the other are both kept, and the difference is shown', () => {
  const leaves = logged(started, 'bench 80x5');
  const [set] = setsOfLine(workoutExercises(leaves).exercises, line);
  const elsewhere = changed(leaves, (draft) => {
    const edited = draft.sets[set?.id ?? ''];
    if (edited?.result !== undefined) edited.result = { ...edited.result, reps: 7 };
  });
  expect(stateOf(elsewhere, 'bench 80x6')).toMatchObject({
    kind: 'differs',
    isOnlyNumbers: true,
    changes: [{ logged: { reps: 7 }, stated: { reps: 6 } }],
  });
});

test('a line is rewritten with the sets of the workout, and keeps its name, marks and remark', () => {
  const text = '- bench 80x5,5 @8 slow ^1a2b3c4d';
  const leaves = applied(logged(started, text), '- bench 80x5,6 @8 slow');
  const sets = setsOfLine(workoutExercises(leaves).exercises, line);
  const parts = { sets: sets.map(notedSet), exercise: exerciseNamed('bench'), decimalMark: '.' as const };
  const after = rewrittenLine(text, reading(text), { ...parts, remark: 'slow' });
  expect(after).toBe('- bench 80 kg x 5, 6 rpe 8 slow ^1a2b3c4d');
  expect(stateOf(leaves, after).kind).toBe('same');
  expect(rewrittenLine(text, reading(text), { ...parts, remark: 'hard' })).toBe(
    '- bench 80 kg x 5, 6 rpe 8 hard ^1a2b3c4d',
  );
  const bare = 'bench 80x5,5 ^1a2b3c4d';
  expect(rewrittenLine(bare, reading(bare), { ...parts, remark: 'new' })).toBe(
    'bench 80 kg x 5, 6 rpe 8 new ^1a2b3c4d',
  );
});

test('removing the sets of a line leaves it to be logged again', () => {
  const leaves = logged(started, 'bench 80x5,5');
  const ids = setsOfLine(workoutExercises(leaves).exercises, line).map(({ id }) => id);
  const removed = changed(leaves, (draft) => {
    removeSets(draft, ids);
  });
  expect(stateOf(removed, 'bench 80x5,5')).toEqual({ kind: 'not-logged' });
});

test('sets that are typed into the workout complete planned ones and know no line', () => {
  const planned = leavesOf({
    startedAt: 1000,
    'exercises/e/exercise': 'exercises/bench-press',
    'exercises/e/order': 'a0',
    'sets/a/place': { exercise: 'e', order: 'a0' },
    'sets/a/target': { kind: 'working', load: { si: 77.5 } },
  });
  const ids = ['new-1', 'new-2'];
  const leaves = changed(planned, (draft) => {
    const newId = () => ids.shift() ?? '';
    logLines(draft, planned, { lines: [{ line: null, reading: reading('bench 80x5,4 hard') }], at: 5000, newId });
  });
  const [bench] = workoutExercises(leaves).exercises;
  expect(bench?.sets.map(({ id, set }) => [id, set.result?.reps, set.line, set.remark])).toEqual([
    ['a', 5, undefined, undefined],
    ['new-1', 4, undefined, 'hard'],
  ]);
});

test('several lines are logged as one edit, and undone together', () => {
  const lines = ['bench 80x5', 'squat 100x3', 'bench 85x2'].map((text, at) => ({
    line: { note, block: `line-${at}` },
    reading: reading(text),
  }));
  let undo = (_draft: Parameters<ReturnType<typeof logLines>>[0]) => {};
  const leaves = changed(started, (draft) => {
    undo = logLines(draft, started, { lines, at: 5000, newId: () => '' });
  });
  expect(shown(leaves)).toEqual(['bench-press 80x5 85x2', 'back-squat 100x3']);
  expect(shown(changed(leaves, (draft) => undo(draft)))).toEqual([]);
});

test('the sets know the words with which they agreed last', () => {
  const text = 'bench 80x5,5';
  const leaves = logged(started, text, 5000, { ...line, words: wordsDigest(text) });
  const setsIn = (of: Leaves) => setsOfLine(workoutExercises(of).exercises, line);
  expect(hasAgreedWords(setsIn(leaves), ` ${text} ^1a2b3c4d`)).toBe(true);
  const edited = 'bench 80x5,6';
  expect(hasAgreedWords(setsIn(leaves), edited)).toBe(false);
  const applied = changed(leaves, (draft) => {
    const state = lineState(reading(edited), setsIn(leaves));
    const words = wordsDigest(edited);
    applyLine(draft, workoutExercises(leaves).exercises, { line: { ...line, words }, state, at: 9000 });
  });
  expect(setsIn(applied).map(({ set }) => set.line?.words)).toEqual([wordsDigest(edited), wordsDigest(edited)]);
  const agreed = changed(applied, (draft) => {
    agreeWithLine(draft, { ...line, words: wordsDigest(text) });
  });
  expect(hasAgreedWords(setsIn(agreed), text)).toBe(true);
});

test('drop and rest-pause sets of a line belong to the set before them', () => {
  const leaves = logged(started, 'bench 80x5+3 > 60x8, 82.5x5');
  const { exercises } = workoutExercises(leaves);
  const sets = exercises[0]?.sets ?? [];
  expect(sets.map(({ set }) => set.result?.kind)).toEqual(['working', 'restPause', 'drop', 'working']);
  const [main] = sets;
  expect(sets.map(({ set }) => set.place?.dropOf ?? null)).toEqual([null, main?.id, main?.id, null]);
});

/** Logs lines of the note as one edit, and returns the supersets by the exercises in them. */
function supersetsLogged(leaves: Leaves, ...lines: readonly string[]) {
  const after = changed(leaves, (draft) => {
    logLines(draft, leaves, {
      lines: lines.map((text) => ({ line: { note, block: wordsDigest(text) }, reading: reading(text) })),
      at: 5000,
      newId: () => 'new',
    });
  });
  const { exercises } = workoutExercises(after);
  const keyOf = (id: string) => exercises.find((each) => each.id === id)?.exercise.exercise?.slice('exercises/'.length);
  return { after, supersets: supersetsOf(exercises).map((ids) => ids.map(keyOf)) };
}

test('exercises with the same label letter become a superset', () => {
  const { supersets } = supersetsLogged(
    started,
    ...['A1 bench 80x8', 'A2 pull up +5x8', 'A1 bench 80x7', 'B1 barbell curl 12x10', 'B2 dip 10', 'squat 100x5'],
  );
  expect(supersets).toEqual([
    ['bench-press', 'pull-up'],
    ['barbell-curl', 'dip'],
  ]);
});

test('a second place joins the superset with its letter in the workout, else the exercise done last', () => {
  const first = supersetsLogged(started, 'A1 bench 80x8');
  expect(first.supersets).toEqual([]);
  const second = supersetsLogged(first.after, 'A2 pull up +5x8');
  expect(second.supersets).toEqual([['bench-press', 'pull-up']]);
  const later = supersetsLogged(logged(second.after, 'squat 100x5', 6000, { note, block: 'later' }), 'A3 dip 10');
  expect(later.supersets).toEqual([['bench-press', 'pull-up', 'dip']]);
  expect(supersetsLogged(started, 'A2 dip 10').supersets).toEqual([]);
});

test('an exercise does not join one with another letter if the line before it was not understood', () => {
  const { supersets } = supersetsLogged(started, 'A1 bench 80x8', 'A2 pull up +5x8', 'B2 dip 10');
  expect(supersets).toEqual([['bench-press', 'pull-up']]);
  expect(supersetsLogged(started, 'A1 bench 80x8', 'B2 dip 10').supersets).toEqual([]);
});

test('two devices that log the same labelled lines offline create one superset', () => {
  const lines = ['A1 bench 80x8', 'A2 pull up +5x8'];
  const both = merged(supersetsLogged(started, ...lines).after, supersetsLogged(started, ...lines).after);
  expect(supersetsOf(workoutExercises(both).exercises)).toHaveLength(1);
});
