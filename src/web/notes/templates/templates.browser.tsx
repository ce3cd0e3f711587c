import { expect, test } from 'vitest';
import { expectAccessible, keyboard, openApp, texts } from '../../testing/index.ts';

const visit = { title: 'Visit', kind: 'template', body: 'About {{title}}\n\nOn {{date}}' };
const knee = { title: 'Knee', createdAt: 1, body: 'before ' };

test('a template with a title placeholder asks for the title of the new note', async () => {
  const { screen, store } = await openApp('/dashboard/notes?list=templates', { notesData: { notes: { visit } } });
  await screen.getByRole('button', { name: 'Use template' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New note' });
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await expectAccessible('[role="dialog"]');
  await keyboard.type(' Physio ');
  await keyboard.press('Enter');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Physio');
  await expect.poll(() => texts('.cm-line')[0]).toBe('About Physio');
  expect(store.records('notes').find(({ id }) => id !== 'visit')?.value.title).toBe('Physio');
});

test('a title placeholder contains the date if no title is entered', async () => {
  const { screen } = await openApp('/dashboard/notes?list=templates', { notesData: { notes: { visit } } });
  await screen.getByRole('button', { name: 'Use template' }).click();
  await screen.getByRole('dialog', { name: 'New note' }).getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => texts('.cm-line')[0]).toMatch(/^About \d{4}-\d\d-\d\d$/);
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('a template is inserted at the cursor from the note’s menu, in one undo step', async () => {
  const { screen, store } = await openApp('/dashboard/notes/knee', { notesData: { notes: { visit, knee } } });
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await keyboard.press('Control+End');
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Insert template…' }).click();
  await screen.getByRole('option', { name: 'Visit' }).click();
  await expect
    .poll(() => texts('.cm-line'))
    .toEqual(['before About Knee', '', expect.stringMatching(/^On \d{4}-\d\d-\d\d$/)]);
  await expect.element(text).toHaveFocus();
  await keyboard.press('Control+z');
  await expect.poll(() => texts('.cm-line')).toEqual(['before ']);
  expect(await store.actions.bodyText('notes/knee')).toBe('before ');
});

test('a template is inserted at the cursor from the / menu, in one undo step', async () => {
  await import('../editor/note-editor.tsx');
  const { screen, store } = await openApp('/dashboard/notes/knee', { notesData: { notes: { visit, knee } } });
  await expect.poll(() => texts('.cm-line')).toEqual(['before ']);
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await keyboard.press('Control+End');
  await keyboard.type('/templ');
  await screen.getByRole('option', { name: 'Template' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Insert template' })).toHaveFocus();
  await keyboard.type('vis');
  await expect.element(screen.getByRole('option', { name: 'Visit' })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  const day = expect.stringMatching(/^On \d{4}-\d\d-\d\d$/);
  await expect.poll(() => texts('.cm-line')).toEqual(['before About Knee', '', day]);
  await expect.element(text).toHaveFocus();
  await keyboard.type('!');
  await expect.poll(() => texts('.cm-line').at(-1)).toMatch(/^On \d{4}-\d\d-\d\d!$/);
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await expect.poll(() => texts('.cm-line')).toEqual(['before ']);
  expect(await store.actions.bodyText('notes/knee')).toBe('before ');
});

test('a template is found by part of its name', async () => {
  const { screen } = await openApp('/dashboard/notes/knee', { notesData: { notes: { visit, knee } } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Insert template…' }).click();
  const field = screen.getByRole('combobox', { name: 'Insert template' });
  await expect.element(field).toHaveFocus();
  await keyboard.type('nothing like it');
  await expect.element(screen.getByRole('status').filter({ hasText: 'No templates found' })).toBeVisible();
  await field.fill('vis');
  await expect.element(screen.getByRole('option', { name: 'Visit' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible('[role="dialog"]');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => texts('.cm-line').join('\n')).toContain('About Knee');
});

test('the picker shows that there are no templates', async () => {
  const { screen } = await openApp('/dashboard/notes/knee', { notesData: { notes: { knee } } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Insert template…' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: 'No templates yet' })).toBeVisible();
  await expectAccessible('[role="dialog"]');
});

test('the daily template is inserted only once, and other templates at the cursor', async () => {
  const day = { title: 'Day', kind: 'template', body: '# {{date}}\n\nSleep, mood, plan:\n' };
  const { screen, store } = await openApp('/dashboard/notes', {
    notesData: { notes: { day, visit: { ...visit, body: 'About {{title}} on {{date}}' } } },
    profileData: { preferences: { main: { dailyTemplate: 'notes/day' } } },
  });
  const insert = async (name: string) => {
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Insert template…' }).click();
    await screen.getByRole('option', { name }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  };
  await screen.getByRole('button', { name: 'Today’s note' }).click();
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('Sleep, mood, plan:');
  await insert('Day');
  await expect.poll(() => texts('.cm-line')).toHaveLength(4);
  await expect.element(screen.getByRole('button', { name: 'Use template' })).not.toBeInTheDocument();
  await keyboard.type('Well. ');
  await insert('Visit');
  await expect.poll(() => texts('.cm-line').at(-1)).toMatch(/^Well\. About (\d{4}-\d\d-\d\d) on \1$/);
  const today = store.records('notes').find(({ value }) => value.day !== undefined);
  const stored = /^# (\d{4}-\d\d-\d\d)\n\nSleep, mood, plan:\nWell\. About \1 on \1$/;
  expect(await store.actions.bodyText(`notes/${today?.id}`)).toMatch(stored);
});
