import { describe, expect, test } from 'vitest';
import { expectAccessible, focus, keyboard, onPhone } from '../../testing/index.ts';
import { notebooks, noteList, openNotes, selectNotes, shownTree, takeOption } from '../testing/index.ts';

const three = {
  knees: { name: 'Knees', order: 'a0' },
  meals: { name: 'Meals', order: 'a1' },
  work: { name: 'Work', order: 'a2' },
};

const row = (name: string) => notebooks.getByRole('row', { name, exact: true });

describe('by keyboard', () => {
  test('a letter focuses the notebook that starts with it', async () => {
    await openNotes({ notebooks: three });
    await focus(row('Knees'));
    await keyboard.press('w');
    await expect.element(row('Work')).toHaveFocus();
  });

  test('Alt and the arrow keys move a notebook up, into the one above, and out of it again', async () => {
    const { store } = await openNotes({ notebooks: three });
    await focus(row('Work'));
    await keyboard.press('Alt+ArrowUp');
    await expect.poll(shownTree).toEqual(['1 Knees', '1 Work', '1 Meals']);
    await keyboard.press('Alt+ArrowRight');
    await expect.poll(shownTree).toEqual(['1 Knees', '2 Work', '1 Meals']);
    await expect.element(row('Work')).toHaveFocus();
    expect(store.record('notebooks', 'work').entry?.value.parent).toBe('knees');
    await keyboard.press('Alt+ArrowLeft');
    await expect.poll(shownTree).toEqual(['1 Knees', '1 Work', '1 Meals']);
    await expect.element(row('Work')).toHaveFocus();
    expect(store.record('notebooks', 'work').entry?.value.parent ?? null).toBeNull();
  });

  test('arrow keys focus neighbours and children, and expand and collapse a notebook', async () => {
    // expanded notebooks are remembered, so this test has ids of its own
    const { knees: legs, meals, work } = three;
    await openNotes({ notebooks: { legs, meals, work: { ...work, parent: 'legs' } } });
    await focus(row('Knees'));
    await expect.poll(shownTree).toEqual(['1 Knees', '1 Meals']);
    await keyboard.press('ArrowRight');
    await expect.poll(shownTree).toEqual(['1 Knees', '2 Work', '1 Meals']);
    await keyboard.press('ArrowDown');
    await expect.element(row('Work')).toHaveFocus();
    await keyboard.press('ArrowLeft');
    await expect.element(row('Knees')).toHaveFocus();
    await keyboard.press('ArrowLeft');
    await expect.poll(shownTree).toEqual(['1 Knees', '1 Meals']);
  });

  test('an arrow key focuses the menu button of a notebook, and Escape returns to it', async () => {
    const { screen } = await openNotes({ notebooks: three });
    const options = screen.getByRole('button', { name: 'Options for Work' });
    await focus(row('Work'));
    await keyboard.press('ArrowRight');
    await expect.element(options).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
    await keyboard.press('Escape');
    await expect.element(options).toHaveFocus();
  });

  test('shortcuts move no notebook while one is being chosen', async () => {
    const { screen } = await openNotes({ notebooks: three });
    await takeOption('Work', 'Move to…');
    await focus(screen.getByRole('dialog').getByRole('row', { name: 'Meals' }));
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('Escape');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(shownTree).toEqual(['1 Knees', '1 Meals', '1 Work']);
  });

  test('Enter opens a notebook', async () => {
    const { router } = await openNotes({ notebooks: three });
    await focus(row('Work'));
    await keyboard.press('Enter');
    await expect.poll(() => router.state.location.search).toEqual({ notebook: 'work' });
  });

  test('moving a notebook to the trash focuses the next one, or the previous one at the end', async () => {
    const { screen } = await openNotes({ notebooks: { a: { name: 'A' }, b: { name: 'B' }, c: { name: 'C' } } });
    const trash = async (name: string) => {
      await focus(row(name));
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await focus(screen.getByRole('menuitem', { name: 'Move to trash' }));
      await keyboard.press('Enter');
    };
    await trash('B');
    await expect.element(row('C')).toHaveFocus();
    await trash('C');
    await expect.element(row('A')).toHaveFocus();
  });
});

