import { describe, expect, test } from 'vitest';
import { changedLeaves, type Leaves, type RecordKey, readRecord } from '../../kernel/index.ts';
import { type Exercise, exercise } from '../library/exercise.ts';
import { germanNames } from '../library/german-names.ts';
import { knownExercises } from '../library/index.ts';
import { routineExercises } from '../programming/index.ts';
import { type Routine, routine } from '../routine.ts';
import { addSharedRoutine, exerciseHere, readSharedFile, shareRoutine } from './index.ts';

const ownId = '0199a000-0000-7000-8000-000000000001';
const ownRecord = (id: string, values: Partial<Exercise>) => ({
  id,
  value: { ...readRecord(exercise, new Map()).value, ...values },
  inTrash: false,
});
const sled = { name: 'Sled drag', tracking: 'loadDistance', equipment: 'other', muscles: { quads: 1 } };
const giving = knownExercises([ownRecord(ownId, sled)]);
const taking = knownExercises([], undefined, { names: germanNames, areShown: false });

const legs = changed(new Map(), (draft) => {
  draft.name = 'Legs';
  draft.remark = 'Slowly';
  draft.folder = 'f';
  draft.exercises = {
    x: {
      exercise: 'exercises/back-squat',
      order: 'a0',
      superset: 'p',
      progression: { rule: 'linear' },
      restSeconds: 0,
    },
    y: { exercise: 'exercises/lying-leg-curl', order: 'a1', superset: 'p', remark: 'One leg' },
    z: { exercise: `exercises/${ownId}`, order: 'a2' },
    gone: { exercise: 'exercises/dip', order: 'a3', removedAt: 9 },
  };
  draft.sets = {
    a: { place: { exercise: 'x', order: 'a0' }, target: { kind: 'working', reps: { min: 8 }, rir: 0 } },
    b: {
      place: { exercise: 'x', order: 'a1', dropOf: 'a' },
      target: { kind: 'drop', load: { si: 40, typed: '40', unit: 'kg' } },
    },
    c: { place: { exercise: 'z', order: 'a0' } },
  };
});
const given = shareRoutine({ value: read(legs), leaves: legs }, giving);

describe('a shared routine', () => {
  test('is restored unchanged from its file, under new ids and without a folder', () => {
    const shared = readSharedFile(JSON.stringify(given));
    expect(shared).toEqual({ ok: true, value: given });
    let made = 0;
    const keys: RecordKey[] = ['exercises/back-squat', 'exercises/lying-leg-curl', 'exercises/new'];
    const leaves = changed(new Map(), (draft) => addSharedRoutine(draft, given, { keys, newId: () => `n${++made}` }));
    expect(read(leaves)).toMatchObject({ name: 'Legs', remark: 'Slowly' });
    expect(read(leaves).folder).toBeUndefined();
    const { exercises } = routineExercises(leaves);
    expect(exercises.map((each) => each.exercise.exercise)).toEqual(keys);
    expect(exercises[0]?.exercise).toMatchObject({ progression: { rule: 'linear' }, restSeconds: 0 });
    expect(exercises[0]?.exercise.superset).toBe(exercises[1]?.exercise.superset);
    expect(exercises[0]?.exercise.superset).not.toBe('p');
    expect(exercises[2]?.exercise.superset).toBeUndefined();
    const [first, drop] = exercises[0]?.sets ?? [];
    expect(first?.set.target).toEqual({ kind: 'working', reps: { min: 8 }, rir: 0 });
    expect(drop?.set.place?.dropOf).toBe(first?.id);
    expect(drop?.set.target?.load).toEqual({ si: 40, typed: '40', unit: 'kg' });
    expect(exercises[2]?.sets).toHaveLength(1);
  });

  test('contains no ids of the person, but describes their own exercises', () => {
    const text = JSON.stringify(given);
    expect(text).not.toContain(ownId);
    expect(text).not.toContain('"f"');
    expect(given.exercises.map(({ name }) => name)).toEqual(['Back squat', expect.any(String), 'Sled drag']);
    expect(given.exercises[2]).toMatchObject({ tracking: 'loadDistance', equipment: 'other', muscles: { quads: 1 } });
  });

  test('finds its exercises on this device, in the library or by name', () => {
    const [squat, , own] = given.exercises;
    if (squat === undefined || own === undefined) throw new Error('expected three exercises');
    expect(exerciseHere(squat, taking)).toBe('exercises/back-squat');
    expect(exerciseHere(own, taking)).toBeNull();
    const named = knownExercises([ownRecord('mine', { name: 'SLED drag' })]);
    expect(exerciseHere(own, named)).toBe('exercises/mine');
    const merged = knownExercises([
      ownRecord('mine', { name: 'Mine' }),
      ownRecord('back-squat', { mergedInto: 'exercises/mine' }),
    ]);
    expect(exerciseHere(squat, merged)).toBe('exercises/mine');
    for (const name of ['Back squat', 'Kniebeuge'])
      expect(exerciseHere({ ...squat, slug: 'of-next-year', name }, taking)).toBe('exercises/back-squat');
  });

  test.each([
    'no JSON',
    'null',
    '[]',
    '{"kind":"mensana-routine"}',
    '{"kind":"other","version":1,"exercises":[]}',
    '{"kind":"mensana-routine","version":1,"exercises":[{"name":"Squat","sets":[{"target":{"reps":{"min":-1}}}]}]}',
    '{"kind":"mensana-routine","version":1,"exercises":{}}',
  ])('cannot be read from %s', (text) => {
    expect(readSharedFile(text)).toEqual({ ok: false, error: { code: 'exercise/not-a-routine' } });
  });

  test('of a newer version is refused as such', () => {
    expect(readSharedFile(JSON.stringify({ ...given, version: 2 }))).toEqual({
      ok: false,
      error: { code: 'exercise/routine-of-newer-version' },
    });
  });
});

function changed(leaves: Leaves, edit: (draft: Routine) => void): Leaves {
  const draft = read(leaves);
  edit(draft);
  const changes = changedLeaves(routine, read(leaves), draft, leaves);
  if (!changes.ok) throw new Error(changes.error.path);
  return new Map([...leaves, ...changes.value.map(({ path, value }) => [path, { value, stamp: '2' }] as const)]);
}

function read(leaves: Leaves): Routine {
  return readRecord(routine, leaves).value;
}
