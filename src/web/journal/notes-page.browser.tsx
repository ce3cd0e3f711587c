import { expect, test } from 'vitest';
import { expectAccessible, openApp } from '../testing/index.ts';
// Loading these on demand from source can take longer than the timeout of `expect`.
import '../search/index.ts';
import './notes-page.tsx';
import './tag-links.tsx';

const startedAt = Date.UTC(2026, 1, 3, 18);
const document_ = {
  notesData: { notes: { diary: { title: 'Diary', body: 'A twinge in the #knee', createdAt: startedAt } } },
  exerciseData: {
    workouts: {
      legs: {
        ...{ startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: '2026-02-03' },
        exercises: { e: { exercise: 'exercises/back-squat', order: 'a0' } },
        sets: {
          s: {
            place: { exercise: 'e', order: 'a0' },
            result: { kind: 'working', load: { si: 100 }, reps: 5, completedAt: startedAt + 60_000 },
            remark: 'Twinge again',
          },
        },
      },
    },
  },
};

test('a search of notes says what it also finds in the training, and leads there', async () => {
  const { screen, router } = await openApp('/dashboard/notes?q=twinge', document_);
  const also = screen.getByRole('link', { name: 'Also in training: 1 set' });
  await expect.element(also).toBeVisible();
  await expectAccessible('main');
  await also.click();
  await expect.poll(() => router.state.location.href).toBe('/dashboard/search?q=twinge');
});

test('a search of notes says nothing of the training if nothing matches there', async () => {
  const { screen } = await openApp('/dashboard/notes?q=diary', document_);
  await expect.element(screen.getByText('1 note', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/Also in training/)).not.toBeInTheDocument();
});

test('the notes with a tag lead to its thread, and to the comparison of days with and without it', async () => {
  const { screen, router } = await openApp('/dashboard/notes?tag=knee', document_);
  await expect
    .element(screen.getByRole('link', { name: 'Compare days' }))
    .toHaveAttribute('href', '/dashboard/journal/compare?q=%23knee');
  await screen.getByRole('link', { name: 'Timeline' }).click();
  await expect.poll(() => router.state.location.href).toBe('/dashboard/search?q=%23knee&view=thread');
  await screen.getByRole('link', { name: 'Compare days' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Compare days' })).toBeVisible();
});
