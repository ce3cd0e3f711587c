import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { placeInHash } from '../../links/place-in-note.ts';
import { editorView, expectAccessible, keyboard, openApp, receive, takeOffer, texts } from '../../testing/index.ts';
import { openNote, openNotes, rowNames } from '../testing/index.ts';
import { showPlace } from './show-place.ts';

const title = page.getByRole('textbox', { name: 'Title' });
const unlinked = page.getByRole('grid', { name: 'Missing notes' });
const links = () => texts('.md-wiki');

type Router = Awaited<ReturnType<typeof openNote>>['router'];

/**
 * Returns the lines to which the URL points. Highlights them as the app would, because the URL of a test's window does
 * not change.
 */
async function linesInAddress({ state }: Router): Promise<readonly string[]> {
  const place = placeInHash(`#${state.location.hash}`);
  await expect.poll(() => document.querySelector('.cm-content')).not.toBeNull();
  if (place !== null) showPlace(editorView().contentDOM, place);
  return texts('.shown-place');
}

/**
 * Follows a link in the note's text.
 *
 * @param index position among the links, from 0
 */
async function follow(index: number): Promise<void> {
  await title.click(); // a link with the cursor in it is shown as text
  await expect.poll(links).not.toEqual([]);
  const link = Array.from(document.querySelectorAll<HTMLElement>('.md-wiki')).at(index);
  if (link === undefined) throw new Error('No link has this index');
  await page.elementLocator(link).click();
}

describe('between two notes', () => {
  const knees = { title: 'Knees', createdAt: 1, body: 'slowly\n\n# Stairs\n\nup and down' };

  test('a link goes to the heading, and its backlink goes to the line', async () => {
    const { screen, router } = await openNote({
      title: 'Week',
      body: 'On Monday [[Knees#Stairs]], then rest',
      others: { knees },
    });
    await follow(0);
    await expect.element(title).toHaveValue('Knees');
    await expect.poll(() => linesInAddress(router)).toEqual(['Stairs']);
    const panel = screen.getByRole('region', { name: 'Backlinks' });
    await expect
      .poll(() => Array.from(panel.element().querySelectorAll('mark'), (mark) => mark.textContent))
      .toEqual(['Knees']);
    await expect.element(panel.getByText('Knees')).toBeVisible();
    await expectAccessible('main');
    await panel.getByRole('link', { name: /On Monday/ }).click();
    await expect.element(title).toHaveValue('Week');
    await expect.poll(() => linesInAddress(router)).toEqual([expect.stringContaining('On Monday')]);
  });

  test('a link still works after its note was renamed twice on another device, and its text is unchanged', async () => {
    const written = 'On Monday [[Knees#Stairs]], then rest';
    const { screen, store, text } = await openNote({ title: 'Week', body: written, others: { knees } });
    for (const renamed of ['Joints', 'Joints and tendons']) {
      const formerTitles = { ...store.record('notes', 'knees').entry?.value.formerTitles, knees: 'Knees' };
      await receive(store, { notesData: { notes: { knees: { title: renamed, formerTitles } } } });
    }
    await expect.element(screen.getByRole('row', { name: 'Joints and tendons' })).toBeVisible();
    expect(await text()).toBe(written);
    await follow(0);
    await expect.element(title).toHaveValue('Joints and tendons');
    const panel = screen.getByRole('region', { name: 'Backlinks' });
    await expect.element(panel.getByRole('link', { name: /On Monday/ })).toBeVisible();
  });

  test('a note renamed twice by the user is found by existing links, which get its title', async () => {
    const { router, text } = await openNote({ title: 'Week', body: 'On [[Knees]], then rest', others: { knees } });
    await router.navigate({ href: '/dashboard/notes/knees' });
    await expect.element(title).toHaveValue('Knees');
    for (const renamed of ['Joints', 'Joints and tendons']) {
      await title.fill(renamed);
      await keyboard.press('Enter');
    }
    await router.navigate({ href: '/dashboard/notes/note' });
    await expect.element(title).toHaveValue('Week');
    await expect.poll(text).toBe('On [[Joints and tendons]], then rest');
    await follow(0);
    await expect.element(title).toHaveValue('Joints and tendons');
  });
});

