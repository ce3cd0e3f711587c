import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeLanguage } from '../language/index.ts';
import { expectAccessible, keyboard, openApp } from '../testing/index.ts';
import './palette-list.tsx'; // loading it on demand from source can take longer than the timeout of `expect`

const notesData = { notes: { knees: { title: 'Knees and stairs' }, hips: { title: 'Hips' } } };
const legs = {
  ...{ startedAt: Date.UTC(2026, 1, 3, 18), endedAt: Date.UTC(2026, 1, 3, 19), zone: 'UTC', day: '2026-02-03' },
  exercises: { e: { exercise: 'exercises/back-squat', order: 'a0' } },
  sets: {
    heavy: {
      place: { exercise: 'e', order: 'a0' },
      result: { kind: 'working', load: { si: 100 }, reps: 5, completedAt: Date.UTC(2026, 1, 3, 18, 20) },
      remark: 'Left hip pinched',
    },
  },
};
const palette = page.getByRole('dialog', { name: 'Search', exact: true });
const field = page.getByRole('combobox');
const options = () => palette.getByRole('option').elements();

async function openPalette() {
  const app = await openApp('/dashboard/overview', { notesData });
  await expect.element(app.screen.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await keyboard.press('ControlOrMeta+k');
  await expect.element(field).toHaveFocus();
  await expect.poll(options).not.toEqual([]);
  return app;
}

test('a button opens it, with notes listed before anything is typed', async () => {
  const { screen } = await openApp('/dashboard/overview', { notesData });
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(palette.getByRole('option', { name: /Knees and stairs/ })).toBeVisible();
  await expectAccessible('[role="dialog"]');
});

test('a note is found by part of its name, and Enter opens it', async () => {
  const { screen } = await openPalette();
  await keyboard.type('stai');
  await expect.element(palette.getByRole('option').first()).toHaveAccessibleName(/Knees and stairs/);
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Knees and stairs');
});

test('a note is found by its text while it is typed', async () => {
  const { screen } = await openApp('/dashboard/overview', {
    notesData: {
      notes: { garden: { title: 'Garden', body: 'Plant the tulips along the fence' }, hips: { title: 'Hips' } },
    },
  });
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await keyboard.type('tulip');
  const found = palette.getByRole('group', { name: 'In your notes' }).getByRole('option');
  await expect.element(found).toHaveAccessibleName('Garden Plant the tulips along the fence');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Garden');
});

test('a workout started from here while one is in progress asks first', async () => {
  const now = { startedAt: Date.now(), zone: 'UTC', title: 'Heavy day' };
  const { screen, router } = await openApp('/dashboard/overview', { exerciseData: { workouts: { now } } });
  await expect.element(screen.getByRole('region', { name: 'In progress' })).toBeVisible();
  await keyboard.press('ControlOrMeta+k');
  await expect.element(field).toHaveFocus();
  await keyboard.type('start workout');
  await expect.element(palette.getByRole('option').first()).toHaveAccessibleName(/Start workout/);
  await keyboard.press('Enter');
  await screen.getByRole('button', { name: 'Empty workout' }).click();
  const question = screen.getByRole('alertdialog', { name: 'A workout is in progress' });
  await question.getByRole('button', { name: 'Resume workout' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/exercise/workouts/now');
});

test('the list of keyboard shortcuts is found by name', async () => {
  const { screen } = await openPalette();
  await keyboard.type('keyboard');
  await expect.element(palette.getByRole('option').first()).toHaveAccessibleName(/Keyboard shortcuts/);
  await keyboard.press('Enter');
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet.getByText('Find and replace')).toBeVisible();
  await expectAccessible('[role="dialog"]');
  await keyboard.press('Escape');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('text without a match can be searched in notes and training', async () => {
  await openPalette();
  await keyboard.type('nothing is called so');
  await expect.element(palette.getByRole('option')).toHaveAccessibleName('Search for “nothing is called so”');
  await keyboard.press('Escape');
  await expect.element(palette).not.toBeInTheDocument();
});

test('a set is found by the remark on it, and opens in its workout', async () => {
  const { screen, router } = await openApp('/dashboard/overview', { notesData, exerciseData: { workouts: { legs } } });
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await keyboard.press('ControlOrMeta+k');
  await expect.element(field).toHaveFocus();
  await keyboard.type('pinched');
  await palette.getByRole('option', { name: /Back squat.*Left hip pinched/ }).click();
  await expect.poll(() => router.state.location.href).toBe('/dashboard/exercise/workouts/legs?set=heavy');
});

test('sets of the same exercise are told apart by their figures', async () => {
  const lighter = { ...legs.sets.heavy, result: { ...legs.sets.heavy.result, load: { si: 90 }, rpe: 8.5 } };
  const workouts = { legs: { ...legs, sets: { ...legs.sets, lighter } } };
  const { screen } = await openApp('/dashboard/overview', { notesData, exerciseData: { workouts } });
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await keyboard.press('ControlOrMeta+k');
  await expect.element(field).toHaveFocus();
  await keyboard.type('pinched');
  await expect.element(palette.getByRole('option', { name: /Back squat.*100 kg × 5/ })).toBeVisible();
  await expect.element(palette.getByRole('option', { name: /Back squat.*90 kg × 5 · RPE 8\.5/ })).toBeVisible();
  await expectAccessible('[role="dialog"]');
});

describe('shortcuts', () => {
  test('create a note and open a section while no field is focused', async () => {
    const { screen, router } = await openApp('/dashboard/overview', { notesData });
    await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
    await keyboard.press('Alt+Shift+KeyN');
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await keyboard.press('Alt+Shift+Digit1');
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/overview');
  });

  test('are listed by ? while no field is focused', async () => {
    const { screen } = await openApp('/dashboard/overview', { notesData });
    await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
    await keyboard.press('?');
    await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('are typed as letters in a text field', async () => {
    const { screen } = await openApp('/dashboard/notes/knees', { notesData });
    const title = screen.getByRole('textbox', { name: 'Title' });
    await title.fill('');
    await keyboard.type('Why?');
    await expect.element(title).toHaveValue('Why?');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

test.each([
  ['best times', 'Best times', '/dashboard/exercise/activities/best'],
  ['goals', 'Goals', '/dashboard/exercise/goals'],
  ['export', 'Data and export', '/dashboard/profile/data'],
  ['shoes', 'Gear', '/dashboard/exercise/activities/gear'],
])('“%s” finds the page %s', async (typed, name, href) => {
  const { router } = await openPalette();
  await keyboard.type(typed);
  const pages = palette.getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect.element(pages).toHaveAccessibleName(name);
  await pages.click();
  await expect.poll(() => router.state.location.pathname).toBe(href);
});

test('pages are found in German', async () => {
  await changeLanguage('de');
  onTestFinished(() => changeLanguage('en'));
  await openApp('/dashboard/overview', { notesData });
  await page.getByRole('button', { name: 'Suche', exact: true }).click();
  await keyboard.type('bestzeiten');
  await expect
    .element(page.getByRole('group', { name: 'Seiten' }).getByRole('option'))
    .toHaveAccessibleName('Bestzeiten');
});
