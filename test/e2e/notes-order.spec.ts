import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  type Device,
  goOffline,
  goOnline,
  newDevice,
  openPlace,
  openSection,
  putDocument,
  saveState,
  scrolledBy,
  scrollTo,
  shellIsKept,
  signIn,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

/** Each step of two browsers is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

test('notebooks are nested by the menu, and a notebook in the trash keeps its notes among all notes', async ({
  page,
}) => {
  await createAccount(page, '/dashboard/notes');
  await showPlaces(page);
  await addNotebook(page, 'Training');
  await addNotebook(page, 'Work');
  await moveNotebook(page, 'Training', 'Work');
  await expect(notebooks(page).getByRole('row', { name: 'Work' })).toHaveAttribute('aria-expanded', /true|false/);
  await hidePlaces(page);
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
  await page.goto('/dashboard/notes');
  await showPlaces(page);
  await notebookAct(page, 'Work', 'Move to trash');
  await expect(notebooks(page).getByRole('row', { name: 'Training' })).toBeVisible();
  await hidePlaces(page);
  await expect(page.getByRole('row', { name: 'Kept' })).toBeVisible();
  await openPlace(page, 'Trash');
  await page.getByRole('button', { name: 'Restore notebook “Work”' }).click();
  await expect(page.getByRole('button', { name: 'Restore notebook “Work”' })).toBeHidden();
});

test('the list of a notebook that is thrown away keeps its name and takes no new note', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, {
    notesData: { notebooks: { work: { name: 'Work' } }, notes: { a: { title: 'Plan', notebook: 'work' } } },
  });
  await page.goto('/dashboard/notes?notebook=work');
  await expect(list(page).getByRole('row', { name: 'Plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeVisible();
  await notebookAct(page, 'Work', 'Move to trash');
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Work', exact: true })).toBeVisible();
});

test('notebooks are walked, opened and moved by keys alone', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/notes');
  for (const name of ['Knees', 'Meals', 'Work']) await addNotebook(page, name);
  const row = (name: string) => notebooks(page).getByRole('row', { name });
  await row('Knees').focus();
  await page.keyboard.press('w');
  await expect(row('Work')).toBeFocused();

  await page.keyboard.press('Alt+ArrowUp');
  await expectTree(page, ['1 Knees', '1 Work', '1 Meals']);
  await page.keyboard.press('Alt+ArrowRight');
  await expectTree(page, ['1 Knees', '2 Work', '1 Meals']);
  await expect(row('Work')).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await expect(row('Knees')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectTree(page, ['1 Knees', '1 Meals']);
  await page.keyboard.press('ArrowRight');
  await expectTree(page, ['1 Knees', '2 Work', '1 Meals']);
  await page.keyboard.press('ArrowDown');
  await expect(row('Work')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expectTree(page, ['1 Knees', '1 Work', '1 Meals']);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Options for Work' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Options for Work' })).toBeFocused();
  await notebookAct(page, 'Work', 'Move to…');
  await page.getByRole('dialog').getByRole('row', { name: 'Meals' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectTree(page, ['1 Knees', '1 Work', '1 Meals']);

  await row('Work').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/notebook=/);
});

test('where a place leaves by its own menu, the one that stands there then has the keys', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, {
    notesData: {
      notebooks: { a: { name: 'A' }, b: { name: 'B' }, c: { name: 'C' } },
      notes: { n: { title: 'Plan', tags: { knee: 'knee', rest: 'rest' } } },
      searches: { x: { name: 'X', query: 'x' }, y: { name: 'Y', query: 'y' }, z: { name: 'Z', query: 'z' } },
    },
  });
  await page.goto('/dashboard/notes');
  await notebooks(page).getByRole('row', { name: 'B', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to trash' }).press('Enter');
  await expect(notebooks(page).getByRole('row', { name: 'C', exact: true })).toBeFocused();
  await notebookAct(page, 'C', 'Move to trash');
  await expect(notebooks(page).getByRole('row', { name: 'A', exact: true })).toBeFocused();
  await removeTag(page, 'knee');
  await expect(page.getByRole('treegrid', { name: 'Tags' }).getByRole('row', { name: 'rest' })).toBeFocused();
  const names = async () => page.locator('li[data-key] a').allTextContents();
  for (const [at, next] of [
    [1, 1],
    [1, 0],
  ] as const) {
    const before = await names();
    await page.getByRole('button', { name: `Options for ${before[at]}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await expect(page.getByRole('link', { name: before[at] ?? '', exact: true })).toHaveCount(0);
    await expect(page.locator('li[data-key] a').nth(next)).toBeFocused();
  }
});

test('notebooks are dragged into each other and between, and take the notes that are dropped on them', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/notes');
  for (const name of ['Knees', 'Meals', 'Work']) await addNotebook(page, name);
  await addNote(page, 'Stairs');
  await tagNote(page, 'Stairs', 'home');
  await addNote(page, 'Bike');
  const row = (name: string) => notebooks(page).getByRole('row', { name });

  await row('Work').dragTo(row('Knees'));
  await expectTree(page, ['1 Knees', '2 Work', '1 Meals']);
  await row('Meals').dragTo(row('Knees'), { targetPosition: { x: 40, y: 2 } });
  await expectTree(page, ['1 Meals', '1 Knees', '2 Work']);
  await row('Work').dragTo(row('Meals'), { targetPosition: { x: 40, y: 32 } });
  await expectTree(page, ['1 Meals', '1 Work', '1 Knees']);

  await list(page).getByRole('row', { name: 'Bike' }).dragTo(row('Meals'));
  await expect(row('Meals')).toContainText('1');
  const tag = page.getByRole('treegrid', { name: 'Tags' }).getByRole('row', { name: 'home' });
  await list(page).getByRole('row', { name: 'Bike' }).dragTo(tag);
  await expect(tag).toContainText('2');

  await row('Meals').click();
  await list(page)
    .getByRole('row', { name: 'Bike' })
    .click({ modifiers: ['Control'] });
  await expect(page.getByText('1 selected')).toBeVisible();
  await list(page).getByRole('row', { name: 'Bike' }).dragTo(row('Knees'));
  await expect(row('Knees')).toContainText('1');
  await expect(page.getByText('1 selected')).toBeHidden();
  await row('Knees').click();
  await list(page).getByRole('row', { name: 'Bike' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Bike');
});

test('of hundreds of tags those in view are built, and keys, the wheel and a drag reach all of them', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await addNotebook(page, 'Work');
  await addNotebook(page, 'Knees');
  await addNote(page, 'Many tags');
  await list(page).getByRole('row', { name: 'Many tags' }).click();
  await page.locator('.cm-content').click();
  const numbers = Array.from({ length: 400 }, (_, at) => `${at}`.padStart(3, '0'));
  await page.keyboard.insertText(numbers.map((number) => `#tag${number}`).join(' '));
  const tags = page.getByRole('treegrid', { name: 'Tags' });
  const tag = (number: string) => tags.getByRole('row', { name: `tag${number}` });
  await expect(tags).toHaveAttribute('aria-rowcount', '400');
  await expect(tag('000')).toHaveAttribute('aria-rowindex', '1');
  expect(await tags.getByRole('row').count()).toBeLessThan(60);

  await tag('000').focus();
  await page.keyboard.press('End');
  await expect(tag('399')).toBeFocused();
  await expect(tag('399')).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('PageUp');
  await expect(tags.locator(':focus')).toHaveAccessibleName(/^tag3[6-9]/);
  await page.keyboard.type('tag123');
  await expect(tag('123')).toBeFocused();
  await expect(tag('123')).toBeInViewport({ ratio: 0.95 });
  await expect(tag('124')).toHaveAttribute('aria-rowindex', '125');

  await tag('123').hover();
  await page.mouse.wheel(0, 20_000);
  await expect(tag('399')).toBeInViewport();
  await expect(tag('123')).not.toBeInViewport();
  await expect(tag('123')).toBeFocused();
  await page.mouse.wheel(0, -20_000);
  const work = notebooks(page).getByRole('row', { name: 'Work' });
  await expect(work).toBeInViewport();
  await list(page).getByRole('row', { name: 'Many tags' }).dragTo(work);
  await expect(work).toContainText('1');
  await notebooks(page).getByRole('row', { name: 'Knees' }).dragTo(work);
  await expectTree(page, ['1 Work', '2 Knees']);
  await page.mouse.wheel(0, 20_000);
  await expect(tag('399')).toBeInViewport();
  await tag('399').click();
  await expect(page.getByRole('heading', { name: 'tag399' })).toBeVisible();
});

test('of many tags the last is walked to, on a phone in the drawer', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await addNote(page, 'Many tags');
  await list(page).getByRole('row', { name: 'Many tags' }).click();
  await page.locator('.cm-content').click();
  await page.keyboard.insertText(Array.from({ length: 120 }, (_, at) => `#tag${at + 100}`).join(' '));
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.goto('/dashboard/notes');
  await showPlaces(page);
  const tags = page.getByRole('treegrid', { name: 'Tags' });
  await tags.getByRole('row', { name: 'tag100' }).focus();
  await page.keyboard.press('End');
  await expect(tags.getByRole('row', { name: 'tag219' })).toBeFocused();
  await expect(tags.getByRole('row', { name: 'tag219' })).toBeInViewport({ ratio: 0.95 });
  expect(await tags.getByRole('row').count()).toBeLessThan(60);
  await hidePlaces(page);
});

test('several notes are tagged and thrown away at once, and what was done is undone', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  for (const title of ['One', 'Two', 'Three']) await addNote(page, title);
  await selectNotes(page, ['One', 'Three']);
  await expect(page.getByText('2 selected')).toBeVisible();
  await page
    .getByRole('toolbar', { name: 'Actions for selected notes' })
    .getByRole('button', { name: 'Add tag' })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('Sport/Knee');
  await page.keyboard.press('Enter');
  await expect(list(page).getByText('Sport/Knee')).toHaveCount(2);
  await selectNotes(page, ['One', 'Two']);
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(list(page).getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(list(page).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(list(page).getByText('Sport/Knee')).toHaveCount(0);
});

test('an act on a note that it changes nothing of, or that came back from the trash, is undone to how it was', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  const notes = ['W', 'X', 'Y'].map((title) => [title, { title, notebook: 'plan', tags: { sport: 'Sport' } }]);
  await putDocument(page, {
    notesData: { notebooks: { plan: { name: 'Plan', sort: 'order' } }, notes: Object.fromEntries(notes) },
  });
  await putDocument(page, { notesData: { notes: { W: { trashedAt: Date.now() }, V: { title: 'V' } } } });
  await putDocument(page, { notesData: { notes: { W: { title: 'W' } } } });
  await putDocument(page, { notesData: { notes: { W: { title: 'Written in after that' } } } });
  await page.goto('/dashboard/notes?notebook=plan');
  await expectOrder(page, ['Written in after that', 'X', 'Y']);
  await selectNotes(page, ['Written', 'X']);
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expectOrder(page, ['Y']);
  await page.keyboard.press('Control+z');
  await expectOrder(page, ['Written in after that', 'X', 'Y']);

  await list(page).getByRole('row', { name: 'Y' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expectOrder(page, ['Written in after that', 'Y', 'X']);
  await selectNotes(page, ['Written']);
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('row', { name: 'Plan' }).click();
  await expectOrder(page, ['Written in after that', 'Y', 'X']);

  await page.goto('/dashboard/notes');
  await page.getByRole('treegrid', { name: 'Tags' }).getByText('Sport').waitFor();
  await list(page)
    .getByRole('row', { name: 'V', exact: true })
    .dragTo(page.getByRole('treegrid', { name: 'Tags' }).getByRole('row', { name: 'Sport' }));
  await expect(list(page).getByRole('row', { name: 'V', exact: true })).toContainText('Sport');
  await list(page).getByRole('row', { name: 'V', exact: true }).click();
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('#knee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Note tags' }).getByRole('link')).toHaveText(['knee', 'Sport']);
});

test('keys go on where they were: in the list after an act, in the picker from its field; an order stays', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  const names = { a: 'Alpha', b: 'Beta', c: 'Gamma' };
  await putDocument(page, {
    notesData: {
      notes: Object.fromEntries(Object.entries(names).map(([id, title]) => [id, { title }])),
      notebooks: { garden: { name: 'Garden' }, work: { name: 'Work' }, plan: { name: 'Plan', parent: 'work' } },
    },
  });
  await page.goto('/dashboard/notes');
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitemradio', { name: 'Title' }).click();
  await expectOrder(page, ['Alpha', 'Beta', 'Gamma']);
  await page.getByRole('link', { name: /^Pinned/ }).click();
  await page.getByRole('link', { name: /^All notes/ }).click();
  await expectOrder(page, ['Alpha', 'Beta', 'Gamma']);

  await list(page).getByRole('row', { name: 'Beta' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move to…' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('plan');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('row', { name: 'Beta' })).toContainText('Plan');
  await expect(list(page).getByRole('row', { name: 'Beta' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move to…' }).press('Enter');
  await page.keyboard.type('w');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Work' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('row', { name: 'Beta' })).toContainText('Work');
  await expect(list(page).getByRole('row', { name: 'Beta' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move to trash' }).press('Enter');
  await expect(list(page).getByRole('row')).toHaveCount(2);
  await expect(list(page).getByRole('row', { name: 'Gamma' })).toBeFocused();
});

test('where the row of the keys leaves a long list, by an act or on another device, the next one has them', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  const notes = Array.from({ length: 120 }, (_, at) => [`n${at}`, { title: `Note ${at}` }] as const);
  await putDocument(page, { notesData: { notes: Object.fromEntries(notes) } });
  await page.goto('/dashboard/notes');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '120');
  await scrollTo(list(page), 5_000);
  const row = (index: number) => list(page).locator(`[role=row][aria-rowindex="${index}"]`);
  await row(64).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move to trash' }).press('Enter');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '119');
  await expect(row(64)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(65)).toBeFocused();
  await expect(row(65)).toBeInViewport();
  const id = (await row(65).getAttribute('data-key')) ?? '';
  const next = (await row(66).getAttribute('data-key')) ?? '';
  await putDocument(page, { notesData: { notes: { [id]: { trashedAt: Date.now() } } } });
  await expect(list(page)).toHaveAttribute('aria-rowcount', '118');
  await expect(row(65)).toHaveAttribute('data-key', next);
  await expect(row(65)).toBeFocused();
});

test('rows in view stay where they are while notes come and go above them, and at the beginning they are seen', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  const notes = Array.from({ length: 120 }, (_, at) => [`n${at}`, { title: `Note ${at}` }] as const);
  await putDocument(page, { notesData: { notes: Object.fromEntries(notes) } });
  await page.goto('/dashboard/notes');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '120');
  const keyOf = async (index: number) =>
    (await list(page).locator(`[role=row][aria-rowindex="${index}"]`).getAttribute('data-key')) ?? '';
  const [second, last] = [await keyOf(2), await keyOf(8)];
  await putDocument(page, { notesData: { notes: { first: { title: 'First' } } } });
  await expect(list(page).locator('[role=row]').first()).toHaveAccessibleName('First');
  expect(await scrolledBy(list(page))).toBe(0);

  await scrollTo(list(page), 5_020);
  await expect(list(page).locator('[role=row][aria-rowindex="66"]')).toBeInViewport();
  const row = list(page).locator(`[role=row][data-key="${await keyOf(66)}"]`);
  const before = await row.boundingBox();
  const put = async (changed: object, count: number) => {
    await putDocument(page, { notesData: { notes: changed } });
    await expect(list(page)).toHaveAttribute('aria-rowcount', `${count}`);
    expect(await row.boundingBox()).toEqual(before);
  };
  await put({ newer: { title: 'Newer' }, newest: { title: 'Newest' } }, 123);
  await put({ [second]: { trashedAt: Date.now() }, [last]: { trashedAt: Date.now() } }, 121);
  await scrollTo(list(page), 0);
  await expect(list(page).locator('[role=row]').first()).toHaveAccessibleName(/Newe/);
});

test('a note without a title is announced by its first line, and a tag that stands in it says that it stays', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Heels stay down #knee ');
  await openSection(page, 'Notes');
  await expect(list(page).getByRole('row', { name: 'Heels stay down #knee', exact: true })).toBeVisible();
  await selectNotes(page, ['Heels']);
  await expect(list(page).getByRole('checkbox', { name: 'Heels stay down #knee', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await removeTag(page, 'knee');
  await expect(page.getByText('“knee” is in the text of 1 note.')).toBeVisible();
  await tagNote(page, 'Heels', 'knee');
  await removeTag(page, 'knee');
  await expect(page.getByText('“knee” removed from 1 note. It’s still in the text of 1 note.')).toBeVisible();
});

test('the list of a tag goes on under its new name, and its old address leads there', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: { a: { title: 'Stairs', tags: { knee: 'Knee' } } } } });
  await page.goto('/dashboard/notes?tag=Knee');
  await expect(list(page).getByRole('row', { name: 'Stairs' })).toBeVisible();
  await renameTag(page, 'Knee', 'Joint');
  await expect(page.getByRole('heading', { name: '#joint' })).toBeVisible();
  await expect(list(page).getByText('Joint')).toBeVisible();
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Floor');
  await page.goto('/dashboard/notes?tag=knee');
  await expect(list(page).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('treegrid', { name: 'Tags' }).locator('[aria-current]')).toHaveText(/^Joint/);
});

test('a tag that stands in a text is shown as it was renamed, by its case alone too', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await writeNote(page, { title: 'Stairs', line: 'up #knee and #calf down' });
  await openSection(page, 'Notes');
  const tags = page.getByRole('treegrid', { name: 'Tags' }).getByRole('row');
  await expect(tags).toHaveCount(2);
  await renameTag(page, 'calf', 'Calf');
  await expect(tags.filter({ hasText: 'Calf' })).toHaveCount(1);
  await renameTag(page, 'knee', 'Joint Pain');
  await expect(tags.filter({ hasText: 'Joint Pain' })).toHaveCount(1);
  await expect(list(page).getByText('Joint Pain')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(tags.filter({ hasText: 'calf' })).toHaveCount(1);
  await expect(tags.filter({ hasText: 'knee' })).toHaveCount(1);
});

test('notes of a notebook are arranged by hand, by a key and by the menu, and stay so', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  const titles = ['Warm-up', 'Main', 'Cool-down', 'Notes'];
  const notes = titles.map((title, at) => [`n${at}`, { title, notebook: 'plan' }] as const);
  await putDocument(page, {
    notesData: { notebooks: { plan: { name: 'Plan' } }, notes: Object.fromEntries(notes) },
  });
  await page.goto('/dashboard/notes?notebook=plan');
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitemradio', { name: 'Manual' }).click();
  await expectOrder(page, titles);
  await list(page).getByRole('row', { name: 'Notes' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expectOrder(page, ['Warm-up', 'Notes', 'Main', 'Cool-down']);
  await expect(list(page).getByRole('row', { name: 'Notes' })).toBeFocused();
  await selectNotes(page, ['Warm-up', 'Notes']);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expectOrder(page, ['Main', 'Warm-up', 'Notes', 'Cool-down']);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expectOrder(page, ['Main', 'Warm-up', 'Notes', 'Cool-down']);
  await list(page).getByRole('row', { name: 'Main' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expectOrder(page, ['Warm-up', 'Main', 'Notes', 'Cool-down']);
  await page.keyboard.press('Control+z');
  await expectOrder(page, ['Main', 'Warm-up', 'Notes', 'Cool-down']);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what two devices did to notebooks and tags offline loses neither a note nor a notebook', {
    tag: '@data',
  }, async ({ browser, server }) => {
    const { a, b } = await twoDevices(browser, server.origin);
    await openSection(a.page, 'Notes');
    for (const name of ['East', 'West', 'Gone']) await addNotebook(a.page, name);
    await addNote(a.page, 'Wanderer');
    await tagNote(a.page, 'Wanderer', 'knee');
    await openSection(b.page, 'Notes');
    await expect(list(b.page).getByText('knee')).toBeVisible();
    await expect(notebooks(b.page).getByRole('row')).toHaveCount(3);

    await Promise.all([goOffline(a), goOffline(b)]);
    await openSection(a.page, 'Notes');
    await moveNotebook(a.page, 'East', 'West');
    await notebookAct(a.page, 'Gone', 'Move to trash');
    await renameTag(a.page, 'knee', 'joint');
    await openSection(b.page, 'Notes');
    await moveNotebook(b.page, 'West', 'East');
    await selectNotes(b.page, ['Wanderer']);
    await b.page.getByRole('button', { name: 'Move to…' }).click();
    await b.page.getByRole('dialog').getByRole('row', { name: 'Gone' }).click();
    await addNote(b.page, 'Late');
    await tagNote(b.page, 'Late', 'knee');

    await Promise.all([goOnline(a), goOnline(b)]);
    for (const { page } of [a, b]) {
      await expect(saveState(page, 'Saved')).toBeVisible();
      await openSection(page, 'Notes');
      await expect(list(page).getByRole('row', { name: 'Wanderer' })).toBeVisible();
      await expect(list(page).getByText('joint')).toHaveCount(2);
      await expect(list(page).getByText('Gone')).toHaveCount(0);
      await expect(notebooks(page).getByRole('row', { expanded: false })).toHaveCount(1);
      await notebooks(page).getByRole('button', { name: 'Expand or collapse' }).click();
      await expect(notebooks(page).getByRole('row', { name: 'East' })).toBeVisible();
      await expect(notebooks(page).getByRole('row', { name: 'West' })).toBeVisible();
    }
    await Promise.all([a.context.close(), b.context.close()]);
  });
});

test('axe finds nothing on the places, the choosing of notes and their dialogs', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await showPlaces(page);
  await addNotebook(page, 'Training');
  await expectAccessible(page);
  await hidePlaces(page);
  await addNote(page, 'Knees');
  await selectNotes(page, ['Knees']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move to…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
});

function list(page: Page): Locator {
  return page.getByRole('grid', { name: 'List of notes' });
}

/** Expects the rows in this order from top to bottom, by position: DOM order may differ. */
async function expectOrder(page: Page, titles: readonly string[]): Promise<void> {
  const rows = list(page).getByRole('row');
  await expect
    .poll(() =>
      rows.evaluateAll((all) =>
        all
          .map((row) => ({ name: row.getAttribute('aria-label'), at: Number(row.getAttribute('aria-rowindex')) }))
          .sort((a, b) => a.at - b.at)
          .map(({ name }) => name),
      ),
    )
    .toEqual(titles);
}

