// sections: notes
import type { Locator, Page } from '@playwright/test';
import { disconnect, openSection, reconnect, saveState, twoDevices } from './screens.ts';
import { expect, test } from './server.ts';

/** With two browsers, each step is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

test('changes of notebooks and tags on two devices lose neither a note nor a notebook', {
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

  await Promise.all([disconnect(a), disconnect(b)]);
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

  await Promise.all([reconnect(a), reconnect(b)]);
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

function list(page: Page): Locator {
  return page.getByRole('grid', { name: 'List of notes' });
}

function notebooks(page: Page): Locator {
  return page.getByRole('treegrid', { name: 'Notebooks' });
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

/** Selects notes with the menu and the checkboxes, as on a touchscreen. */
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

async function renameTag(page: Page, tag: string, to: string): Promise<void> {
  await page.getByRole('treegrid', { name: 'Tags' }).getByRole('row', { name: tag }).hover();
  await page.getByRole('button', { name: `Options for ${tag}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill(to);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}
