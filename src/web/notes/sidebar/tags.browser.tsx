import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, focus, keyboard, onPhone } from '../../testing/index.ts';
import {
  notebooks,
  noteList,
  openNotes,
  rowNames,
  selectNotes,
  shownTree,
  tagSelected,
  tags,
  takeOption,
} from '../testing/index.ts';

const tag = (name: string) => tags.getByRole('row', { name, exact: true });

/** Creates a note whose body has the given number of hashtags. */
function manyTags(count: number): object {
  const numbers = Array.from({ length: count }, (_, at) => String(at).padStart(3, '0'));
  return { title: 'Many tags', body: numbers.map((number) => `#tag${number}`).join(' ') };
}

/** Returns the names of the tags in the sidebar, without their counts. */
const shownTags = () => rowNames(tags);

afterEach(() => {
  vi.useRealTimers();
});

async function renameTag(name: string, to: string): Promise<void> {
  await takeOption(name, 'Rename');
  await page.getByRole('textbox', { name: 'New name' }).fill(to);
  await keyboard.press('Enter');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

test('tags begin where the lists above them do, unless one has others below it', async () => {
  const { changeElsewhere } = await openNotes({ notes: { n: { title: 'Plan', tags: { knee: 'knee' } } } });
  const start = (row: { element: () => Element }) => row.element().querySelector('svg')?.getBoundingClientRect().left;
  const pinned = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Pinned' });
  await expect.element(tag('knee')).toBeVisible();
  expect(start(tag('knee'))).toBe(start(pinned));
  await changeElsewhere('notes', 'n', (draft) => {
    draft.tags['hip/left'] = 'hip/left';
  });
  await expect.poll(() => Number(start(tag('knee'))) - Number(start(pinned))).toBeGreaterThan(10);
});

test('a note dropped on a tag gets that tag', async () => {
  const { store } = await openNotes({
    notes: { stairs: { title: 'Stairs', tags: { home: 'home' } }, bike: { title: 'Bike' } },
  });
  await expect.element(tag('home')).toHaveTextContent('home1');
  await noteList.getByRole('row', { name: 'Bike' }).dropTo(tag('home'));
  await expect.element(tag('home')).toHaveTextContent('home2');
  expect(store.record('notes', 'bike').entry?.value.tags).toEqual({ home: 'home' });
});

test('removing a tag by its menu focuses the one that takes its position', async () => {
  const { store } = await openNotes({ notes: { n: { title: 'Plan', tags: { knee: 'knee', rest: 'rest' } } } });
  await takeOption('knee', 'Remove from all notes');
  await expect.element(tag('rest')).toHaveFocus();
  expect(store.record('notes', 'n').entry?.value.tags).toEqual({ rest: 'rest' });
});

test('a tag in the text of a note is not removed, and a notice is shown', async () => {
  const { screen } = await openNotes({ notes: { heels: { title: 'Heels', body: 'Heels stay down #knee' } } });
  await takeOption('knee', 'Remove from all notes');
  await expect.element(screen.getByText('“knee” is in the text of 1 note.', { exact: false })).toBeVisible();
});

test('removing a tag keeps it in the text of a note, and a notice is shown', async () => {
  const { screen, store } = await openNotes({ notes: { heels: { title: 'Heels', body: 'Heels stay down #knee' } } });
  await expect.element(tag('knee')).toBeVisible();
  await selectNotes('Heels');
  await tagSelected('knee');
  await expect.poll(() => store.record('notes', 'heels').entry?.value.tags).toEqual({ knee: 'knee' });
  await takeOption('knee', 'Remove from all notes');
  const notice = screen.getByText('“knee” removed from 1 note. It’s still in the text of 1 note.', { exact: false });
  await expect.element(notice).toBeVisible();
});

test('the list of a renamed tag continues under its new name, and a new note there gets the tag', async () => {
  const { screen, store } = await openNotes({ notes: { a: { title: 'Stairs', tags: { knee: 'Knee' } } } }, '?tag=Knee');
  await expect.element(noteList.getByRole('row', { name: 'Stairs' })).toBeVisible();
  await renameTag('Knee', 'Joint');
  await expect.element(screen.getByRole('heading', { name: /^#joint$/i })).toBeVisible();
  await expect.element(noteList.getByText('Joint')).toBeVisible();
  await screen.getByRole('button', { name: 'New note', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Floor');
  const floor = () => store.records('notes').find(({ value }) => value.title === 'Floor');
  await expect.poll(() => floor()?.value.tags).toEqual({ joint: 'Joint' });
});

test('the old URL of a tag opens the list under its new name', async () => {
  const { screen, router } = await openNotes({ notes: { a: { title: 'Stairs', tags: { knee: 'Knee' } } } });
  await renameTag('Knee', 'Joint');
  await router.navigate({ href: '/dashboard/notes?tag=knee' });
  await expect.element(screen.getByRole('heading', { name: /^#joint$/i })).toBeVisible();
  await expect.poll(() => rowNames(noteList)).toEqual(['Stairs']);
  await expect.poll(() => document.querySelector('[role="treegrid"] [aria-current]')?.textContent).toMatch(/^Joint/);
});

test('a renamed tag in a text is shown with its new name, until undo', async () => {
  const { store } = await openNotes({ notes: { a: { title: 'Stairs', body: 'up #knee and #calf down' } } });
  await expect.poll(shownTags).toEqual(['calf', 'knee']);
  await renameTag('knee', 'Joint Pain');
  await expect.poll(shownTags).toEqual(['calf', 'Joint Pain']);
  await expect.element(noteList.getByText('Joint Pain')).toBeVisible();
  expect(await store.actions.bodyText('notes/a')).toBe('up #knee and #calf down');
  await keyboard.press('Control+z');
  await expect.poll(shownTags).toEqual(['calf', 'knee']);
});

test('an earlier name of a tag is listed in its menu, and can be ended with undo', async () => {
  const { screen } = await openNotes({ notes: { a: { title: 'Stairs', body: 'up #knee and #calf down' } } });
  await expect.poll(shownTags).toEqual(['calf', 'knee']);
  await renameTag('knee', 'hip');
  await expect.poll(shownTags).toEqual(['calf', 'hip']);
  await takeOption('hip', 'Previous names');
  const dialog = screen.getByRole('dialog', { name: 'Previous names' });
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('#knee');
  await expectAccessible('[role="dialog"]');
  await dialog.getByRole('button', { name: 'No longer count #knee as #hip' }).click();
  await expect.poll(shownTags).toEqual(['calf', 'knee']);
  const notice = screen.getByRole('alertdialog').filter({ hasText: '#knee no longer counts as #hip' });
  await notice.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(shownTags).toEqual(['calf', 'hip']);
});

test('a tag in a text can be renamed by case only', async () => {
  await openNotes({ notes: { a: { title: 'Stairs', body: 'up #knee and #calf down' } } });
  await expect.poll(shownTags).toEqual(['calf', 'knee']);
  await renameTag('calf', 'Calf');
  await expect.poll(shownTags).toEqual(['Calf', 'knee']);
  await keyboard.press('Control+z');
  await expect.poll(shownTags).toEqual(['calf', 'knee']);
});

test('only visible rows of hundreds of tags are rendered, and keys reach all of them', async () => {
  await openNotes({ notes: { many: manyTags(400) } });
  await expect.element(tags).toHaveAttribute('aria-rowcount', '400');
  await expect.element(tag('tag000')).toHaveAttribute('aria-rowindex', '1');
  expect(tags.getByRole('row').elements().length).toBeLessThan(60);
  await focus(tag('tag000'));
  await keyboard.press('End');
  await expect.element(tag('tag399')).toHaveFocus();
  await expect.element(tag('tag399')).toBeInViewport({ ratio: 0.95 });
  await keyboard.press('PageUp');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^tag3[6-9]/);
});

test('typing a name focuses that tag among hundreds, even on a slow page', async () => {
  await openNotes({ notes: { many: manyTags(400) } });
  await focus(tag('tag000'));
  vi.useFakeTimers({ toFake: ['performance'] }); // after a pause, typing would start a new search
  await keyboard.type('tag123');
  vi.useRealTimers();
  await expect.element(tag('tag123')).toHaveFocus();
  await expect.element(tag('tag123')).toBeInViewport({ ratio: 0.95 });
  await expect.element(tag('tag124')).toHaveAttribute('aria-rowindex', '125');
});

test('a tag scrolled out of view stays focused, and clicking a visible one opens it', async () => {
  const { screen } = await openNotes({ notes: { many: manyTags(400) } });
  await focus(tag('tag000'));
  await tag('tag000').wheel({ delta: { y: 20_000 } });
  await expect.element(tag('tag399')).toBeInViewport();
  await expect.element(tag('tag000')).not.toBeInViewport();
  await expect.element(tag('tag000')).toHaveFocus();
  await tag('tag399').click();
  await expect.element(screen.getByRole('heading', { name: '#tag399' })).toBeVisible();
});

test('a note and a notebook are dragged into a notebook above hundreds of tags', async () => {
  await openNotes({
    notes: { many: manyTags(400) },
    notebooks: { work: { name: 'Work', order: 'a0' }, knees: { name: 'Knees', order: 'a1' } },
  });
  const work = notebooks.getByRole('row', { name: 'Work' });
  await expect.element(tag('tag000')).toBeVisible();
  await tag('tag000').wheel({ delta: { y: 20_000 } });
  await expect.element(tag('tag399')).toBeInViewport();
  await tag('tag399').wheel({ delta: { y: -20_000 } });
  await expect.element(work).toBeInViewport();
  await noteList.getByRole('row', { name: 'Many tags' }).dropTo(work);
  await expect.element(work).toHaveTextContent('Work1');
  await notebooks.getByRole('row', { name: 'Knees' }).dropTo(work);
  await expect.poll(shownTree).toEqual(['1 Work', '2 Knees']);
});

test('the last of many tags is reached by keyboard in the drawer on a phone', async () => {
  await onPhone();
  const { screen } = await openNotes({ notes: { many: manyTags(120) } });
  await screen.getByRole('button', { name: 'Views' }).click();
  await focus(tag('tag000'));
  await keyboard.press('End');
  await expect.element(tag('tag119')).toHaveFocus();
  await expect.element(tag('tag119')).toBeInViewport({ ratio: 0.95 });
  expect(tags.getByRole('row').elements().length).toBeLessThan(60);
});

test('a tag can be renamed in the text of notes, too, and undo restores the text', async () => {
  const { screen, store } = await openNotes({
    notes: { heels: { title: 'Heels', body: 'Heels down #Knee, #knee/left' } },
  });
  const body = () => store.actions.bodyText('notes/heels');
  await expect.element(tag('Knee')).toBeVisible();
  await takeOption('Knee', 'Rename');
  await page.getByRole('textbox', { name: 'New name' }).fill('hip');
  await screen.getByRole('checkbox', { name: 'Also change the text of 1 note with this tag' }).click({ force: true });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(body).toBe('Heels down #hip, #hip/left');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(body).toBe('Heels down #Knee, #knee/left');
});
