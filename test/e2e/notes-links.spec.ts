import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  bodyLines,
  logWorkout,
  newDevice,
  openNote,
  openSection,
  putDocument,
  saveState,
  scrolledBy,
  scrollTo,
  signIn,
  takeOffer,
  titleField,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a link leads to its note and back, also after the note was renamed on another device @data', async ({
  page,
  browser,
  server,
}) => {
  const email = await createAccount(page);
  await write(page, 'Knees', 'slowly\n\n# Stairs\n\nup and down');
  await write(page, 'Week', 'On Monday [[Knees#Stairs]], then rest');
  const text = () => bodyLines(page).allTextContents();
  await titleField(page).click();
  await page.locator('[data-note^="Knees"]').click();
  await expect(titleField(page)).toHaveValue('Knees');
  await expect(page.locator('.shown-place')).toHaveText('Stairs');
  const panel = page.getByRole('region', { name: 'Backlinks' });
  await expect(panel.locator('mark')).toHaveText('Knees');
  await expectAccessible(page);
  await panel.getByRole('link', { name: /On Monday/ }).click();
  await expect(titleField(page)).toHaveValue('Week');
  await expect(page.locator('.shown-place')).toHaveText(/On Monday/);
  const before = await text();
  await expect(saveState(page, 'Saved')).toBeVisible();

  const other = await newDevice(browser, server.origin);
  await signIn(other.page, email);
  await openNote(other.page, 'Knees');
  await titleField(other.page).fill('Joints');
  await titleField(other.page).press('Enter');
  await titleField(other.page).fill('Joints and tendons');
  await expect(saveState(other.page, 'Saved')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Joints and tendons' })).toBeVisible();
  expect(await text()).toEqual(before);
  await page.locator('[data-note^="Knees"]').click();
  await expect(titleField(page)).toHaveValue('Joints and tendons');
  await expect(panel.getByRole('link', { name: /On Monday/ })).toBeVisible();
  await other.context.close();
});

test('a title and a heading are completed in a form that leads there, whatever they hold @data', async ({ page }) => {
  await createAccount(page);
  const notes = { a: { title: 'Week #3' }, b: { title: 'array[0' }, c: { title: 'a|b' } };
  await putDocument(page, { notesData: { notes } });
  await writeNote(page, { title: 'Source #1', line: 'words' });
  await page.keyboard.insertText('\n# Set #3 | heavy');
  await writeNote(page, { title: 'Links', line: 'see' });
  for (const [typed, offer] of [
    ['Week', 'Week #3'],
    ['array[', 'array[0'],
    ['a', 'a|b'],
    ['Source #1#heavy', 'Set #3 | heavy'],
  ] as const) {
    await page.keyboard.type(` [[${typed}`);
    await page.getByRole('option', { name: offer }).click();
  }
  await expect(bodyLines(page)).toHaveText([
    'see Week #3 array(0 a|b [[Source &num;1#Set &num;3 &vert; heavy|Source #1 > Set #3 | heavy]]',
  ]);
  await titleField(page).click();
  await expect(page.locator('.md-wiki')).toHaveText(['Week #3', 'array(0', 'a|b', 'Source #1 > Set #3 | heavy']);
  await expect(page.locator('.md-wiki-missing')).toHaveCount(0);
  await page.locator('.md-wiki').last().click();
  await expect(titleField(page)).toHaveValue('Source #1');
  await expect(page.locator('.shown-place')).toHaveText('Set #3 | heavy');
});

test('a title with a # in it is found by its links, and a heading by its words @data', async ({ page }) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: { a: { title: 'C# basics' }, b: { title: 'C#' } } } });
  await writeNote(page, { title: 'Source', line: 'words' });
  await page.keyboard.insertText('\n# _Warm_ up');
  await writeNote(page, { title: 'Links', line: 'see' });
  await page.keyboard.type(' [[C# basics]] [[C#]] [[Source#Wa');
  await expect(page.getByRole('option')).toHaveText(['Warm up']);
  await takeOffer(page);
  await titleField(page).click();
  await expect(page.locator('.md-wiki')).toHaveCount(3);
  await expect(page.locator('.md-wiki-missing')).toHaveCount(0);
  const here = page.url();
  for (const [at, title] of ['C# basics', 'C#', 'Source'].entries()) {
    await page.goto(here);
    await page.locator('.md-wiki').nth(at).click();
    await expect(titleField(page)).toHaveValue(title);
  }
  await expect(page.locator('.shown-place')).toHaveText('Warm up');
});

