import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from './accessible.ts';
import { createAccount, expect, test } from './server.ts';
import { smallTargets } from './targets.ts';
import { doneOf, type PlannedSet, planOf, putRecords } from './training.ts';

const section = '/dashboard/exercise';
const dayMs = 86_400_000;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(phone);

  test.beforeEach(async ({ page }) => {
    test.setTimeout(120_000); // each check takes a second or two, and there are many
    await createAccount(page);
  });

  test('every place is in view or one press away, and none is reached by scrolling @data', async ({ page }) => {
    await page.goto(`${section}/progress`);
    const places = page.getByRole('navigation', { name: 'Exercise views' });
    await expect(places).toBeVisible();
    expect(await places.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const more = places.getByRole('button', { name: /^Progress/ });
    await more.tap();
    const names = ['Workouts', 'Routines', 'Activities', 'Calendar', 'Progress', 'Exercises', 'Volume', 'Load', 'Body'];
    await expect(page.getByRole('menuitem')).toHaveText(names);
    for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
    await lookAt(page)('the places', '[role=menu]');
    await page.getByRole('menuitem', { name: 'Load' }).tap();
    await expect(page).toHaveURL(/\/exercise\/load$/);
    await expect(places.getByRole('button', { name: /^Load/ })).toBeVisible();
    await places.getByRole('link', { name: 'Workouts' }).tap();
    await expect(places.getByRole('button', { name: 'More' })).toBeVisible();
  });

  test('axe finds nothing in a workout, and a thumb finds all of it @data', async ({ page }) => {
    await putRecords(page, {
      workouts: { ...lifted([100, 102.5, 105]), now: running() },
      places: { gym: { name: 'Gym' } },
    });
    const look = lookAt(page);
    await page.goto(section);
    await expect(page.getByRole('row', { name: 'Heavy day' }).first()).toBeVisible();
    await look('the workouts');

    await page.goto(`${section}/workouts/now`);
    const squat = page.getByRole('region', { name: 'Back squat' });
    await expect(squat.getByRole('button', { name: /^Copy 105 kg × 5/ }).first()).toBeVisible();
    await squat.getByRole('checkbox', { name: 'Set 1 done' }).press('Space');
    await expect(squat.getByRole('button', { name: /^Personal record: / })).toBeVisible();
    await squat.getByRole('textbox', { name: 'Reps, set 3' }).fill('5,5');
    await expect(squat.getByText('Enter a whole number, 0 or more')).toBeVisible();
    await chooseFrom(page, 'More options for Back squat', 'Add note');
    await look('a workout and its rest');
    await squat.getByRole('textbox', { name: 'Load, set 2' }).tap();
    await expect(page.getByRole('group', { name: 'Load, set 2' })).toBeVisible();
    await look('the keypad');
    await page.getByRole('button', { name: 'Close keypad' }).tap();
    await inDialog(page, squat.getByRole('button', { name: /^Personal record: / }), () =>
      look('records of a set', '[role=dialog]'),
    );
    await inDialog(page, page.getByRole('button', { name: 'Plates for 110 kg' }), () =>
      look('plates', '[role=dialog]'),
    );
    await inDialog(page, page.getByRole('button', { name: 'Rest timer settings' }), () =>
      look('the rest timer’s settings', '[role=dialog]'),
    );
    await squat.getByRole('button', { name: 'Set 2', exact: true }).click();
    await look('the menu of a set', '[role=menu]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More options for Back squat' }).click();
    await look('the menu of an exercise', '[role=menu]');
    await page.keyboard.press('Escape');
    for (const item of ['Reorder exercises', 'Edit several sets', 'Replace exercise']) {
      await chooseFrom(page, 'More options for Back squat', item);
      await expect(page.getByRole('dialog')).toBeVisible();
      if (item === 'Replace exercise') await page.getByRole('searchbox').fill('sand');
      await look(item, '[role=dialog]');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await chooseFrom(page, 'More', 'Workout details');
    await look('a workout’s details', '[role=dialog]');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.goto('/dashboard');
    await expect(page.getByText(/^In progress/)).toBeVisible();
    await look('the overview');
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Current workout' }).getByRole('timer')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
    await look('the rest on another page');
    await page.goto(`${section}/workouts/now`);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('7', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Personal records' })).toBeVisible();
    // it covers the end of the page until it is closed
    await page.getByRole('alertdialog', { name: 'Workout finished' }).getByRole('button', { name: 'Close' }).tap();
    await look('a finished workout');
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await chooseFrom(page, 'More', 'Version history');
    await expect(page.getByRole('link', { name: 'Back to workout' })).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
    await look('what a workout was');
  });

  test('axe finds nothing in exercises, progress and routines, and a thumb finds all of them @data', async ({
    page,
  }) => {
    const own = { name: 'Bench with chains', tracking: 'loadReps', muscles: { chest: 1 } };
    await putRecords(page, { workouts: lifted([100, 102.5, 105]), exercises: { own }, ...planned() });
    const look = lookAt(page);
    await page.goto(`${section}/exercises`);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await look('the exercises');
    await page.goto(`${section}/exercises/back-squat`);
    await expect(page.getByRole('figure', { name: 'Estimated 1RM' }).locator('canvas')).toBeVisible();
    const volume = page.getByRole('figure', { name: 'Volume' });
    await volume.getByRole('button', { name: 'Show as table' }).click();
    await look('an exercise');
    await inDialog(page, volume.getByRole('button', { name: '1,575 kg' }), async () => {
      await expect(page.getByRole('dialog')).toContainText('Set 3');
      await expect(page.getByRole('dialog')).toContainText('105 kg × 5');
    });
    await inDialog(page, page.getByRole('button', { name: '122.5 kg' }).first(), () =>
      look('a formula', '[role=dialog]'),
    );
    await page.goto(`${section}/exercises/own`);
    await page.getByRole('button', { name: 'Edit Bench with chains' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('an exercise of one’s own and its settings', '[role=dialog]');
    await page.goto(`${section}/progress`);
    await expect(page.getByText('previously 102.5 kg').first()).toBeVisible();
    await look('progress');

    await page.goto(section);
    await page.getByRole('button', { name: 'Start from a routine' }).click();
    await look('the routines to start from', '[role=menu]');
    await page.goto(`${section}/routines`);
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
    await look('the routines');
    await page.goto(`${section}/routines/lower`);
    await page.getByText('Progression:').click();
    await expect(page.getByRole('button', { name: /^Next: / }).first()).toBeVisible();
    await look('a routine');
    await page.goto(`${section}/routines/programmes/p`);
    await expect(page.getByRole('group', { name: 'Back squat' })).toBeVisible();
    await look('a programme');
  });

  test('axe finds nothing in activities and body, and a thumb finds all of them @data', async ({ page }) => {
    await putRecords(page, { ...moved(), measurements: weighed([80, 80.4, 79.8]) });
    const look = lookAt(page);
    await page.goto(`${section}/activities`);
    await expect(page.getByRole('row').first()).toBeVisible();
    await look('the activities');
    await page.goto(`${section}/activities/run`);
    await page.getByRole('textbox', { name: 'Moving time: Seconds' }).fill('75');
    await expect(page.getByText('Minutes and seconds must be below 60').last()).toBeVisible();
    await look('an activity');
    await page.goto(`${section}/activities/best`);
    await expect(page.getByRole('row', { name: /^10 km/ })).toHaveCount(2);
    await look('best times');
    await page.goto(`${section}/activities/totals`);
    await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
    await look('totals');
    await page.goto(`${section}/activities/gear`);
    await expect(page.getByText('Road shoes')).toBeVisible();
    await look('gear');
    await page.getByRole('button', { name: 'Add gear' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('gear that is added', '[role=dialog]');
    await page.goto(`${section}/activities/zones`);
    await page.getByRole('button', { name: 'Add zones' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('textbox', { name: 'Max heart rate' }).fill('190');
    await page.getByRole('textbox', { name: 'Resting heart rate' }).fill('60');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByRole('textbox', { name: 'Zone 2 upper limit' }).fill('130');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look('zones with an error', '[role=dialog]');

    await page.goto(`${section}/body`);
    await expect(page.getByRole('link', { name: /^Body weight/ })).toBeVisible();
    await look('body');
    await page.getByRole('button', { name: 'Log measurements' }).click();
    await look('several measures', '[role=dialog]');
    await page.goto(`${section}/body/photos`);
    await expect(page.getByRole('button', { name: 'Take photo' })).toBeVisible();
    await look('photos');
    await page.goto(`${section}/body/body-weight`);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await inDialog(page, page.getByRole('figure').getByRole('cell').getByRole('button').first(), async () => {
      await expect(page.getByRole('dialog')).toContainText('Previous trend');
    });
    await look('a measure');
  });

  test('axe finds nothing in calendar, muscles and load, and a thumb finds all of them @data', async ({ page }) => {
    await putRecords(page, {
      workouts: lifted([100, 102.5, 105], () => daysAgo(0)), // all in one week, whatever day it is
      ...moved(),
      goals: { weekly: { kind: 'sessions', target: 3, per: 'week' } },
    });
    const look = lookAt(page);
    await page.goto(`${section}/calendar`);
    await expect(page.getByRole('region', { name: 'Goals' }).getByRole('progressbar')).toBeVisible();
    await page.getByText('Monthly totals').click();
    await look('the calendar');
    await page.getByRole('button', { name: 'Add goal' }).click();
    await look('a goal', '[role=dialog]');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Goal type/ })
      .click();
    await page.getByRole('option', { name: 'Sets', exact: true }).click();
    await look('a goal of a muscle', '[role=dialog]');
    await page.goto(`${section}/volume`);
    await expect(page.getByRole('row', { name: /^Quads/ })).toContainText('9');
    await look('the muscles');
    const chest = page.getByRole('group', { name: 'Body map' }).getByRole('link', { name: /^Chest/ });
    await chest.first().tap({ position: { x: 40, y: 12 } });
    await expect(chest).toHaveCount(2);
    await expect(page).not.toHaveURL(/muscle=/);
    await page
      .getByRole('row', { name: /^Quads/ })
      .getByRole('link')
      .click();
    await expect(page.getByRole('dialog', { name: 'Quads' })).toBeVisible();
    await look('a muscle', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/dashboard/exercise/load');
    await expect(page.getByRole('button', { name: /^\d+$/ }).first()).toBeVisible();
    await look('load');
    const curves = page.getByRole('figure', { name: 'Fitness, fatigue and form' });
    await curves.getByRole('button', { name: 'Show as table' }).click();
    await inDialog(page, curves.getByRole('cell').getByRole('button').first(), async () => {
      await expect(page.getByRole('dialog')).toContainText('CTL the day before');
    });
  });
});

test('a workout is logged, ordered and finished by keys alone, and says what comes of it @data', async ({ page }) => {
  await createAccount(page);
  await putRecords(page, { workouts: { ...lifted([100, 102.5, 105]), now: running() } });
  await page.goto(`${section}/workouts/now`);
  const squat = page.getByRole('region', { name: 'Back squat' });
  const keys = new Keys(page);
  await expect(squat.getByRole('button', { name: /^Copy 105 kg × 5/ }).first()).toBeVisible();
  await keys.tabTo(squat.getByRole('textbox', { name: 'Load, set 1' }));
  await keys.press('ArrowUp', 'Enter', 'Enter', 'Enter');
  await expect(squat.getByRole('checkbox', { name: 'Set 1 done' })).toBeChecked();
  await expect(said(page, 'Set 1 done. Next: Back squat, set 2, 110 kg × 5')).toBeAttached();
  await expect(said(page, /^Personal record: Heaviest load, 115 kg/)).toBeAttached();
  await expect(said(page, /of rest left$/)).toBeAttached();

  await expect(squat.getByRole('textbox', { name: 'Load, set 2' })).toBeFocused();
  await page.keyboard.type('825');
  await keys.press('Enter', 'Enter', 'Enter');
  await expect(said(page, 'Is 825 kg right?')).toBeAttached();
  await keys.backTo(squat.getByRole('button', { name: '825 kg?' }));
  await keys.press('Enter');
  await keys.tabTo(page.getByRole('button', { name: 'Yes, it’s right' }));
  await keys.press('Enter');
  const medals = squat.getByRole('button', { name: /^Personal record: / });
  await expect(medals.last()).toHaveAccessibleName(/825 kg/);
  await expect(medals.last()).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await page.reload();
  await expect(medals.last()).toHaveAccessibleName(/825 kg/);

  await keys.tabTo(page.getByRole('button', { name: 'More options for Back squat' }));
  await keys.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add note' })).toBeFocused();
  await keys.press('Enter');
  const remark = squat.getByRole('textbox', { name: 'Note, Back squat' });
  await expect(remark).toBeFocused();
  await page.keyboard.type('Belt on');
  await keys.backTo(page.getByRole('button', { name: 'More options for Back squat' }));
  await keys.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Reorder');
  await keys.press('Enter');
  await keys.tabTo(page.getByRole('row', { name: 'Back squat' }));
  await keys.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Move Back squat' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Insert between Back squat and Bench press' })).toBeFocused();
  await keys.press('ArrowDown', 'Enter');
  await keys.press('Escape');
  await expect(page.getByRole('table').first()).toHaveAccessibleName('Bench press');
  await expect(remark).toHaveValue('Belt on');

  await keys.tabTo(squat.getByRole('button', { name: 'Add set' }));
  await keys.press('Enter');
  await expect(squat.getByRole('checkbox')).toHaveCount(4);
  await keys.tabTo(page.getByRole('button', { name: 'Add exercise' }));
  await keys.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search exercises' })).toBeFocused();
  await page.keyboard.type('push-up');
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Push-up', exact: true })).toBeVisible();
  await keys.tabTo(page.getByRole('button', { name: 'Finish' }));
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Summary' })).toBeFocused();
});

/** A keyboard user without a mouse. */
class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  tabTo(target: Locator): Promise<void> {
    return this.#walk('Tab', target);
  }

  backTo(target: Locator): Promise<void> {
    return this.#walk('Shift+Tab', target);
  }

  async #walk(key: string, target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < 80; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${key} never came to ${target}`);
  }
}