function notebooks(page: Page): Locator {
  return page.getByRole('treegrid', { name: 'Notebooks' });
}

/** Expects the notebooks from top to bottom, each with its level. */
async function expectTree(page: Page, rows: readonly string[]): Promise<void> {
  const shown = notebooks(page).getByRole('row');
  await expect
    .poll(() =>
      shown.evaluateAll((all) =>
        all.map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`),
      ),
    )
    .toEqual(rows);
}

/** On a phone, the navigation of the section is in a drawer. */
async function showPlaces(page: Page): Promise<void> {
  const places = page.getByRole('button', { name: 'Views' });
  const add = page.getByRole('button', { name: 'New notebook' });
  await expect(add.or(places).first()).toBeVisible();
  if (await places.isVisible()) await places.click();
  await expect(add).toBeVisible();
}

async function hidePlaces(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Views' });
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer).toBeHidden();
}

async function addNotebook(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New notebook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(notebooks(page).getByRole('row', { name })).toBeVisible();
}

async function notebookAct(page: Page, name: string, act: string): Promise<void> {
  await notebooks(page).getByRole('row', { name }).hover();
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function moveNotebook(page: Page, name: string, into: string): Promise<void> {
  await notebookAct(page, name, 'Move to…');
  await page
    .getByRole('dialog', { name: `Move “${name}”` })
    .getByRole('row', { name: into })
    .click();
  await expect(page.getByText(`“${name}” moved`)).toBeVisible();
}

async function addNote(page: Page, title: string): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await openSection(page, 'Notes');
  await expect(list(page).getByRole('row', { name: title })).toBeVisible();
}

/** Selects notes by the menu and the checkboxes, as on a touch screen. */
async function selectNotes(page: Page, titles: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name: 'Select notes' }).click();
  for (const title of titles) await list(page).getByRole('row', { name: title }).click();
}

async function tagNote(page: Page, title: string, tag: string): Promise<void> {
  await selectNotes(page, [title]);
  await page
    .getByRole('toolbar', { name: 'Actions for selected notes' })
    .getByRole('button', { name: 'Add tag' })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill(tag);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function removeTag(page: Page, tag: string): Promise<void> {
  await page.getByRole('treegrid', { name: 'Tags' }).getByRole('row', { name: tag }).hover();
  await page.getByRole('button', { name: `Options for ${tag}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from all notes' }).click();
}

async function renameTag(page: Page, tag: string, to: string): Promise<void> {
  await page.getByRole('treegrid', { name: 'Tags' }).getByRole('row', { name: tag }).hover();
  await page.getByRole('button', { name: `Options for ${tag}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill(to);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function twoDevices(browser: Browser, origin: string): Promise<{ a: Device; b: Device }> {
  const [a, b] = await Promise.all([newDevice(browser, origin), newDevice(browser, origin)]);
  for (const { page } of [a, b]) await page.setViewportSize({ width: 1280, height: 800 });
  const email = await createAccount(a.page);
  await signIn(b.page, email);
  for (const { page } of [a, b]) {
    await shellIsKept(page);
    await expect(saveState(page, 'Saved')).toBeVisible();
  }
  return { a, b };
}
