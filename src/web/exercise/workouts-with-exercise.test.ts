import { expect, it } from 'vitest';
import { type Workout, workout } from '#domain/exercise/index.ts';
import { changedLeaves, type Leaves, type RecordKey, readRecord } from '#domain/kernel/index.ts';
import { workoutsWithExercise } from './workouts-with-exercise.ts';

const squat: RecordKey = 'exercises/back-squat';

it('lists the workouts with the exercise, the latest first, with the sets that were done', () => {
  const workouts = [made('early', 1, squat), made('other', 2, 'exercises/bench-press'), made('late', 3, squat)];
  const listed = workoutsWithExercise(workouts, squat);
  expect(listed.map(({ id, sets }) => [id, ...sets.map((each) => each.id)])).toEqual([
    ['late', 'done'],
    ['early', 'done'],
  ]);
});

it('leaves out what lies in the trash, and exercises that were taken out of a workout', () => {
  const thrown = { ...made('thrown', 1, squat), inTrash: true };
  const removed = made('removed', 2, squat, 9);
  expect(workoutsWithExercise([thrown, removed], squat)).toEqual([]);
});

function made(id: string, startedAt: number, exercise: RecordKey, removedAt?: number) {
  const before = readRecord(workout, new Map()).value;
  const value: Workout = structuredClone(before);
  value.startedAt = startedAt as NonNullable<Workout['startedAt']>;
  value.exercises = { e: { exercise, ...(removedAt !== undefined && { removedAt: removedAt as never }) } };
  const place = (order: string) => ({ exercise: 'e', order });
  value.sets = {
    toDo: { place: place('a1'), result: { kind: 'working', reps: 5, completedAt: null } },
    done: { place: place('a0'), result: { kind: 'working', reps: 5, completedAt: 5 as never } },
  } as Workout['sets'];
  const changes = changedLeaves(workout, before, value, new Map());
  if (!changes.ok) throw new Error(changes.error.path);
  const leaves: Leaves = new Map(
    changes.value.map(({ path, value: leaf }) => [
      path,
      { value: leaf, stamp: path.endsWith('removedAt') ? '2' : '1' },
    ]),
  ) as Leaves;
  return { id, value, leaves, inTrash: false };
}