/** Returns the polite announcement with this text, as read by screen readers. */
function said(page: Page, words: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: words });
}

type Look = (where: string, part?: string) => Promise<void>;

/** Checks that axe finds nothing in both themes, and that no target is too small. */
function lookAt(page: Page): Look {
  return async (where, part = 'html') => {
    // content behind a dialog stays hidden a moment longer than the dialog itself
    if (part === 'html') await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect.soft(await smallTargets(page), where).toEqual([]);
    expect.soft(await accessibilityFindings(page, part), where).toEqual([]);
  };
}

async function inDialog(page: Page, trigger: Locator, look: () => Promise<void>): Promise<void> {
  await trigger.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function chooseFrom(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function daysAgo(days: number): { readonly startedAt: number; readonly zone: string; readonly day: string } {
  const startedAt = Date.now() - days * dayMs;
  return { startedAt, zone: 'UTC', day: new Date(startedAt).toISOString().slice(0, 10) };
}

/** Workouts with three sets of five squats each, by default on consecutive days up to yesterday. */
function lifted(loads: readonly number[], whenOf = (at: number) => daysAgo(loads.length - at)): object {
  return Object.fromEntries(
    loads.map((load, at) => {
      const when = whenOf(at);
      const sets = squats(load);
      const whole = { ...when, endedAt: when.startedAt + 3_600_000, title: 'Heavy day', effort: 6, routine: 'lower' };
      return [`workout-${at}`, { ...whole, ...doneOf({ 'back-squat': sets }, when.startedAt) }];
    }),
  );
}

function running(): object {
  const when = daysAgo(0);
  const plan = planOf({ 'back-squat': squats(110), 'bench-press': squats(80) });
  return { ...when, startedAt: when.startedAt - 1_200_000, title: 'Today', tags: { deload: 'deload' }, ...plan };
}

function squats(load: number): readonly PlannedSet[] {
  return Array.from({ length: 3 }, () => ({ load, reps: 5 }));
}

/** Two routines in a rotation, one in a folder. */
function planned(): object {
  const lower = planOf({ 'back-squat': squats(60) }) as { readonly exercises: Readonly<Record<string, object>> };
  const squat = { ...lower.exercises['back-squat'], progression: { rule: 'linear' } };
  return {
    routineFolders: { f: { name: 'Winter', order: 'a0' } },
    routines: {
      upper: { name: 'Upper body', order: 'a0' },
      lower: { name: 'Lower body', order: 'a1', folder: 'f', ...lower, exercises: { 'back-squat': squat } },
    },
    programmes: {
      p: {
        ...{ name: 'Winter', form: 'rotation', startedOn: daysAgo(20).day },
        days: { a: { order: 'a0', routine: 'upper' }, b: { order: 'a1', routine: 'lower' } },
      },
    },
  };
}

function moved(): object {
  const shoes = { name: 'Road shoes', kind: 'shoes', warnAt: { si: 800_000 } };
  const bounds = [120, 140, 155, 170, 190];
  const run = { ...daysAgo(1), sport: 'run', distance: { si: 10_000 }, movingSeconds: 2_700, effort: 5 };
  return {
    activities: { run: { ...run, heartRate: { average: 150 }, gear: { shoes: true } } },
    gear: { shoes },
    zones: { z: { measure: 'heartRate', from: daysAgo(90).day, bounds } },
  };
}

function weighed(kilograms: readonly number[]): object {
  return Object.fromEntries(
    kilograms.map((si, at) => {
      const { startedAt, ...when } = daysAgo(kilograms.length - at);
      return [`m${at}`, { ...when, at: startedAt, measure: 'body-weight', value: { si } }];
    }),
  );
}
