import { expect, test } from 'vitest';
import { openApp, smallTargets, touchScreen } from '../../testing/index.ts';

const names = Array.from({ length: 250 }, (_, at) => `tag${String(at).padStart(3, '0')}`);
const squats = { title: 'Squats', createdAt: 1, tags: Object.fromEntries(names.map((name) => [name, name])) };

test('a note shows the first of many tags, and the others on request', async () => {
  const { screen } = await openApp('/dashboard/notes/squats', { notesData: { notes: { squats } } });
  const tags = screen.getByRole('region', { name: 'Note tags' });
  await expect.element(tags.getByRole('link').nth(49)).toBeVisible();
  expect(tags.getByRole('link').elements()).toHaveLength(50);
  await tags.getByRole('button', { name: '200 more' }).click();
  await expect.element(tags.getByRole('button', { name: '150 more' })).toBeVisible();
  expect(tags.getByRole('link').elements()).toHaveLength(100);
});

test('on a touch screen the chips are flat, and their targets are not', async () => {
  await touchScreen();
  const tags = Object.fromEntries(names.slice(0, 12).map((name) => [name, name]));
  const { screen } = await openApp('/dashboard/notes/squats', {
    notesData: { notes: { squats: { ...squats, tags } } },
  });
  const field = screen.getByRole('region', { name: 'Note tags' });
  await expect.element(field.getByRole('link').first()).toBeVisible();
  const heights = [...field.element().querySelectorAll('a, button')].map((each) => each.getBoundingClientRect().height);
  expect(new Set(heights)).toEqual(new Set([28]));
  expect(smallTargets().filter((each) => /tag/i.test(each))).toEqual([]);
});