test('a link to nothing is listed and becomes a note, which goes by other names too', async ({ page }) => {
  await createAccount(page);
  await write(page, 'Week', 'See [[Hip opener]] and [[Hips]]');
  await page.goto('/dashboard/notes?list=unlinked');
  const unlinked = page.getByRole('grid', { name: 'Unresolved links' });
  await expect(unlinked.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  const make = unlinked.getByRole('button', { name: 'Create note “Hip opener”' });
  await make.click();
  await expect(titleField(page)).toHaveValue('Hip opener');
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'Hip opener' })
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
  await expect(page).toHaveURL(/list=unlinked/);
  await expect(unlinked.getByRole('row')).toHaveCount(2);
  await make.click();
  await expect(titleField(page)).toHaveValue('Hip opener');
  await expect(page.getByRole('region', { name: 'Backlinks' })).toContainText('See Hip opener and Hips');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Aliases' }).click();
  const names = page.getByRole('dialog', { name: 'Aliases' });
  await names.getByRole('textbox', { name: 'Alias' }).fill('hips');
  await page.keyboard.press('Enter');
  await expect(names.getByRole('listitem')).toHaveText(['hips']);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/notes?list=unlinked');
  await expect(page.getByText('No unresolved links')).toBeVisible();
});

test('a day without a title is completed and found by its names, and the link leads to it on any device @data', async ({
  page,
}) => {
  await createAccount(page);
  await putDocument(page, { notesData: { notes: { 'day-2026-11-03': { day: '2026-11-03' } } } });
  await page.goto('/dashboard/notes');
  await expect(page.getByRole('row', { name: '3 November 2026' })).toBeVisible();
  await write(page, 'Week', 'See ');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('[[3 Nov');
  await takeOffer(page);
  await expect(bodyLines(page)).toHaveText(['See [[2026-11-03|Tuesday, 3 November 2026]]']);
  await titleField(page).click();
  await page.locator('[data-note]').click();
  await expect(page).toHaveURL(/day-2026-11-03/);
  await page.goto('/dashboard/notes?q=tuesday november');
  const found = page.getByRole('grid', { name: 'Search results' }).getByRole('row', { name: /3 November 2026/ });
  await expect(found.locator('mark')).toHaveText(['Tuesday', 'November']);
  await page.goto('/dashboard/notes?q=title:2026-11');
  await expect(found).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('2026-11-03');
  await expect(page.getByRole('option', { name: /3 November 2026/ })).toBeVisible();
});

test('a task is ticked in the view and in its note beside it alike, and the right one @data', async ({ page }) => {
  await createAccount(page);
  await write(page, 'Home', 'plan\n\n- [ ] call\n- [x] rest\n- [ ] call\n');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Tasks' }).click();
  const tasks = page.getByRole('grid', { name: 'Tasks' });
  const calls = tasks.getByRole('checkbox', { name: 'call' });
  await expect(calls).toHaveCount(2);
  await expect(tasks.getByRole('row', { name: 'Home' })).toHaveAttribute('aria-labelledby', /^\S+$/);
  await expect(tasks.getByRole('checkbox', { name: 'rest' })).toBeHidden();
  await expectAccessible(page);
  await tasks.getByRole('link', { name: 'call' }).last().click();
  await expect(titleField(page)).toHaveValue('Home');
  await calls.last().press('Space');
  const inNote = bodyLines(page).getByRole('checkbox');
  await expect(inNote.nth(2)).toBeChecked();
  await expect(inNote.first()).not.toBeChecked();
  await expect(calls.last()).toBeChecked();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(inNote.nth(2)).not.toBeChecked();
  await expect(calls.last()).not.toBeChecked();
  await inNote.first().click();
  await expect(calls).toHaveCount(1);
  await page.getByText('Show completed').click();
  await expect(tasks.getByRole('checkbox')).toHaveCount(3);
  await expect(tasks.getByRole('checkbox', { name: 'rest' })).toBeChecked();
});

test('the tasks stand where they were when one comes back, with those that are done', async ({ page }) => {
  await createAccount(page);
  const lines = Array.from(
    { length: 200 },
    (_, at) => `- [${at % 2 === 0 ? ' ' : 'x'}] call ${at} ${'again '.repeat(at % 30)}`,
  );
  await write(page, 'Home', lines.join('\n'));
  await page.goto('/dashboard/notes?list=tasks');
  const tasks = page.getByRole('grid', { name: 'Tasks' });
  await page.getByText('Show completed').click();
  await expect(tasks).toHaveAttribute('aria-rowcount', '201');
  for (const top of [2_000, 4_000, 6_000]) {
    await scrollTo(tasks, top);
    await expect.poll(() => scrolledBy(tasks)).toBeGreaterThan(top - 500);
  }
  const row = tasks.getByRole('row').nth(10);
  await expect(row).toBeInViewport();
  const name = (await row.getAttribute('aria-label')) ?? '';
  await row.getByRole('link').click();
  await expect(titleField(page)).toHaveValue('Home');
  await openSection(page, 'Overview');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/list=tasks$/);
  await expect(tasks).toHaveAttribute('aria-rowcount', '201');
  await expect(tasks.getByRole('row', { name, exact: true })).toBeInViewport();
});

