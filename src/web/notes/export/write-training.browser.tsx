import { expect, test } from 'vitest';
import { openApp } from '../../testing/index.ts';
import { writeTraining } from './write-training.ts';

test('a note that leaves the app lists the training of its day, with the sets of workouts', async () => {
  const day = '2026-02-03';
  const startedAt = Date.UTC(2026, 1, 3, 18);
  const { store } = await openApp('/dashboard/overview', {
    exerciseData: {
      workouts: {
        push: {
          ...{ day, startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', title: 'Push day' },
          exercises: { bench: { exercise: 'exercises/bench-press', order: 'a0' } },
          sets: {
            one: {
              place: { exercise: 'bench', order: 'a0' },
              result: { kind: 'working', load: { si: 80 }, reps: 8, completedAt: startedAt },
            },
          },
        },
      },
    },
  });
  const text = 'Before\n\n![[training]]';
  const list = '- Push day, 18:00, 1:00:00\n  - Bench press: 80 kg x 8';
  expect(await writeTraining(store, text, { noteDay: day, keepsEmbed: true })).toBe(
    `Before\n\n<!-- ![[training]] -->\n${list}`,
  );
  expect(await writeTraining(store, text, { noteDay: day, keepsEmbed: false })).toBe(`Before\n\n${list}`);
});
