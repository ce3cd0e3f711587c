import { expect, test } from 'vitest';
import { expectAccessible, keyboard, openApp, takeOffer, texts } from '../../testing/index.ts';

const day = '2026-02-03';
const startedAt = Date.UTC(2026, 1, 3, 18);
const run = { startedAt, zone: 'UTC', day, sport: 'run', title: 'To the sea', movingSeconds: 1800 };

function openNote(id: string, note: object, activities: object = { run }) {
  return openApp(`/dashboard/notes/${id}`, {
    notesData: { notes: { [id]: { createdAt: startedAt, ...note } } },
    exerciseData: { activities: activities as Record<string, object> },
  });
}

const blocks = () => texts('.md-training');

test('a note shows the training of its day where it says so, and its text stays as it is', async () => {
  const body = 'Before\n\n![[training]]\n\nAfter';
  const { screen, store, changeElsewhere } = await openNote(`day-${day}`, { day, body });
  await expect.poll(blocks).toEqual([expect.stringMatching(/^Training.*To the sea/)]);
  await changeElsewhere('activities', 'walk', (draft) =>
    Object.assign(draft, { ...run, sport: 'walk', title: 'Home' }),
  );
  await expect.poll(blocks).toEqual([expect.stringContaining('Home')]);
  await screen.getByRole('textbox', { name: 'Text', exact: true }).getByText('To the sea').click();
  await expect.element(screen.getByText('No other details').first()).toBeVisible();
  expect(await store.actions.bodyText(`notes/day-${day}`)).toBe(body);
  await expectAccessible('[data-layout]');
});

test('the Markdown is shown while the cursor is in it', async () => {
  const { screen } = await openNote(`day-${day}`, { day, body: 'Before\n![[training]]' });
  await expect.poll(blocks).toHaveLength(1);
  expect(texts('.cm-line').join()).not.toContain('![[training]]');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).getByText('Before').click();
  await keyboard.press('ArrowDown');
  await expect.poll(() => texts('.cm-line').join()).toContain('![[training]]');
  await expect.poll(blocks).toEqual([expect.stringContaining('To the sea')]);
});

test('a note without a day can name one, and is told so', async () => {
  await openNote('plan', { title: 'Plan', body: `![[training]]\n\n![[training:${day}]]` });
  await expect
    .poll(blocks)
    .toEqual([
      expect.stringMatching(/^This note has no day\..*!\[\[training:\d{4}-/),
      expect.stringContaining('To the sea'),
    ]);
});

test('typing an embed offers the training of the day', async () => {
  const { screen, store } = await openNote(`day-${day}`, { day, body: '' });
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('![[tr');
  await expect.element(screen.getByRole('option', { name: /^training ?Of the day of this note$/ })).toBeVisible();
  await takeOffer();
  await expect.poll(() => store.actions.bodyText(`notes/day-${day}`)).toBe('![[training]]');
});

test('typing an embed in a note without a day offers only the training of a date', async () => {
  const { screen, store } = await openNote('plan', { title: 'Plan', body: '' });
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('![[tr');
  await expect.element(screen.getByRole('option', { name: /^training:/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Of the day of this note/ })).not.toBeInTheDocument();
  await takeOffer();
  await expect.poll(() => store.actions.bodyText('notes/plan')).toMatch(/^!\[\[training:\d{4}-\d{2}-\d{2}\]\]$/);
});
