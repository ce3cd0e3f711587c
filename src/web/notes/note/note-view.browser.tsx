import type {} from '@vitest/browser-playwright'; // the types of its `cdp`
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { keyboard, openApp } from '../../testing/index.ts';

test('a note is opened from the list and edited', async () => {
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
  expect(await store.actions.bodyText('notes/squats')).toBe('Five by five, heavy 💪');
});

test.each(['a%2Fb', 'x'.repeat(300), '%00'])(
  'an invalid id in the URL shows that the note is not here: %s',
  async (id) => {
    const { screen, router } = await openApp(`/dashboard/notes/${id}`);
    await expect.element(screen.getByRole('heading', { name: 'This note isn’t on this device' })).toBeVisible();
    await router.navigate({ href: `/dashboard/exercise/exercises/${id}` });
    await expect.element(screen.getByRole('heading', { name: 'This exercise isn’t on this device' })).toBeVisible();
  },
);

test('today’s note is the same note each time it is opened', async () => {
  const { screen, store, router } = await openApp('/dashboard/notes');
  const today = screen.getByRole('button', { name: 'Today’s note' });
  await today.click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/day-\d{4}-\d\d-\d\d$/);
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('one');
  await router.navigate({ href: '/dashboard/notes' });
  await today.click();
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveTextContent('one');
  expect(store.records('notes')).toHaveLength(1);
});

test('a note is printed without its controls', async () => {
  const reminders = { soon: { at: Date.now() + 3_600_000, zone: 'Etc/UTC' } };
  const squats = { title: 'Squats', createdAt: 1, body: 'Five by five', tags: { knee: 'knee' }, reminders };
  const { screen } = await openApp('/dashboard/notes/squats', { notesData: { notes: { squats } } });
  const controls = [
    screen.getByRole('toolbar', { name: 'Formatting' }),
    screen.getByRole('button', { name: 'More', exact: true }),
    screen.getByRole('button', { name: 'Add tag' }),
    screen.getByRole('button', { name: 'Remove tag knee' }),
    screen.getByRole('button', { name: /^Remove the reminder/ }),
  ];
  for (const control of controls) await expect.element(control).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  for (const control of controls) await expect.element(control).not.toBeInTheDocument(); // nor for a screen reader
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await expect.element(text.getByText('Five by five')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Note tags' }).getByRole('link')).toBeVisible();
});
