import { describe, expect, test } from 'vitest';
import { expectAccessible, focus, keyboard, receive } from '../../testing/index.ts';
import { noteList, openNotes, rowNames, selectionBar, selectNotes, tagSelected, tags } from '../testing/index.ts';

const oneTwoThree = { one: { title: 'One' }, two: { title: 'Two' }, three: { title: 'Three' } };

const row = (name: string) => noteList.getByRole('row', { name, exact: true });

describe('several notes', () => {
  test('are tagged, and untagged by undo', async () => {
    const { screen, store } = await openNotes({ notes: oneTwoThree });
    await selectNotes('One', 'Three');
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await tagSelected('Sport/Knee');
    const tagged = () => store.records('notes').filter(({ value }) => value.tags?.['sport/knee'] === 'Sport/Knee');
    await expect.poll(() => noteList.getByText('Sport/Knee').elements()).toHaveLength(2);
    expect(
      tagged()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['one', 'three']);
    await keyboard.press('Control+z');
    await expect.element(noteList.getByText('Sport/Knee')).not.toBeInTheDocument();
    expect(tagged()).toEqual([]);
  });

  test('are moved to the trash, and restored by undo', async () => {
    const { screen, store } = await openNotes({ notes: oneTwoThree });
    await selectNotes('One', 'Two');
    await screen.getByRole('button', { name: 'Move to trash' }).click();
    await expect.poll(() => rowNames(noteList)).toEqual(['Three']);
    expect(store.record('notes', 'one').state).toBe('in-trash');
    await keyboard.press('Control+z');
    await expect.poll(() => rowNames(noteList).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect(store.record('notes', 'one').state).toBe('here');
  });

  test('are undone action by action, the last one first', async () => {
    const { screen } = await openNotes({ notes: oneTwoThree });
    await selectNotes('One', 'Three');
    await tagSelected('Sport/Knee');
    await expect.poll(() => noteList.getByText('Sport/Knee').elements()).toHaveLength(2);
    await selectNotes('One', 'Two');
    await screen.getByRole('button', { name: 'Move to trash' }).click();
    await expect.poll(() => rowNames(noteList)).toHaveLength(1);
    await keyboard.press('Control+z');
    await expect.poll(() => rowNames(noteList)).toHaveLength(3);
    await expect.poll(() => noteList.getByText('Sport/Knee').elements()).toHaveLength(2);
    await keyboard.press('Control+z');
    await expect.element(noteList.getByText('Sport/Knee')).not.toBeInTheDocument();
  });

  test('are tagged in a dialog without axe violations', async () => {
    const { screen } = await openNotes({ notes: oneTwoThree });
    await selectNotes('One');
    await selectionBar.getByRole('button', { name: 'Add tag' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'Tag' })).toHaveFocus();
    await expectAccessible('[role="dialog"]');
  });
});

test.each([0, 150])('a double click on New note with %d ms between its events creates one note', async (delay) => {
  const { screen, store } = await openNotes();
  await screen.getByRole('button', { name: 'New note', exact: true }).first().dblClick({ delay });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await keyboard.type('Knee');
  expect(store.records('notes').map(({ value }) => value.title)).toEqual(['Knee']);
});

test('a note restored by an edit on another device can be trashed again, with undo', async () => {
  const { screen, store } = await openNotes(
    {
      notebooks: { plan: { name: 'Plan', sort: 'order' } },
      notes: {
        w: { title: 'W', notebook: 'plan' },
        x: { title: 'X', notebook: 'plan' },
        y: { title: 'Y', notebook: 'plan' },
      },
    },
    '?notebook=plan',
  );
  await expect.poll(() => rowNames(noteList)).toEqual(['W', 'X', 'Y']);
  await receive(store, { notesData: { notes: { w: { trashedAt: Date.now() } } } });
  await expect.poll(() => rowNames(noteList)).toEqual(['X', 'Y']);
  await receive(store, { notesData: { notes: { w: { title: 'Written in after that' } } } });
  await expect.poll(() => rowNames(noteList)).toEqual(['Written in after that', 'X', 'Y']);
  await selectNotes('Written in after that', 'X');
  await screen.getByRole('button', { name: 'Move to trash' }).click();
  await expect.poll(() => rowNames(noteList)).toEqual(['Y']);
  await keyboard.press('Control+z');
  await expect.poll(() => rowNames(noteList)).toEqual(['Written in after that', 'X', 'Y']);
});

