import { expect, test } from 'vitest';
import { expectAccessible, focus, keyboard, onPhone } from '../../../testing/index.ts';
import { openExercise } from '../../testing/index.ts';

const startedAt = Date.now() - 86_400_000;
const sha = (digit: string) => digit.repeat(64);

const typed = { sport: 'run', startedAt, distance: { si: 10_000 }, movingSeconds: 3000, remark: 'My knee was fine' };
const recorded = {
  ...{ sport: 'run', startedAt: startedAt + 30_000, distance: { si: 10_060 }, movingSeconds: 2990 },
  ...{ title: 'Morning run', track: sha('a'), heartRate: { average: 150 } },
};

async function openPair(other: object = recorded) {
  const app = await openExercise('/activities/typed', { activities: { typed, other } });
  return { ...app, stored: (id: string) => app.store.record('activities', id).entry };
}

test('an activity that looks like another is merged with it, and both recordings and remarks stay', async () => {
  await onPhone();
  const { screen, stored, pathname } = await openPair();
  await screen.getByRole('button', { name: 'Compare' }).click();
  const table = screen.getByRole('table', { name: 'The same activity?' });
  await expect.element(table.getByRole('row', { name: 'Recording None Without heart rate' })).toBeVisible();
  await expectAccessible('[role=dialog]');
  expect(document.documentElement.scrollWidth).toBe(390);
  await focus(screen.getByRole('button', { name: 'Merge' }));
  await keyboard.press('Enter');
  await expect.poll(pathname).toMatch(/activities\/other$/);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Morning run' })).toHaveFocus();
  expect(stored('other')?.value).toMatchObject({ track: sha('a'), remark: 'My knee was fine', title: 'Morning run' });
  await expect.poll(() => stored('typed')?.inTrash).toBe(true);
  await expect.element(screen.getByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
});

test('undoing a merge separates the two again', async () => {
  const { screen, stored } = await openPair();
  const before = [stored('typed')?.value, stored('other')?.value];
  await screen.getByRole('button', { name: 'Compare' }).click();
  await screen.getByRole('button', { name: 'Merge' }).click();
  await expect.poll(() => stored('other')?.value.remark).toBe('My knee was fine');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored('typed')?.inTrash).toBe(false);
  expect(stored('typed')?.value).toMatchObject({ remark: 'My knee was fine', distance: { si: 10_000 } });
  for (const [at, id] of ['typed', 'other'].entries()) {
    const { editedAt, ...others } = stored(id)?.value ?? {};
    const { editedAt: _, ...othersBefore } = before[at] ?? {};
    expect(others).toEqual(othersBefore);
    expect(editedAt === undefined || editedAt > 0).toBe(true);
  }
});

test('the figures of the other one are kept if chosen', async () => {
  const { screen, stored } = await openPair({ ...recorded, track: sha('b') });
  await screen.getByRole('button', { name: 'Compare' }).click();
  await screen.getByRole('radio', { name: 'This one' }).click();
  await screen.getByRole('button', { name: 'Merge' }).click();
  await expect.poll(() => stored('other')?.inTrash).toBe(true);
  expect(stored('typed')?.value).toMatchObject({ distance: { si: 10_000 }, track: sha('b') });
});

test('two activities that are kept apart are not compared again, from either side', async () => {
  const { screen, goTo } = await openPair();
  await screen.getByRole('button', { name: 'Compare' }).click();
  await focus(screen.getByRole('button', { name: 'Keep both' }));
  await keyboard.press('Enter');
  const compare = screen.getByRole('button', { name: 'Compare' });
  await expect.element(compare).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await goTo('/activities/other');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Morning run' })).toBeVisible();
  await expect.element(compare).not.toBeInTheDocument();
});
