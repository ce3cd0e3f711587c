import { expect, it } from 'vitest';
import { workoutDraft, workoutExerciseDraft } from '../testing/drafts.ts';
import { ImportDrafts } from './index.ts';

it('a superset of one exercise is left out and named, and others stay', () => {
  const drafts = new ImportDrafts();
  const exercise = (name: string, superset: string | null) => workoutExerciseDraft({ name, superset });
  drafts.add(
    workoutDraft({
      origin: 'a.csv, row 2',
      exercises: [
        exercise('Squat', '0'),
        exercise('Dip', '1'),
        exercise('Row', '1'),
        exercise('Curl', '7'),
        exercise('Plank', null),
      ],
    }),
  );
  expect(drafts.workouts[0]?.exercises.map(({ superset }) => superset)).toEqual([null, '1', '1', null, null]);
  expect(drafts.skipped).toEqual([
    { kind: 'skipped', origin: 'a.csv, row 2', code: 'import/lone-superset', detail: 'Squat, Curl' },
  ]);
});

it('a workout without one is the same', () => {
  const drafts = new ImportDrafts();
  const workout = workoutDraft({ exercises: ['a', 'a'].map((superset) => workoutExerciseDraft({ superset })) });
  drafts.add(workout);
  expect(drafts.workouts[0]).toBe(workout);
  expect(drafts.skipped).toEqual([]);
});