test('moving a note to its own notebook keeps its position', async () => {
  const notes = Object.fromEntries(['W', 'X', 'Y'].map((title) => [title, { title, notebook: 'plan' }]));
  const { screen } = await openNotes({ notebooks: { plan: { name: 'Plan', sort: 'order' } }, notes }, '?notebook=plan');
  await expect.poll(() => rowNames(noteList)).toEqual(['W', 'X', 'Y']);
  await focus(row('Y'));
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(() => rowNames(noteList)).toEqual(['W', 'Y', 'X']);
  await selectNotes('W');
  await screen.getByRole('button', { name: 'Move to…' }).click();
  await screen.getByRole('dialog').getByRole('row', { name: 'Plan' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(rowNames(noteList)).toEqual(['W', 'Y', 'X']);
});

test('a note keeps a tag it was dropped on when another one is added', async () => {
  const { screen, store } = await openNotes({
    notes: { v: { title: 'V' }, x: { title: 'X', tags: { sport: 'Sport' } } },
  });
  await row('V').dropTo(tags.getByRole('row', { name: 'Sport' }));
  await expect.element(row('V').getByText('Sport')).toBeVisible();
  await row('V').click();
  await screen.getByRole('button', { name: 'Add tag' }).click();
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('#knee');
  await keyboard.press('Enter');
  const links = screen.getByRole('region', { name: 'Note tags' }).getByRole('link');
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toEqual(['knee', 'Sport']);
  expect(store.record('notes', 'v').entry?.value.tags).toEqual({ sport: 'Sport', knee: 'knee' });
});

describe('by keyboard', () => {
  const document = {
    notes: { a: { title: 'Alpha' }, b: { title: 'Beta' }, c: { title: 'Gamma' } },
    notebooks: { garden: { name: 'Garden' }, work: { name: 'Work' }, plan: { name: 'Plan', parent: 'work' } },
  };

  async function openByTitle() {
    const app = await openNotes(document);
    await app.screen.getByRole('button', { name: 'List options' }).click();
    await app.screen.getByRole('menuitemradio', { name: 'Title' }).click();
    await expect.poll(() => rowNames(noteList)).toEqual(['Alpha', 'Beta', 'Gamma']);
    return app;
  }

  test('a note is moved to the notebook that is typed, and is focused again', async () => {
    const { screen, store } = await openByTitle();
    await focus(row('Beta'));
    await keyboard.press('Space');
    await focus(screen.getByRole('button', { name: 'Move to…' }));
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await keyboard.type('plan');
    await keyboard.press('Enter');
    await expect.element(row('Beta')).toMatchTextContent('Plan');
    await expect.element(row('Beta')).toHaveFocus();
    expect(store.record('notes', 'b').entry?.value.notebook).toBe('plan');
  });

  test('a note is moved to a notebook reached with an arrow key, and is focused again', async () => {
    const { screen, store } = await openByTitle();
    await focus(row('Beta'));
    await keyboard.press('Space');
    await focus(screen.getByRole('button', { name: 'Move to…' }));
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await keyboard.type('w');
    await keyboard.press('ArrowDown');
    await expect.element(screen.getByRole('dialog').getByRole('row', { name: 'Work' })).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(row('Beta')).toMatchTextContent('Work');
    await expect.element(row('Beta')).toHaveFocus();
    expect(store.record('notes', 'b').entry?.value.notebook).toBe('work');
  });

  test('moving a note to the trash focuses the next one', async () => {
    const { screen } = await openByTitle();
    await focus(row('Beta'));
    await keyboard.press('Space');
    await focus(screen.getByRole('button', { name: 'Move to trash' }));
    await keyboard.press('Enter');
    await expect.poll(() => rowNames(noteList)).toEqual(['Alpha', 'Gamma']);
    await expect.element(row('Gamma')).toHaveFocus();
  });

  test('a sort order persists after another view was opened', async () => {
    const { screen } = await openByTitle();
    await screen.getByRole('link', { name: /^Pinned/ }).click();
    await expect.element(noteList).not.toBeInTheDocument();
    await screen.getByRole('link', { name: /^All notes/ }).click();
    await expect.poll(() => rowNames(noteList)).toEqual(['Alpha', 'Beta', 'Gamma']);
  });
});

describe('sorted manually', () => {
  const titles = ['Warm-up', 'Main', 'Cool-down', 'Notes'];
  const notes = Object.fromEntries(titles.map((title, at) => [`n${at}`, { title, notebook: 'plan' }]));

  test('notes start in their previous order', async () => {
    const { screen, store } = await openNotes({ notebooks: { plan: { name: 'Plan' } }, notes }, '?notebook=plan');
    await screen.getByRole('button', { name: 'List options' }).click();
    await screen.getByRole('menuitemradio', { name: 'Manual' }).click();
    await expect.poll(() => rowNames(noteList)).toEqual(titles);
    expect(store.record('notebooks', 'plan').entry?.value.sort).toBe('order');
  });

  const openArranged = () =>
    openNotes({ notebooks: { plan: { name: 'Plan', sort: 'order' } }, notes }, '?notebook=plan');

  test('a note is moved by repeated shortcuts, and stays focused', async () => {
    const { router } = await openArranged();
    await focus(row('Notes'));
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('Alt+ArrowUp');
    const arranged = ['Warm-up', 'Notes', 'Main', 'Cool-down'];
    await expect.poll(() => rowNames(noteList)).toEqual(arranged);
    await expect.element(row('Notes')).toHaveFocus();
    await router.navigate({ href: '/dashboard/overview' });
    await router.navigate({ href: '/dashboard/notes?notebook=plan' });
    await expect.poll(() => rowNames(noteList)).toEqual(arranged);
  });

  test('several notes are moved by the menu', async () => {
    const { screen } = await openArranged();
    await selectNotes('Warm-up', 'Main');
    await screen.getByRole('button', { name: 'More actions' }).click();
    await screen.getByRole('menuitem', { name: 'Move down' }).click();
    await expect.poll(() => rowNames(noteList)).toEqual(['Cool-down', 'Warm-up', 'Main', 'Notes']);
  });

  test('a move is undone', async () => {
    await openArranged();
    await focus(row('Warm-up'));
    await keyboard.press('Alt+ArrowDown');
    await expect.poll(() => rowNames(noteList)).toEqual(['Main', 'Warm-up', 'Cool-down', 'Notes']);
    await keyboard.press('Control+z');
    await expect.poll(() => rowNames(noteList)).toEqual(titles);
  });
});

test('the trash is emptied, and all notes are selected, only once all are read', async () => {
  const notes = { seen: { trashedAt: 1 }, unread: { trashedAt: 1 } };
  const { screen, readRest } = await openNotes({ notes }, '?list=trash', { unread: ['notes/unread'] });
  const rows = screen.getByRole('grid', { name: 'Notes in the trash' }).getByRole('row');
  await expect.poll(() => rows.elements()).toHaveLength(1);
  const emptyTrash = screen.getByRole('button', { name: 'Empty trash' });
  const selectAll = screen.getByRole('button', { name: 'Select all' });
  await selectNotes();
  await expect.element(selectionBar).toBeVisible();
  await expect.element(emptyTrash).toBeDisabled();
  await expect.element(selectAll).not.toBeInTheDocument();
  readRest();
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await expect.element(emptyTrash).toBeEnabled();
  await selectAll.click();
  await expect.element(selectionBar).toMatchTextContent('2 selected');
});