describe('a completed link opens its note after typing', () => {
  test.each([
    ['Week', 'Week #3', '[[Week #3]]', 'Week #3'],
    ['array[', 'array[0', '[[array&lbrack;0|array(0]]', 'array(0'],
    ['a', 'a|b', '[[a&vert;b|a|b]]', 'a|b'],
    [
      'Source #1#heavy',
      'Set #3 | heavy',
      '[[Source &num;1#Set &num;3 &vert; heavy|Source #1 > Set #3 | heavy]]',
      'Source #1 > Set #3 | heavy',
    ],
  ])('%s', async (typed, offered, written, shown) => {
    const others = {
      a: { title: 'Week #3', createdAt: 2 },
      b: { title: 'array[0', createdAt: 2 },
      c: { title: 'a|b', createdAt: 2 },
      d: { title: 'Source #1', createdAt: 2, body: 'words\n# Set #3 | heavy' },
    };
    const { screen, text, router } = await openNote({ title: 'Links', body: 'see', others });
    await keyboard.type(` [[${typed}`);
    await screen.getByRole('option', { name: offered }).click();
    await expect.poll(text).toBe(`see ${written}`);
    await title.click();
    await expect.poll(links).toEqual([shown]);
    expect(document.querySelector('.md-wiki-missing')).toBeNull();
    await follow(0);
    await expect.element(title).toHaveValue(offered === 'Set #3 | heavy' ? 'Source #1' : offered);
    if (offered === 'Set #3 | heavy') await expect.poll(() => linesInAddress(router)).toEqual([offered]);
  });
});

test('a heading is offered without its Markdown marks', async () => {
  const others = { source: { title: 'Source', createdAt: 2, body: 'words\n# _Warm_ up' } };
  const { screen, router } = await openNote({ title: 'Links', body: 'see', others });
  await keyboard.type(' [[Source#Wa');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Warm up');
  await takeOffer();
  await follow(0);
  await expect.element(title).toHaveValue('Source');
  await expect.poll(() => linesInAddress(router)).toEqual(['Warm up']);
});

test.each([
  [0, 'C# basics'],
  [1, 'C#'],
])('a title with a # is found by its links (%i)', async (index, expected) => {
  const others = { a: { title: 'C# basics', createdAt: 2 }, b: { title: 'C#', createdAt: 2 } };
  await openNote({ title: 'Links', body: 'see [[C# basics]] [[C#]]', others });
  await title.click();
  await expect.poll(links).toHaveLength(2);
  expect(document.querySelector('.md-wiki-missing')).toBeNull();
  await follow(index);
  await expect.element(title).toHaveValue(expected);
});

describe('an unresolved link', () => {
  const week = { title: 'Week', createdAt: 1, body: 'See [[Hip opener]] and [[Hips]]' };

  test('is listed', async () => {
    await openNotes({ notes: { week } }, '?list=unlinked');
    await expect.poll(() => rowNames(unlinked).toSorted()).toEqual(['Hip opener', 'Hips']);
    await expectAccessible('main');
  });

  test('becomes a note, and is listed again after undo', async () => {
    const { screen, store, router } = await openNotes({ notes: { week } }, '?list=unlinked');
    await unlinked.getByRole('button', { name: 'Create note “Hip opener”' }).click();
    await expect.element(title).toHaveValue('Hip opener');
    const notice = screen.getByRole('alertdialog').filter({ hasText: 'Hip opener' });
    await notice.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => store.records('notes').length).toBe(1);
    await expect.poll(() => router.state.location.href).toBe('/dashboard/notes?list=unlinked');
    await router.navigate({ href: '/dashboard/notes?list=unlinked' });
    await expect.poll(() => rowNames(unlinked).toSorted()).toEqual(['Hip opener', 'Hips']);
  });

  test('becomes a note with a backlink from where it was used', async () => {
    const { screen } = await openNotes({ notes: { week } }, '?list=unlinked');
    await unlinked.getByRole('button', { name: 'Create note “Hip opener”' }).click();
    await expect.element(title).toHaveValue('Hip opener');
    await expect
      .element(screen.getByRole('region', { name: 'Backlinks' }))
      .toMatchTextContent('See Hip opener and Hips');
  });

  test('resolves to a note once that name is added as its alias', async () => {
    const opener = { title: 'Hip opener', createdAt: 2 };
    const { screen, store, router } = await openApp('/dashboard/notes/opener', {
      notesData: { notes: { week, opener } },
    });
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Aliases' }).click();
    const names = screen.getByRole('dialog', { name: 'Aliases' });
    await names.getByRole('textbox', { name: 'Alias' }).fill('hips');
    await keyboard.press('Enter');
    await expect.element(names.getByRole('listitem')).toMatchTextContent(/^hips/);
    expect(Object.values(store.record('notes', 'opener').entry?.value.aliases ?? {})).toEqual(['hips']);
    await expectAccessible('[role="dialog"]');
    await keyboard.press('Escape');
    await router.navigate({ href: '/dashboard/notes?list=unlinked' });
    await expect.element(screen.getByText('No missing notes')).toBeVisible();
  });
});

