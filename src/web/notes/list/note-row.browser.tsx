import { expect, test } from 'vitest';
import { openApp } from '../../testing/index.ts';

test('a row shows the title, excerpt, notebook and tags of its note', async () => {
  const { screen } = await openApp('/dashboard/notes', {
    notesData: {
      notes: { bread: { title: 'Bread', body: 'Flour, water, salt #baking', notebook: 'recipes', createdAt: 1 } },
      notebooks: { recipes: { name: 'Recipes' } },
    },
  });
  const row = screen.getByRole('row', { name: 'Bread' });
  for (const text of ['Bread', 'Flour, water, salt #baking', 'Recipes', 'baking'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
});

test('a row shows times as people write them, and no file names of images', async () => {
  const body = `![photo.png](attachment:${'ab'.repeat(32)})\n- [ ] call @2031-12-05\n- [ ] rest @2031-12-06 18:00 ^1a2b3c4d`;
  const { screen } = await openApp('/dashboard/notes', { notesData: { notes: { plan: { body, createdAt: 1 } } } });
  const row = screen.getByRole('row', { name: /^call Fri.*2031$/ });
  await expect.element(row.getByText(/^rest Sat.*6.*2031, (?:18:00|6:00.PM)$/)).toBeVisible();
});

test('a pinned note is marked, and a note without a title shows its first line', async () => {
  const { screen } = await openApp('/dashboard/notes', {
    notesData: { notes: { list: { body: 'Milk\nEggs', createdAt: 1, pinnedAt: 2 } } },
  });
  await expect.element(screen.getByRole('row').getByText('Milk')).toBeVisible();
  await expect.element(screen.getByRole('row').getByRole('img', { name: 'Pinned' })).toBeVisible();
});
