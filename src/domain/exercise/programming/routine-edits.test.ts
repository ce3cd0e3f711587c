import { expect, it } from 'vitest';
import { changedLeaves, type Leaves, readRecord } from '../../kernel/index.ts';
import { type Routine, routine } from '../routine.ts';
import { changeTarget, duplicateRoutine, planSets, routineExercises, setProgression } from './index.ts';

const legs = changed(new Map(), (draft) => {
  draft.name = 'Legs';
  draft.folder = 'f';
  draft.archivedAt = 5;
  draft.exercises = {
    x: {
      exercise: 'exercises/back-squat',
      order: 'a0',
      superset: 'p',
      progression: { rule: 'linear' },
      restSeconds: 0,
    },
    y: { exercise: 'exercises/leg-curl', order: 'a1', superset: 'p' },
    gone: { exercise: 'exercises/dip', order: 'a2', removedAt: 9 },
  };
  draft.sets = {
    a: { place: { exercise: 'x', order: 'a0' }, target: { kind: 'working', reps: { min: 5, max: 5 }, rir: 0 } },
    b: { place: { exercise: 'x', order: 'a1', dropOf: 'a' }, target: { kind: 'drop' } },
  };
});

it('a copy has the same plan under new ids and is not archived', () => {
  let made = 0;
  const copy = changed(new Map(), (draft) =>
    duplicateRoutine(
      draft,
      { value: read(legs), leaves: legs },
      {
        name: 'Legs (copy)',
        order: 'a5',
        newId: () => `new-${++made}`,
      },
    ),
  );
  expect(read(copy)).toMatchObject({ name: 'Legs (copy)', folder: 'f', order: 'a5' });
  expect(read(copy).archivedAt).toBeUndefined();
  const { exercises } = routineExercises(copy);
  expect(exercises.map(({ exercise }) => exercise.exercise)).toEqual(['exercises/back-squat', 'exercises/leg-curl']);
  const [squat, curl] = exercises;
  expect(squat?.exercise).toMatchObject({ progression: { rule: 'linear' }, restSeconds: 0 });
  expect(squat?.exercise.superset).toBe(curl?.exercise.superset);
  expect(squat?.exercise.superset).not.toBe('p');
  expect(squat?.sets.map(({ set }) => set.target)).toEqual([
    { kind: 'working', reps: { min: 5, max: 5 }, rir: 0 },
    { kind: 'drop' },
  ]);
  expect(squat?.sets[1]?.set.place?.dropOf).toBe(squat?.sets[0]?.id);
});

it('planning sets replaces those of the exercise, and no others', () => {
  let made = 0;
  const [squat, curl] = routineExercises(legs).exercises;
  if (squat === undefined || curl === undefined) throw new Error('expected two exercises');
  const target = { kind: 'working', reps: { min: 8, max: 8 } };
  const withCurls = changed(legs, (draft) => planSets(draft, curl, { sets: 1, target }, () => 'curl'));
  const after = changed(withCurls, (draft) => planSets(draft, squat, { sets: 3, target }, () => `new-${++made}`));
  const planned = routineExercises(after).exercises.map(({ sets }) => sets.map(({ id, set }) => [id, set.target]));
  expect(planned).toEqual([['new-1', 'new-2', 'new-3'].map((id) => [id, target]), [['curl', target]]]);
});

it('changing a target keeps the other values and removes emptied ones, and keeps an RIR of 0', () => {
  const after = changed(legs, (draft) => changeTarget(draft, 'a', { load: { si: 0 }, reps: undefined }));
  expect(read(after).sets.a?.target).toEqual({ kind: 'working', load: { si: 0 }, rir: 0 });
  expect(read(changed(legs, (draft) => changeTarget(draft, 'nowhere', { rpe: 8 }))).sets).toEqual(read(legs).sets);
});

it('a progression can be removed and set', () => {
  const without = changed(legs, (draft) => setProgression(draft, 'x', null));
  expect(read(without).exercises.x?.progression).toBeUndefined();
  const double = changed(without, (draft) => setProgression(draft, 'x', { rule: 'double' }));
  expect(read(double).exercises.x?.progression).toEqual({ rule: 'double' });
});

function read(leaves: Leaves): Routine {
  return readRecord(routine, leaves).value;
}

function changed(leaves: Leaves, edit: (draft: Routine) => void): Leaves {
  const draft = read(leaves);
  edit(draft);
  const changes = changedLeaves(routine, read(leaves), draft, leaves);
  if (!changes.ok) throw new Error(changes.error.path);
  return new Map([...leaves, ...changes.value.map(({ path, value }) => [path, { value, stamp: '2' }] as const)]);
}
