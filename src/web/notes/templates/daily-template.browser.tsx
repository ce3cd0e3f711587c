import { expect, test } from 'vitest';
import { expectAccessible, keyboard, openApp, texts } from '../../testing/index.ts';

const text = '# {{date}}\n\nSleep, mood, plan:\n';
const template = { title: 'Day', kind: 'template', body: text };
const withTemplate = {
  notesData: { notes: { template } },
  profileData: { preferences: { main: { dailyTemplate: 'notes/template' } } },
};

test('a note becomes the daily template by its menu, and a daily note starts with it', async () => {
  const { screen, store, router } = await openApp('/dashboard/notes/plan', {
    notesData: { notes: { plan: { title: 'Day', createdAt: 1, body: text } } },
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Use as daily note template' }).click();
  await expect.element(screen.getByText(/^This note is your daily note template/)).toBeVisible();
  await expectAccessible('[data-layout]');
  expect(store.record('preferences', 'main').entry?.value.dailyTemplate).toBe('notes/plan');
  await router.navigate({ href: '/dashboard/notes' });
  await screen.getByRole('button', { name: 'Today’s note' }).click();
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('Sleep, mood, plan:');
});

test('SY24a an untouched template is not stored', async () => {
  const { screen, store, router } = await openApp('/dashboard/notes', withTemplate);
  await screen.getByRole('button', { name: 'Today’s note' }).click();
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('Sleep, mood, plan:');
  const day = router.state.location.href;
  const key = `notes/${day.split('/').at(-1)}` as const;
  await router.navigate({ href: '/dashboard/overview' });
  expect(await store.actions.bodyText(key)).toBe('');
  await router.navigate({ href: day });
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('Sleep, mood, plan:');
});

test('a used template is inserted into the note, with the cursor at its end', async () => {
  const { screen, store } = await openApp('/dashboard/notes/day/2026-11-03', withTemplate);
  await screen.getByRole('button', { name: 'Use template' }).click();
  await expect.poll(() => texts('.cm-line')).toHaveLength(4);
  await expect.element(screen.getByRole('button', { name: 'Use template' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveFocus();
  await keyboard.type('Well');
  await expect.poll(() => texts('.cm-line').at(-1)).toBe('Well');
  expect(await store.actions.bodyText('notes/day-2026-11-03')).toBe('# 2026-11-03\n\nSleep, mood, plan:\nWell');
});

test('SY24a the first key press inserts the template before the typed text', async () => {
  const { screen, store } = await openApp('/dashboard/notes/day/2026-03-14', withTemplate);
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('# 2026-03-14');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('slept well');
  await expect.poll(() => texts('.cm-line').at(-1)).toBe('slept well');
  expect(await store.actions.bodyText('notes/day-2026-03-14')).toBe('# 2026-03-14\n\nSleep, mood, plan:\nslept well');
});

test.each([
  ['its template', 'Use template'],
  ['a button of the toolbar', 'Tasks'],
  ['a tag', 'Add tag'],
])('starting a daily note with %s creates it for that day, with the current time', async (_, button) => {
  const before = Date.now();
  const { screen, store } = await openApp('/dashboard/notes/day/2026-11-04', withTemplate);
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await screen.getByRole('button', { name: button, exact: true }).click();
  if (button === 'Add tag') {
    await screen.getByRole('dialog').getByRole('textbox').fill('legs');
    await keyboard.press('Enter');
  }
  await expect.poll(() => store.records('notes').map(({ id }) => id)).toEqual(['template', 'day-2026-11-04']);
  const note = store.record('notes', 'day-2026-11-04').entry;
  expect(note?.value.createdAt).toBeGreaterThanOrEqual(before);
  expect(note?.value.createdAt).toBeLessThanOrEqual(Date.now());
});

test('an open day shows the current version of the template, and none that is in the trash', async () => {
  const { store } = await openApp('/dashboard/notes/day/2026-02-01', withTemplate);
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('Sleep, mood, plan:');
  const close = store.watchBody('notes/template');
  await expect.poll(() => store.body('notes', 'template').state).toBe('open');
  const written = store.body('notes', 'template').text;
  written?.insert(written.length, 'Weight:');
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('Weight:');
  close();
  store.actions.changeRecord('notes', 'template', (draft) => {
    draft.trashedAt = Date.now();
  });
  await expect.poll(() => texts('.cm-placeholder')).toEqual(['Start writing…']);
});

test('a text cleared by the user stays empty', async () => {
  const { screen, store } = await openApp('/dashboard/notes/day/2026-11-03', withTemplate);
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('Sleep, mood, plan:');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('x');
  await keyboard.press('Control+a');
  await keyboard.press('Delete');
  await expect.poll(() => texts('.cm-placeholder')).toEqual(['Start writing…']);
  await keyboard.type('Mine');
  await expect.poll(() => texts('.cm-line')).toEqual(['Mine']);
  expect(await store.actions.bodyText('notes/day-2026-11-03')).toBe('Mine');
});

test('a note that is no longer a template is listed again', async () => {
  const { screen, router } = await openApp('/dashboard/notes/day/2026-11-03', withTemplate);
  await screen.getByRole('link', { name: 'Open template' }).click();
  await expect.element(screen.getByText(/^This note is your daily note template/)).toBeVisible();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Stop using as daily note template' }).click();
  await expect.element(screen.getByText(/^This note is your daily note template/)).not.toBeInTheDocument();
  await router.navigate({ href: '/dashboard/notes' });
  await expect.element(screen.getByRole('row', { name: 'Day', exact: true })).toBeVisible();
});

test('a day with an unused template has no note until the first key press', async () => {
  const { screen, router } = await openApp('/dashboard/notes/day/2026-03-14', withTemplate);
  await expect.poll(() => texts('.cm-placeholder').join()).toContain('# 2026-03-14');
  const calendar = screen.getByRole('dialog', { name: 'Calendar' });
  const date = screen.getByRole('button', { name: /14 Mar/ });
  const withNote = calendar.getByRole('button', { name: /14 March 2026.*has a note/ });
  await date.click();
  await expect.element(calendar.getByRole('button', { name: /14 March 2026/ })).toBeVisible();
  await expect.element(withNote).not.toBeInTheDocument();
  await keyboard.press('Escape');
  await expectAccessible('[data-layout]');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await keyboard.type('slept well');
  await date.click();
  await expect.element(withNote).toBeVisible();
  await keyboard.press('Escape');
  await screen.getByRole('button', { name: 'Next day' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/day/2026-03-15');
  await expect.element(screen.getByRole('button', { name: /^Sun,? 15 Mar/ })).toBeVisible();
  await expect.poll(() => texts('.cm-line')).not.toContain('slept well');
});

test('a note is created from a template in the list of templates', async () => {
  const { screen, store } = await openApp('/dashboard/notes?list=templates', withTemplate);
  const use = screen.getByRole('button', { name: 'Use template' });
  await expect.element(use).toBeVisible();
  await expectAccessible('[data-layout]');
  await use.click();
  await expect.poll(() => texts('.cm-line')).toContain('Sleep, mood, plan:');
  expect(store.records('notes').map(({ value }) => value.kind)).toEqual(['template', undefined]);
});
