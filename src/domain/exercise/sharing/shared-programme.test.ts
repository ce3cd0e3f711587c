import { describe, expect, test } from 'vitest';
import { changedLeaves, type Leaves, type RecordKey, readRecord, type Weekday } from '../../kernel/index.ts';
import { type Exercise, exercise } from '../library/exercise.ts';
import { knownExercises } from '../library/index.ts';
import { type Programme, programme } from '../programme.ts';
import { nextInProgramme, programmeDays } from '../programming/index.ts';
import { type Routine, routine } from '../routine.ts';
import { addSharedProgramme, readSharedFile, type SharedProgramme, shareProgramme, shareRoutine } from './index.ts';

const ownId = '0199a000-0000-7000-8000-000000000001';
const sled = {
  id: ownId,
  value: { ...readRecord(exercise, new Map()).value, name: 'Sled drag', tracking: 'loadDistance' } as Exercise,
  inTrash: false,
};
const giving = knownExercises([sled]);
const monday: Weekday = 1;

const upper = routineOf((draft) => {
  draft.name = 'Upper body';
  draft.exercises = { x: { exercise: 'exercises/bench-press', order: 'a0', restSeconds: 0 } };
  draft.sets = { a: { place: { exercise: 'x', order: 'a0' }, target: { kind: 'working', rir: 0 } } };
});
const lower = routineOf((draft) => {
  draft.name = 'Lower body';
  draft.exercises = { y: { exercise: `exercises/${ownId}`, order: 'a0' } };
});
const routines = new Map([
  ['upper-id', upper],
  ['lower-id', lower],
]);

const winter = programmeOf((draft) => {
  draft.name = 'Winter';
  draft.form = 'rotation';
  draft.startedOn = '2026-11-02' as Programme['startedOn'];
  draft.note = 'notes/mine';
  draft.deloadWeeks = { every: 4, share: 0.4 };
  draft.weekdays = [2, 4];
  draft.days = {
    d: { order: 'a3', routine: 'upper-id' },
    c: { order: 'a2', routine: 'deleted-id' },
    a: { order: 'a0', weekday: 0, routine: 'upper-id' },
    b: { order: 'a1', weekday: 3, routine: 'lower-id' },
  };
  draft.progression = { 'bench-press': { rule: 'linear' }, [ownId]: { rule: 'double', step: { si: 5 } } };
  draft.trainingMax = { 'bench-press': { si: 100 } };
});
const given = shareProgramme(winter, routines, giving);