describe('a daily note without a title', () => {
  const day = { 'day-2026-11-03': { day: '2026-11-03', createdAt: 2 } };

  test('is completed by its date, and the link opens it', async () => {
    const { router, text } = await openNote({ title: 'Week', body: 'See ', others: day });
    await keyboard.type('[[3 Nov');
    await expect.element(page.getByRole('option', { name: /3 November 2026/ })).toBeVisible();
    await takeOffer();
    await expect.poll(text).toBe('See [[2026-11-03|Tuesday, 3 November 2026]]');
    await follow(0);
    await expect.poll(() => router.state.location.pathname).toMatch(/day-2026-11-03$/);
  });

  test.each([
    ['tuesday november', ['Tuesday', 'November']],
    ['title:2026-11', []],
  ])('is found by searching %s', async (query, marks) => {
    const { screen } = await openNotes({ notes: day }, `?q=${query}`);
    const results = screen.getByRole('grid', { name: 'Search results' });
    await expect.element(results.getByRole('row', { name: /3 November 2026/ })).toBeVisible();
    if (marks.length > 0) await expect.poll(() => texts('[aria-label="Search results"] mark')).toEqual(marks);
  });

  test('is found in the palette by its date', async () => {
    const { screen } = await openNotes({ notes: day });
    await expect.element(screen.getByRole('row', { name: /3 November 2026$/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await keyboard.type('2026-11-03');
    await expect.element(screen.getByRole('option', { name: /3 November 2026/ })).toBeVisible();
  });
});

describe('an exercise and a workout', () => {
  const startedAt = Date.UTC(2026, 10, 3, 9);
  const exerciseData = {
    workouts: {
      legs: {
        title: 'Legs',
        createdAt: startedAt,
        startedAt,
        endedAt: startedAt + 3_600_000,
        zone: 'UTC',
        day: '2026-11-03',
        exercises: { squat: { exercise: 'exercises/back-squat', order: 'a0' } },
        sets: {
          one: {
            place: { exercise: 'squat', order: 'a0' },
            result: { kind: 'working', load: { si: 100 }, reps: 8, completedAt: startedAt },
          },
        },
      },
    },
  };
  const body = 'Deeper [@Back squat](mensana:exercises/back-squat) in [@Legs](mensana:workouts/legs)';
  const form = { title: 'Form', createdAt: 1, body };
  const mentions = page.getByRole('region', { name: 'Mentioned in notes' });

  test('are opened from a note, and list the notes that mention them', async () => {
    const { screen } = await openApp('/dashboard/notes/form', { notesData: { notes: { form } }, exerciseData });
    await screen.getByRole('link', { name: '@Back squat' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Back squat', level: 1 })).toBeVisible();
    const history = screen.getByRole('region', { name: 'History' });
    await expect.element(history.getByRole('link', { name: /Legs/ })).toMatchTextContent('8');
    await expect.element(mentions.getByText('@Back squat')).toBeVisible();
    await expect
      .poll(() => Array.from(mentions.element().querySelectorAll('mark'), (mark) => mark.textContent))
      .toEqual(['@Back squat']);
    await expectAccessible('main');
    await history.getByRole('link', { name: /Legs/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'Legs', level: 1 })).toBeVisible();
    await mentions.getByRole('link', { name: /Deeper/ }).click();
    await expect.element(title).toHaveValue('Form');
  });

  test('are marked in the note when they are in the trash', async () => {
    const { screen, store } = await openApp('/dashboard/notes/form', { notesData: { notes: { form } }, exerciseData });
    const legs = screen.getByRole('link', { name: '@Legs' });
    await expect.element(legs).toBeVisible();
    await expect.element(legs).not.toHaveAttribute('title');
    await receive(store, { exerciseData: { workouts: { legs: { trashedAt: Date.now() } } } });
    await expect.element(legs).toHaveAttribute('title', 'In the trash or deleted');
    await expect.element(screen.getByRole('link', { name: '@Back squat' })).not.toHaveAttribute('title');
  });

  test('with an unknown id are shown as not on this device', async () => {
    const { screen } = await openApp('/dashboard/exercise/exercises/nobody-does-this');
    await expect.element(screen.getByRole('heading', { name: 'This exercise isn’t on this device' })).toBeVisible();
  });
});

describe('renaming a note', () => {
  const plan = { title: 'Plan', createdAt: 2 };
  const week = { title: 'Week', createdAt: 3, body: 'see [[Plan]] and [[plan#Goals|goals]]' };

  test('gives the links to it the new title, so that a new note with the old one does not get them, and can be undone', async () => {
    const { screen, store } = await openApp('/dashboard/notes/plan', { notesData: { notes: { plan, week } } });
    await expect.element(screen.getByRole('region', { name: 'Backlinks' })).toBeVisible();
    await title.fill('Plan 2026');
    await keyboard.press('Tab');
    const body = () => store.actions.bodyText('notes/week');
    await expect.poll(body).toBe('see [[Plan 2026]] and [[Plan 2026#Goals|goals]]');
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(body).toBe('see [[Plan]] and [[plan#Goals|goals]]');
  });

  test('does not write a title that is still being typed into links, which lead to its note all the same', async () => {
    const { store } = await openApp('/dashboard/notes/plan', { notesData: { notes: { plan, week } } });
    await expect.element(page.getByRole('region', { name: 'Backlinks' })).toBeVisible();
    await title.fill('Plan 2026');
    await expect.poll(() => store.record('notes', 'plan').entry?.value.title).toBe('Plan 2026');
    expect(await store.actions.bodyText('notes/week')).toBe(week.body);
    await expect.element(page.getByRole('row', { name: 'Plan 2026' })).toBeVisible();
    expect(await store.actions.bodyText('notes/week')).toBe(week.body);
  });

  test('leaves links that lead to another note of that name', async () => {
    const other = { title: 'Plan', createdAt: 1 };
    const { screen, store } = await openApp('/dashboard/notes/plan', { notesData: { notes: { plan, other, week } } });
    await expect.element(screen.getByRole('region', { name: 'Backlinks' })).toBeVisible();
    await title.fill('Plan 2026');
    await keyboard.press('Tab');
    await expect.poll(() => store.record('notes', 'plan').entry?.value.title).toBe('Plan 2026');
    expect(await store.actions.bodyText('notes/week')).toBe('see [[Plan]] and [[plan#Goals|goals]]');
  });
});

describe('a link to a place in a note', () => {
  const target = {
    title: 'Target',
    createdAt: 1,
    body: '# Monday\n\n## Squat\n\n5 × 5 ^top\n\n# Tuesday\n\n## Squat\n\n3 × 3',
  };

  test.each([
    ['[[Target#Tuesday#Squat]]', 9],
    ['[[Target#Squat]]', 3],
    ['[[Target#^top]]', 5],
    ['[[Target#^gone]]', null],
    ['[[Target#Wednesday]]', null],
  ])('opens its line: %s', async (link, line) => {
    const { router } = await openNote({ body: `see ${link}`, others: { target } });
    await follow(0);
    await expect.element(title).toHaveValue('Target');
    await linesInAddress(router);
    const { state } = editorView();
    const shown = document.querySelector('.shown-place');
    expect(shown === null ? null : state.doc.lineAt(editorView().posAtDOM(shown)).number).toBe(line);
  });

  test('may be written with the slug of a heading of its own note', async () => {
    const { router } = await openNote({ body: 'see [part two](#part-tw%C3%B6)\n\n# Part twö' });
    await follow(0);
    await expect.poll(() => linesInAddress(router)).toEqual(['Part twö']);
  });
});

test.each([
  ['New heading', true],
  ['Old heading', false],
])('a place that is gone is not shown: %s', async (heading, isThere) => {
  await openNote({ body: '# New heading' });
  expect(showPlace(editorView().contentDOM, { kind: 'heading', path: [heading] })).toBe(isThere);
});
