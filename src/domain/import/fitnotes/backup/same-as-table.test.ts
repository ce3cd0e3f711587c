import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSi } from '../../../kernel/index.ts';
import { runs } from '../../../testing/runs.ts';
import type { WorkoutDraft } from '../../draft/index.ts';
import { filesOf, itemsOf } from '../../testing/files.ts';
import { fitNotes } from '../index.ts';
import { workouts } from '../testing/arbitrary-workouts.ts';
import { backupFile } from '../testing/backup-file.ts';

/** Returns the workouts with one unit for the loads of each exercise, as FitNotes has it. */
function withUnits(drafts: readonly WorkoutDraft[]): readonly WorkoutDraft[] {
  return drafts.map((draft) => ({
    ...draft,
    exercises: draft.exercises.map((exercise) => {
      const unit = exercise.sets[0]?.load?.unit ?? 'kg';
      return {
        ...exercise,
        sets: exercise.sets.map((set) => ({ ...set, load: set.load === null ? null : { ...set.load, unit } })),
      };
    }),
  }));
}

function backupOf(drafts: readonly WorkoutDraft[]): Uint8Array {
  const exercises = drafts.flatMap((draft) => draft.exercises.map((exercise) => ({ day: draft.sourceId, exercise })));
  const sets = exercises.flatMap(({ day: date, exercise }, at) =>
    exercise.sets.map((set) => ({ date, exerciseId: at + 1, set })),
  );
  return backupFile({
    Category: [
      ['Legs', 0],
      ['Chest', 0],
    ],
    exercise: exercises.map(({ exercise: { name, category, sets: own } }) => [
      name,
      ['Legs', 'Chest'].indexOf(category ?? '') + 1,
      own[0]?.load === null ? 1 : 0,
      null,
      own[0]?.load?.unit === 'lb' ? 2 : 1,
    ]),
    training_log: sets.map(({ date, exerciseId, set: { load, reps, distance, seconds } }) => [
      exerciseId,
      date,
      load === null ? 0 : toSi(load.value, load.unit === 'lb' ? 'lb' : 'kg'),
      reps ?? 0,
      distance === null ? 0 : 5,
      0,
      distance === null ? 0 : toSi(distance.value, 'mi'),
      seconds ?? 0,
    ]),
    Comment: sets.flatMap(({ date, set: { remark } }, at) => (remark === '' ? [] : [[date, 1, at + 1, remark]])),
  });
}

it('becomes the same drafts as the table with the same workouts', async () => {
  await fc.assert(
    fc.asyncProperty(workouts.map(withUnits), async (drafts) => {
      const items = await itemsOf(fitNotes, filesOf({ 'b.fitnotes': backupOf(drafts) }));
      expect(items.map((item) => ({ ...item, origin: '' }))).toEqual(drafts);
    }),
    { numRuns: runs(100) },
  );
});