describe('a shared programme', () => {
  test('is read unchanged from its file', () => {
    expect(readSharedFile(JSON.stringify(given))).toEqual({ ok: true, value: given });
  });

  test('contains each routine once, as a shared routine does, and the days in their order', () => {
    const [first, second, ...others] = given.routines;
    expect(others).toEqual([]);
    expect(shareRoutine(upper, giving)).toMatchObject(first ?? {});
    expect(second?.name).toBe('Lower body');
    expect(given.days).toEqual([{ weekday: 0, routine: 0 }, { weekday: 3, routine: 1 }, {}, { routine: 0 }]);
  });

  test('contains no ids, dates, notes or training maxes of the person', () => {
    const text = JSON.stringify(given);
    for (const personal of [ownId, 'upper-id', '2026', 'notes/', '100']) expect(text).not.toContain(personal);
  });

  test('is restored under new ids, not started, with the progressions of its exercises', () => {
    const leaves = added(given, ['exercises/bench-press', 'exercises/new']);
    const copy = readRecord(programme, leaves).value;
    expect(copy).toMatchObject({
      name: 'Winter',
      form: 'rotation',
      deloadWeeks: { every: 4, share: 0.4 },
      weekdays: [2, 4],
      progression: { 'bench-press': { rule: 'linear' }, new: { rule: 'double', step: { si: 5 } } },
      trainingMax: {},
    });
    expect([copy.startedOn, copy.endedOn, copy.note]).toEqual([undefined, undefined, undefined]);
    expect(programmeDays(copy, monday).map(({ routine, weekday }) => [routine, weekday])).toEqual([
      ['r0', 0],
      ['r1', 3],
      [null, null],
      ['r0', null],
    ]);
    const today = '2026-12-01' as NonNullable<Programme['startedOn']>;
    const next = nextInProgramme({ programme: { ...copy, startedOn: today }, workouts: [], today, weekStart: monday });
    expect(next).toMatchObject({ code: 'due', day: { routine: 'r0' }, week: 1, why: { code: 'first' } });
  });

  test('keeps the days of a week', () => {
    const week = programmeOf((draft) => {
      draft.form = 'week';
      draft.days = { a: { order: 'a1', weekday: 1, routine: 'lower-id' }, b: { order: 'a0', weekday: 0 } };
    });
    const shared = shareProgramme(week, routines, giving);
    expect(shared).toMatchObject({ form: 'week', days: [{ weekday: 0 }, { weekday: 1, routine: 0 }] });
    const copy = readRecord(programme, added(shared, [])).value;
    expect(programmeDays(copy, monday).map(({ weekday }) => weekday)).toEqual([1, 0]);
  });

  test('has rest days where the file refers to a routine that is not in it', () => {
    const copy = readRecord(programme, added({ ...given, days: [{ routine: 7 }], progressions: [] }, [])).value;
    expect(programmeDays(copy, monday).map(({ routine }) => routine)).toEqual([null]);
  });

  test.each<[string, object]>([
    ['a weekday that no week has', { days: [{ weekday: 7 }] }],
    ['a deload each week', { deloadWeeks: { every: 1, share: 0.4 } }],
    ['another form', { form: 'month' }],
    ['no days', { days: undefined }],
    ['more days than a year', { days: Array(367).fill({}) }],
    ['a thousand routines', { routines: Array(1000).fill({ exercises: [] }) }],
    ['a progression without a rule', { progressions: [{ exercise: { name: 'Squat' }, progression: {} }] }],
    ['the kind of a routine', { kind: 'mensana-routine', exercises: 1 }],
  ])('cannot be read with %s', (_, wrong) => {
    const text = JSON.stringify({ ...given, ...wrong });
    expect(readSharedFile(text)).toEqual({ ok: false, error: { code: 'exercise/not-a-routine' } });
  });

  test('of a newer version is refused as such', () => {
    expect(readSharedFile(JSON.stringify({ ...given, version: 2 }))).toEqual({
      ok: false,
      error: { code: 'exercise/routine-of-newer-version' },
    });
  });
});

function added(shared: SharedProgramme, keys: readonly RecordKey[]): Leaves {
  let made = 0;
  return leavesOf(programme, (draft: Programme) =>
    addSharedProgramme(draft, shared, { routines: ['r0', 'r1'], keys, newId: () => `n${++made}` }),
  );
}

function programmeOf(edit: (draft: Programme) => void): Programme {
  return readRecord(programme, leavesOf(programme, edit)).value;
}

function routineOf(edit: (draft: Routine) => void) {
  const leaves = leavesOf(routine, edit);
  return { value: readRecord(routine, leaves).value, leaves };
}

function leavesOf(type: typeof programme, edit: (draft: Programme) => void): Leaves;
function leavesOf(type: typeof routine, edit: (draft: Routine) => void): Leaves;
function leavesOf(type: typeof programme | typeof routine, edit: (draft: never) => void): Leaves {
  const before = readRecord(type as typeof routine, new Map()).value;
  const draft = readRecord(type as typeof routine, new Map()).value;
  edit(draft as never);
  const changes = changedLeaves(type as typeof routine, before, draft, new Map());
  if (!changes.ok) throw new Error(changes.error.path);
  return new Map(changes.value.map(({ path, value }) => [path, { value, stamp: '2' }] as const));
}