test('tasks in view stay where they are while others of any height come in above them @data', async ({
  page,
  browser,
  server,
}) => {
  const email = await createAccount(page);
  await write(page, 'Home', Array.from({ length: 60 }, (_, at) => `- [ ] call ${at}`).join('\n'));
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.goto('/dashboard/notes?list=tasks');
  const tasks = page.getByRole('grid', { name: 'Tasks' });
  await expect(tasks).toHaveAttribute('aria-rowcount', '61');
  await scrollTo(tasks, 100);
  const row = tasks.getByRole('row', { name: 'call 5', exact: true });
  const before = await row.boundingBox();

  const other = await newDevice(browser, server.origin);
  await signIn(other.page, email);
  await write(other.page, 'Work', `- [ ] write ${'again '.repeat(80)}\n- [ ] read`);
  await expect(tasks).toHaveAttribute('aria-rowcount', '64');
  await expect.poll(() => row.boundingBox()).toEqual(before);
  await other.context.close();
});

test('a tick that cannot be taken back says how the task is left @data', async ({ page }) => {
  await createAccount(page);
  await write(page, 'Home', '- [ ] call\n');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Tasks' }).click();
  const tasks = page.getByRole('grid', { name: 'Tasks' });
  await tasks.getByRole('link', { name: 'call' }).click();
  await tasks.getByRole('checkbox', { name: 'call' }).press('Space');
  await expect(bodyLines(page).getByRole('checkbox')).toBeChecked();
  await page.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+a');
  await page.keyboard.insertText('- [x] call her');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/couldn’t be undone. It’s still completed/)).toBeVisible();
  await expect(bodyLines(page).getByRole('checkbox')).toBeChecked();
});

test('nothing is called done while notes are still being read @data', async ({ page }) => {
  await createAccount(page);
  await write(page, 'Home', '- [x] rest');
  await page.addInitScript(holdReading);
  await page.goto('/dashboard/notes?list=tasks');
  await expect(page.getByText('No open tasks found yet')).toBeVisible();
  await expect(page.getByText('Loading notes: 99%')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => window.dispatchEvent(new Event('go-on')));
  await expect(page.getByText('All done')).toBeVisible();
  await expect(page.getByText('Loading notes')).toBeHidden();
});

test('an exercise and a workout show the notes that mention them', async ({ page }) => {
  await createAccount(page);
  await logWorkout(page, { title: 'Legs', reps: '8' });
  await page.getByRole('checkbox', { name: 'Set 1 done' }).press('Space');
  const workout = new URL(page.url()).pathname.split('/').at(-1);
  await write(
    page,
    'Form',
    `Deeper [@Back squat](mensana:exercises/back-squat) in [@Legs](mensana:workouts/${workout})`,
  );
  await page.getByRole('link', { name: '@Back squat' }).click();
  await expect(page.getByRole('heading', { name: 'Back squat', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('link')).toContainText(['8']);
  const mentions = page.getByRole('region', { name: 'Mentioned in notes' });
  await expect(mentions.locator('mark')).toHaveText('@Back squat');
  await expectAccessible(page);
  await page.getByRole('region', { name: 'History' }).getByRole('link', { name: /Legs/ }).click();
  await expect(titleField(page)).toHaveValue('Legs');
  await mentions.getByRole('link', { name: /Deeper/ }).click();
  await expect(titleField(page)).toHaveValue('Form');
  await titleField(page).click();
  const legs = page.getByRole('link', { name: '@Legs' });
  await expect(legs).not.toHaveAttribute('title');
  await putDocument(page, { exerciseData: { workouts: { [workout ?? '']: null } } });
  await expect(legs).toHaveAttribute('title', 'In the trash or deleted');
  await expect(page.getByRole('link', { name: '@Back squat' })).not.toHaveAttribute('title');
  await page.goto('/dashboard/exercise/exercises/nobody-does-this');
  await expect(page.getByRole('heading', { name: 'This exercise isn’t on this device' })).toBeVisible();
});

/** Creates a note and stays in it, with the focus in its title. */
async function write(page: Page, title: string, text: string): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.insertText(title);
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(text);
  await titleField(page).click();
  await expect(saveState(page, 'Saved')).toBeVisible();
}

/** Delays the message that tells the worker that all notes were sent, until the page receives the event `go-on`. */
function holdReading(): void {
  const post = Worker.prototype.postMessage as (this: Worker, message: unknown, move?: Transferable[]) => void;
  Worker.prototype.postMessage = function (this: Worker, message: { readonly kind?: string }, move?: unknown) {
    const send = () => post.call(this, message, move as Transferable[]);
    if (message.kind === 'fed') window.addEventListener('go-on', send, { once: true });
    else send();
  };
}
