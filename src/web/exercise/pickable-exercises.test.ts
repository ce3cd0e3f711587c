import { expect, test } from 'vitest';
import { type Exercise, exercise, library } from '#domain/exercise/index.ts';
import { readRecord } from '#domain/kernel/index.ts';
import { pickableExercises } from './pickable-exercises.ts';

const exerciseWith = (leaves: Partial<Exercise>): Exercise => ({ ...readRecord(exercise, new Map()).value, ...leaves });

test('without own exercises there is the library', () => {
  const pickable = pickableExercises(new Map());
  expect([...pickable.keys()]).toEqual(library.map(({ slug }) => `exercises/${slug}`));
  expect(pickable.get('exercises/back-squat')?.tracking).toBe('loadReps');
});

test('what differs for this person goes before the library, and the old name still finds it', () => {
  const squat = pickableExercises(new Map([['back-squat', exerciseWith({ name: 'Squat' })]])).get(
    'exercises/back-squat',
  );
  expect(squat?.name).toBe('Squat');
  expect(squat?.aliases).toContain('Back squat');
});

test('own exercises are offered unless hidden; one without a name is not there', () => {
  const pickable = pickableExercises(
    new Map([
      ['own', exerciseWith({ name: 'Sandbag toss' })],
      ['hidden', exerciseWith({ name: 'Old', hidden: true })],
      ['nameless', exerciseWith({})],
    ]),
  );
  expect(pickable.get('exercises/own')).toMatchObject({ name: 'Sandbag toss', isOwn: true, isOffered: true });
  expect(pickable.get('exercises/hidden')).toMatchObject({ name: 'Old', isOffered: false });
  expect(pickable.has('exercises/nameless')).toBe(false);
});
