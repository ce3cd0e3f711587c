import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { nextSavedFile, openApp } from '../../testing/index.ts';
import './write-answers.ts';

test('a note that leaves the app has its answers as plain Markdown', async () => {
  const day = '2026-02-03';
  const startedAt = Date.UTC(2026, 1, 3, 18);
  const result = { kind: 'working', load: { si: 80 }, reps: 8, completedAt: startedAt };
  const body = 'Best `=best bench`\n\n```mensana\nbench\n```';
  const { screen } = await openApp('/dashboard/notes/plan', {
    notesData: {
      notes: {
        plan: { title: 'Plan', createdAt: 1, body },
        other: { title: 'Bench cues', day, createdAt: startedAt, body: '' },
      },
    },
    exerciseData: {
      workouts: {
        push: {
          ...{ day, startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC' },
          exercises: { e: { exercise: 'exercises/bench-press', order: 'a0' } },
          sets: { s: { place: { exercise: 'e', order: 'a0' }, result } },
        },
      },
    },
  });
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  const file = nextSavedFile();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  const { content } = await file;
  expect(content).toContain('Best 80 kg <!-- mensana: best bench -->\n\n<!-- mensana: bench -->\n\n| Day | Name |');
  expect(content).toMatch(/\| .*2026.* \| Workout \|/);
  expect(content).toMatch(/\| .*2026.* \| Bench cues \|/);
});
