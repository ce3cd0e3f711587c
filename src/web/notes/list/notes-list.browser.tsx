import { expect, onTestFinished, test } from 'vitest';
import { focus, keyboard, receive } from '../../testing/index.ts';
import { noteList, openNotes, rowNames } from '../testing/index.ts';

const many = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`n${at}`, { title: `Note ${at}` }]));

/** Returns the row with an index, from 1; null if it is not rendered. */
const rowAt = (index: number) =>
  document.querySelector<HTMLElement>(`[aria-label="List of notes"] [role=row][aria-rowindex="${index}"]`);

const focused = () => document.activeElement?.getAttribute('aria-rowindex');

const count = () => noteList.element().getAttribute('aria-rowcount');

async function openMany() {
  const app = await openNotes({ notes: many });
  await expect.element(noteList).toHaveAttribute('aria-rowcount', '120');
  noteList.element().scrollTop = 0; // the list restores its last scroll position
  await expect.poll(() => rowAt(1)).not.toBeNull();
  return app;
}

async function focusRow(index: number): Promise<void> {
  await expect.poll(() => rowAt(index)).not.toBeNull();
  rowAt(index)?.focus();
  await expect.poll(focused).toBe(`${index}`);
}

/** Returns by how many pixels each rendered row reaches into the next one, or is lower than its content. */
function overlaps(leastRem: number): readonly number[] {
  const rows = [...document.querySelectorAll('[role=grid] [role=row]')]
    .map((row) => row.getBoundingClientRect())
    .toSorted((a, b) => a.top - b.top);
  const leastHeight = leastRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return rows
    .slice(1)
    .map(({ top, height }, at) => Math.max(0, Math.round((rows[at]?.bottom ?? top) - top), leastHeight - height));
}

test.each([
  ['of one height', '', 5],
  ['that are measured', '?list=tasks', 1],
])('rows %s do not overlap when the font size changes while they are shown', async (_, place, leastRem) => {
  const tasks = Object.fromEntries(
    Object.keys(many).map((id) => [id, { title: id, body: `- [ ] ${'long '.repeat(30)}` }]),
  );
  await openNotes({ notes: tasks }, place);
  await expect.poll(() => overlaps(leastRem).length).toBeGreaterThan(4);
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  document.documentElement.style.fontSize = '32px';
  await expect.poll(() => Math.max(...overlaps(leastRem))).toBe(0);
  document.documentElement.style.fontSize = '16px';
  await expect.poll(() => Math.max(...overlaps(leastRem))).toBe(0);
});

test('moving the focused row of a long list to the trash focuses the next one', async () => {
  const { screen } = await openMany();
  noteList.element().scrollTop = 5_000;
  await focusRow(64);
  const next = rowAt(65)?.dataset.key;
  await keyboard.press('Space');
  const toTrash = screen.getByRole('button', { name: 'Move to trash' });
  await expect.element(toTrash).toBeVisible();
  (toTrash.element() as HTMLElement).focus();
  await keyboard.press('Enter');
  await expect.poll(count).toBe('119');
  await expect.poll(focused).toBe('64');
  expect(rowAt(64)?.dataset.key).toBe(next);
  await keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('65');
  await expect.element(noteList.getByRole('row', { name: rowAt(65)?.ariaLabel ?? '', exact: true })).toBeInViewport();
});

test('removing the focused row of a long list on another device focuses the next one', async () => {
  const { store } = await openMany();
  noteList.element().scrollTop = 5_000;
  await focusRow(65);
  const [id, next] = [rowAt(65)?.dataset.key ?? '', rowAt(66)?.dataset.key];
  await receive(store, { notesData: { notes: { [id]: { trashedAt: Date.now() } } } });
  await expect.poll(count).toBe('119');
  await expect.poll(() => rowAt(65)?.dataset.key).toBe(next);
  await expect.poll(focused).toBe('65');
});

test('a new note is visible if the list is at the top', async () => {
  const { store } = await openMany();
  await receive(store, { notesData: { notes: { first: { title: 'First' } } } });
  await expect.poll(() => rowNames(noteList)[0]).toBe('First');
  expect(noteList.element().scrollTop).toBe(0);
});

test('visible rows do not move while notes above them are added and removed', async () => {
  const { store } = await openMany();
  const [second, last] = [rowAt(2)?.dataset.key ?? '', rowAt(8)?.dataset.key ?? ''];
  noteList.element().scrollTop = 5_020;
  await expect.poll(() => rowAt(66)).not.toBeNull();
  const key = rowAt(66)?.dataset.key;
  const place = () => document.querySelector(`[role=row][data-key="${key}"]`)?.getBoundingClientRect().toJSON();
  const before = place();
  expect(before).toBeDefined();
  await receive(store, { notesData: { notes: { newer: { title: 'Newer' }, newest: { title: 'Newest' } } } });
  await expect.poll(count).toBe('122');
  expect(place()).toEqual(before);
  const trashedAt = Date.now();
  await receive(store, { notesData: { notes: { [second]: { trashedAt }, [last]: { trashedAt } } } });
  await expect.poll(count).toBe('120');
  expect(place()).toEqual(before);
  noteList.element().scrollTop = 0;
  await expect.poll(() => rowNames(noteList)[0]).toMatch(/^Newe/);
});

test('a note without a title is announced by its first line, in its row and its checkbox', async () => {
  const { screen } = await openNotes({ notes: { heels: { body: 'Heels stay down #knee' } } });
  await expect.element(noteList.getByRole('row', { name: 'Heels stay down #knee', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'List options' }).click();
  await screen.getByRole('menuitem', { name: 'Select notes' }).click();
  await noteList.getByRole('row', { name: 'Heels stay down #knee' }).click();
  await expect.element(noteList.getByRole('checkbox', { name: 'Heels stay down #knee', exact: true })).toBeChecked();
});

test('notes can be ordered by hand only once all of the notebook are read', async () => {
  const notes = Object.fromEntries(
    ['a', 'b', 'c'].map((id) => [id, { title: id.toUpperCase(), notebook: 'sport', order: `a${id}` }]),
  );
  const { store, readRest } = await openNotes(
    { notebooks: { sport: { name: 'Sport', sort: 'order' } }, notes },
    '?notebook=sport',
    { unread: ['notes/b'] },
  );
  const order = () =>
    store
      .records('notes')
      .toSorted((a, b) => ((a.value.order ?? '') < (b.value.order ?? '') ? -1 : 1))
      .map(({ id }) => id);
  await focus(noteList.getByRole('row', { name: 'C' }));
  await keyboard.press('Alt+ArrowUp');
  expect(order()).toEqual(['a', 'c']);
  readRest();
  await expect.element(noteList.getByRole('row', { name: 'B' })).toBeVisible();
  await focus(noteList.getByRole('row', { name: 'C' }));
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['a', 'c', 'b']);
});
