import { expect, test } from 'vitest';
import { keyboard, openApp } from '../testing/index.ts';

test('a note is opened from the list and written into', async () => {
  const { screen, store } = await openApp('/dashboard/notes', {
    notesData: {
      notes: {
        squats: { title: 'Squats', createdAt: 1, body: 'Five by five' },
        bench: { title: 'Bench', createdAt: 2 },
      },
    },
  });
  await screen.getByRole('row', { name: 'Squats' }).click();
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await expect.element(text).toHaveTextContent('Five by five');
  await text.click();
  await keyboard.press('End');
  await keyboard.type(', heavy');
  await keyboard.insertText(' 💪');
  await expect.element(text).toHaveTextContent('Five by five, heavy 💪');
  expect(await store.bodyText('notes/squats')).toBe('Five by five, heavy 💪');
});
