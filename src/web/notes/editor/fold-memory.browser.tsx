import { expect, test } from 'vitest';
import { shownLines } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

test('each note remembers what is folded in it, and not the words of it', async () => {
  const body = '# Plan for May\n\nslowly';
  const { screen, router } = await openNote({
    title: 'Spring',
    body,
    others: { other: { title: 'Summer', createdAt: 2, body } },
  });
  await screen.getByRole('button', { name: 'Collapse Plan for May' }).click();
  await expect.poll(() => shownLines().includes('slowly')).toBe(false);
  await router.navigate({ href: '/dashboard/notes/other' });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Summer');
  await expect.poll(() => shownLines().includes('slowly')).toBe(true);
  await router.navigate({ href: '/dashboard/notes/note' });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Spring');
  await expect.element(screen.getByRole('button', { name: 'Expand Plan for May' })).toBeVisible();
  expect(shownLines().includes('slowly')).toBe(false);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Plan for May');
});