describe('by dragging', () => {
  test('a notebook is nested in another', async () => {
    const { store } = await openNotes({ notebooks: three });
    await row('Work').dropTo(row('Knees'));
    await expect.poll(shownTree).toEqual(['1 Knees', '2 Work', '1 Meals']);
    expect(store.record('notebooks', 'work').entry?.value.parent).toBe('knees');
  });

  test('a notebook is moved before another, with its contents', async () => {
    await openNotes({ notebooks: three });
    await row('Work').dropTo(row('Knees'));
    await expect.poll(shownTree).toEqual(['1 Knees', '2 Work', '1 Meals']);
    await row('Knees').dropTo(row('Meals'), { targetPosition: { x: 40, y: 32 } });
    await expect.poll(shownTree).toEqual(['1 Meals', '1 Knees', '2 Work']);
    await row('Meals').dropTo(row('Knees'), { targetPosition: { x: 40, y: 32 } });
    await expect.poll(shownTree).toEqual(['1 Knees', '2 Work', '1 Meals']);
    await row('Meals').dropTo(row('Knees'), { targetPosition: { x: 40, y: 2 } });
    await expect.poll(shownTree).toEqual(['1 Meals', '1 Knees', '2 Work']);
  });

  test('a notebook is moved out of another, after the one on whose edge it is dropped', async () => {
    const { store } = await openNotes({ notebooks: three });
    await row('Work').dropTo(row('Knees'));
    await expect.poll(shownTree).toEqual(['1 Knees', '2 Work', '1 Meals']);
    await row('Work').dropTo(row('Meals'), { targetPosition: { x: 40, y: 32 } });
    await expect.poll(shownTree).toEqual(['1 Knees', '1 Meals', '1 Work']);
    expect(store.record('notebooks', 'work').entry?.value.parent ?? null).toBeNull();
  });

  test('a note is moved to the notebook it is dropped on', async () => {
    const { store } = await openNotes({ notebooks: three, notes: { bike: { title: 'Bike' } } });
    await noteList.getByRole('row', { name: 'Bike' }).dropTo(row('Meals'));
    await expect.element(row('Meals')).toHaveTextContent('Meals1');
    expect(store.record('notes', 'bike').entry?.value.notebook).toBe('meals');
  });

  test('selected notes are moved to the notebook together, and deselected', async () => {
    const { screen, store } = await openNotes({
      notebooks: three,
      notes: { bike: { title: 'Bike', notebook: 'meals' }, swim: { title: 'Swim', notebook: 'meals' } },
    });
    await row('Meals').click();
    for (const name of ['Bike', 'Swim']) await noteList.getByRole('row', { name }).click({ modifiers: ['Control'] });
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await noteList.getByRole('row', { name: 'Bike' }).dropTo(row('Knees'));
    await expect.element(row('Knees')).toHaveTextContent('Knees2');
    await expect.element(screen.getByText('2 selected')).not.toBeInTheDocument();
    const inKnees = store.records('notes').filter(({ value }) => value.notebook === 'knees');
    expect(inKnees.map(({ id }) => id).toSorted()).toEqual(['bike', 'swim']);
  });

  test('a moved note is listed in its notebook', async () => {
    const { screen } = await openNotes({ notebooks: three, notes: { bike: { title: 'Bike', notebook: 'meals' } } });
    await row('Meals').click();
    await noteList.getByRole('row', { name: 'Bike' }).dropTo(row('Knees'));
    await expect.element(noteList).not.toBeInTheDocument();
    await row('Knees').click();
    await noteList.getByRole('row', { name: 'Bike' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Bike');
  });
});

test('a notebook is nested by its menu', async () => {
  const { screen, store } = await openNotes({ notebooks: { training: { name: 'Training' }, work: { name: 'Work' } } });
  await takeOption('Training', 'Move to…');
  const dialog = screen.getByRole('dialog', { name: 'Move “Training”' });
  await expect.element(dialog.getByRole('row', { name: 'Work' })).toBeVisible();
  await expectAccessible('[role="dialog"]');
  await dialog.getByRole('row', { name: 'Work' }).click();
  await expect.element(screen.getByText('“Training” moved')).toBeVisible();
  await expect.element(row('Work')).toHaveAttribute('aria-expanded');
  expect(store.record('notebooks', 'training').entry?.value.parent).toBe('work');
});

describe('the notes of a trashed notebook stay in all notes, and are in it again once it is restored', () => {
  test.each([
    ['on a desktop', () => {}],
    ['on a phone', onPhone],
  ])('%s', async (_, setViewport) => {
    await setViewport();
    const { screen } = await openNotes({
      notebooks: { training: { name: 'Training', parent: 'work' }, work: { name: 'Work' } },
      notes: { kept: { title: 'Kept', notebook: 'work' } },
    });
    const note = noteList.getByRole('row', { name: 'Kept' });
    const drawer = screen.getByRole('dialog', { name: 'Views' });
    const showViews = async () => {
      await expect.element(note.or(screen.getByText('Trash')).first()).toBeVisible();
      const views = screen.getByRole('button', { name: 'Views' });
      if (views.query() !== null) await views.click();
    };
    await expect.element(note).toMatchTextContent('Work');
    await showViews();
    await takeOption('Work', 'Move to trash');
    await expect.element(row('Training')).toBeVisible();
    if (drawer.query() !== null) await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(note).toBeVisible();
    await expect.element(note).not.toMatchTextContent('Work');
    await showViews();
    await screen.getByRole('link', { name: /^Trash/ }).click();
    await screen.getByRole('button', { name: 'Restore notebook “Work”' }).click();
    await expect.element(screen.getByRole('button', { name: 'Restore notebook “Work”' })).not.toBeInTheDocument();
    await showViews();
    await screen.getByRole('link', { name: /^All notes/ }).click();
    await expect.element(note).toMatchTextContent('Work');
  });
});

test('the list of a trashed notebook keeps its name and offers no new note', async () => {
  const { screen } = await openNotes(
    { notebooks: { work: { name: 'Work' } }, notes: { a: { title: 'Plan', notebook: 'work' } } },
    '?notebook=work',
  );
  const newNote = screen.getByRole('button', { name: 'New note', exact: true });
  await expect.element(noteList.getByRole('row', { name: 'Plan' })).toBeVisible();
  await expect.element(newNote).toBeVisible();
  await takeOption('Work', 'Move to trash');
  await expect.element(newNote).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Work', exact: true })).toBeVisible();
});

test('axe finds no violations in notebooks, selected notes and the notebook picker', async () => {
  const { screen } = await openNotes({ notebooks: three, notes: { knee: { title: 'Knee' } } });
  await expect.element(row('Work')).toBeVisible();
  await expectAccessible('body');
  await selectNotes('Knee');
  await expectAccessible('main');
  await screen.getByRole('button', { name: 'Move to…' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expectAccessible('[role="dialog"]');
});
