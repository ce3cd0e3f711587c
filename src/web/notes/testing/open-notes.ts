import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type AppDocument, type DeviceOptions, keyboard, openApp } from '../../testing/index.ts';

/**
 * Opens the notes section.
 *
 * @param place the query of its URL, such as `?notebook=work`
 */
export function openNotes(
  notesData: AppDocument[string] = {},
  place = '',
  options: DeviceOptions = {},
): ReturnType<typeof openApp> {
  onTestFinished(() => localStorage.clear()); // removes preferences such as the sort order
  return openApp(`/dashboard/notes${place}`, { notesData }, 'member', options);
}

export const noteList = page.getByRole('grid', { name: 'List of notes' });
export const notebooks = page.getByRole('treegrid', { name: 'Notebooks' });
export const tags = page.getByRole('treegrid', { name: 'Tags' });
export const searchField = page.getByRole('searchbox', { name: 'Search notes' });
export const searchResults = page.getByRole('grid', { name: 'Search results' });
export const selectionBar = page.getByRole('toolbar', { name: 'Actions for selected notes' });

/** Returns the names of the rows of a list from top to bottom. In the DOM their order may differ. */
export function rowNames(list: typeof noteList): readonly (string | null)[] {
  const rows = list.getByRole('row').elements();
  const indexOf = (row: Element) => Number(row.getAttribute('aria-rowindex'));
  return rows.toSorted((a, b) => indexOf(a) - indexOf(b)).map((row) => row.getAttribute('aria-label'));
}

/** Returns the notebooks from top to bottom, each with its level. */
export function shownTree(): readonly string[] {
  const rows = notebooks.getByRole('row').elements();
  return rows.map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`);
}

/** Chooses an item in the menu of a notebook, tag or saved search. */
export async function takeOption(name: string, item: string): Promise<void> {
  const row = page.getByRole('row', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
  await row.first().hover();
  await page.getByRole('button', { name: `Options for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Selects notes through the menu and the checkboxes, as on a touch screen. */
export async function selectNotes(...titles: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name: 'Select notes' }).click();
  for (const title of titles) await noteList.getByRole('row', { name: title, exact: true }).click();
}

export async function tagSelected(tag: string): Promise<void> {
  await selectionBar.getByRole('button', { name: 'Add tag' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tag' }).fill(tag);
  await keyboard.press('Enter');
  await expect.element(dialog).not.toBeInTheDocument();
}
