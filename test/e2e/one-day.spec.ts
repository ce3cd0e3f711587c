// sections: journal, exercise, notes
import type { Browser, Locator, Page } from '@playwright/test';
import {
  bodyLines,
  type Device,
  disconnect,
  goOffline,
  goOnline,
  openSection,
  reconnect,
  saveState,
  shellIsKept,
  titleField,
  twoDevices,
} from './screens.ts';
import { expect, test } from './server.ts';
import { doneOf, planOf, putRecords } from './training.ts';

/** With two browsers, each step is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

/** A workout as it is expected to be in the end, with one exercise. */
interface Trained {
  readonly workout: string;
  readonly exercise: string;
  /** Kilograms and repetitions. */
  readonly sets: readonly (readonly [load: number, reps: number])[];
}

/** A day as it is expected to be on each device. */
interface WholeDay {
  readonly path: string;
  readonly workouts: readonly Trained[];
  /** The lines of the note's Markdown. */
  readonly source: readonly (string | RegExp)[];
  /** The answer of each block, by its line. */
  readonly blocks: Readonly<Record<string, string>>;
  /** The lines of the text that have an answer within them. */
  readonly sentences: readonly string[];
}

const legs: Trained = {
  workout: 'Lower body',
  exercise: 'Back squat',
  sets: [
    [102.5, 5],
    [102.5, 5],
    [100, 5],
    [110, 1],
  ],
};

const chest: Trained = {
  workout: 'Upper body',
  exercise: 'Bench press',
  sets: [
    [82.5, 8],
    [80, 8],
    [90, 3],
  ],
};

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a day trained and written offline is the same on another device, and so is what that one adds offline', async ({
    browser,
    server,
  }) => {
    const { a, b } = await dueDevices(browser, server.origin);
    for (const { page } of [a, b]) await shellIsKept(page);

    await goOffline(a);
    await startToday(a.page, legs);
    await typeSets(a.page, '102.5x5,5', 'Back squat · 102.5 kg × 5, 5');
    await setDone(a.page, legs, 3).check();
    const path = await openDay(a.page);
    await write(a.page, 'Slept well.\n');
    await logLine(a.page, 'squat 110x1', 'Back squat · 110 kg × 1', legs);
    await write(a.page, '\n![[training]]\n```mensana\nbest squat\n```\nFives: `=best squat 5` so far');
    await openWorkoutOfDay(a.page, legs);
    await finish(a.page, legs);
    const morning: WholeDay = {
      path,
      workouts: [legs],
      source: [
        'Slept well.',
        /^squat 110x1 \^[0-9a-f]{8}✓$/,
        '![[training]]',
        ...['```mensana', 'best squat', '```'],
        'Fives: `=best squat 5` so far',
      ],
      blocks: { 'best squat': '110 kg' },
      sentences: ['Fives: 102.5 kg so far'],
    };
    await expectDay(a.page, morning);

    await goOnline(a);
    await expect(b.page.getByText('Next: Lower body, tomorrow')).toBeVisible();
    await expect(b.page.getByRole('button', { name: 'Start Lower body' })).toHaveCount(0);
    await expectDoneToday(b.page, [legs]);
    await expectDay(b.page, morning);

    await goOffline(b);
    await startToday(b.page, chest);
    await typeSets(b.page, '82.5x8', 'Bench press · 82.5 kg × 8');
    await setDone(b.page, chest, 2).check();
    await openDay(b.page);
    await logLine(b.page, '\nbench press 90x3', 'Bench press · 90 kg × 3', chest);
    await write(b.page, '\nPressed `=best bench 8` for eights');
    await openWorkoutOfDay(b.page, chest);
    await finish(b.page, chest);
    await openSection(a.page, 'Overview');
    await goOnline(b);
    const evening: WholeDay = {
      path,
      workouts: [legs, chest],
      source: [...morning.source, /^bench press 90x3 \^[0-9a-f]{8}✓$/, 'Pressed `=best bench 8` for eights'],
      blocks: morning.blocks,
      sentences: [...morning.sentences, 'Pressed 82.5 kg for eights'],
    };
    await expect(a.page.getByText('Next: Upper body, tomorrow')).toBeVisible();
    await expectDoneToday(a.page, [legs, chest]);
    for (const { page } of [a, b]) await expectDay(page, evening);
    await Promise.all([a.context.close(), b.context.close()]);
  });
});

test('two devices that train and write offline on the same day agree about it afterwards', async ({
  browser,
  server,
}) => {
  const { a, b } = await dueDevices(browser, server.origin);
  await Promise.all([disconnect(a), disconnect(b)]);

  await startToday(a.page, legs);
  await typeSets(a.page, '102.5x5,5', 'Back squat · 102.5 kg × 5, 5');
  await typeSets(a.page, '100x5', 'Back squat · 100 kg × 5');
  await typeSets(a.page, '110x1', 'Back squat · 110 kg × 1');
  await finish(a.page, legs);
  const path = await openDay(a.page);
  await write(a.page, '![[training]]\n```mensana\nbest squat\n```\nFives: `=best squat 5` so far\n');

  await startToday(b.page, chest);
  await typeSets(b.page, '82.5x8', 'Bench press · 82.5 kg × 8');
  await setDone(b.page, chest, 2).check();
  await finish(b.page, { ...chest, sets: chest.sets.slice(0, 2) });
  expect(await openDay(b.page)).toBe(path);
  await logLine(b.page, 'bench press 90x3', 'Bench press · 90 kg × 3', chest);
  await write(b.page, '\nPressed `=best bench 8` for eights\n');

  await Promise.all([reconnect(a), reconnect(b)]);
  for (const { page } of [a, b]) {
    for (const sentence of ['Fives: 102.5 kg so far', 'Pressed 82.5 kg for eights'])
      await expect(bodyLines(page).filter({ hasText: sentence })).toBeVisible();
    await expect(saveState(page, 'Saved')).toBeVisible();
  }
  const ofA = ['![[training]]', '```mensana', 'best squat', '```', 'Fives: `=best squat 5` so far'];
  const ofB = [/^bench press 90x3 \^[0-9a-f]{8}✓$/, 'Pressed `=best bench 8` for eights'];
  const isAFirst = /Fives.*Pressed/s.test((await bodyLines(a.page).allTextContents()).join('\n'));
  for (const { page } of [a, b])
    await expectDay(page, {
      path,
      workouts: [legs, chest],
      source: [...(isAFirst ? [...ofA, ...ofB] : [...ofB, ...ofA]), ''],
      blocks: { 'best squat': '110 kg' },
      sentences: ['Fives: 102.5 kg so far', 'Pressed 82.5 kg for eights'],
    });
  await Promise.all([a.context.close(), b.context.close()]);
});

/** Opens two synced devices of a user for whom two routines are due today. */
async function dueDevices(browser: Browser, origin: string): Promise<{ readonly a: Device; readonly b: Device }> {
  const { a, b } = await twoDevices(browser, origin);
  await putRecords(a.page, dueToday());
  for (const { page } of [a, b]) {
    for (const { workout } of [legs, chest])
      await expect(page.getByRole('button', { name: `Start ${workout}` })).toBeEnabled();
    await expect(saveState(page, 'Saved')).toBeVisible();
  }
  return { a, b };
}

/** Returns two routines, each due today in a programme of its own, and a workout of last week with lighter sets. */
function dueToday(): object {
  const startedAt = Date.now() - 7 * 86_400_000;
  const day = new Date(startedAt).toISOString().slice(0, 10);
  const programme = (name: string, routine: string) => ({
    ...{ name, form: 'rotation', startedOn: day },
    days: { only: { order: 'a0', routine } },
  });
  const squats = Array.from({ length: 3 }, () => ({ load: 100, reps: 5 }));
  const presses = Array.from({ length: 2 }, () => ({ load: 80, reps: 8 }));
  const lighter = { 'back-squat': [{ load: 95, reps: 5 }], 'bench-press': [{ load: 75, reps: 8 }] };
  return {
    workouts: {
      before: {
        ...{ title: 'Last week', startedAt, endedAt: startedAt + 3_600_000, zone: 'Etc/UTC', day },
        ...doneOf(lighter, startedAt + 60_000),
      },
    },
    routines: {
      lower: { name: legs.workout, order: 'a0', ...planOf({ 'back-squat': squats }) },
      upper: { name: chest.workout, order: 'a1', ...planOf({ 'bench-press': presses }) },
    },
    programmes: { strength: programme('Strength', 'lower'), press: programme('Press', 'upper') },
  };
}

async function startToday(page: Page, { workout }: Trained): Promise<void> {
  await openSection(page, 'Overview');
  await page.getByRole('button', { name: `Start ${workout}` }).click();
  await expect(titleField(page)).toHaveValue(workout);
}

/** Types sets into the field of the running workout, and logs them as they were read. */
async function typeSets(page: Page, line: string, reading: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Quick entry' });
  await field.click();
  await page.keyboard.type(line);
  await expect(page.getByRole('group', { name: 'Read as' })).toContainText(reading);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
}

/** Opens the day of the open workout. */
async function openDay(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Open this day' }).click();
  await expect(page).toHaveURL(/\/dashboard\/notes\/day\/\d{4}-\d\d-\d\d$/);
  return new URL(page.url()).pathname;
}

/** Types at the end of the open note. */
async function write(page: Page, typed: string): Promise<void> {
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(typed);
}

/** Types a line into the open note and accepts what it was read as. */
async function logLine(page: Page, line: string, reading: string, { workout }: Trained): Promise<void> {
  await write(page, line);
  const offer = page.getByRole('group', { name: 'Read as' });
  await expect(offer).toContainText(reading);
  await offer.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(text(page).getByRole('link', { name: `Logged in ${workout}` })).toBeVisible();
}

async function openWorkoutOfDay(page: Page, { workout }: Trained): Promise<void> {
  await training(page)
    .getByRole('link', { name: `Open workout: ${workout}` })
    .click();
  await expect(titleField(page)).toHaveValue(workout);
}

async function finish(page: Page, { sets }: Trained): Promise<void> {
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(`${sets.length} of ${sets.length}`);
}

async function expectDoneToday(page: Page, workouts: readonly Trained[]): Promise<void> {
  const card = page.getByRole('region', { name: 'Done today' });
  await expect(card.getByRole('link', { name: /^Open workout: / })).toHaveCount(workouts.length);
  for (const trained of workouts) await expectListed(card, trained);
}

async function expectListed(within: Locator, { workout, sets }: Trained): Promise<void> {
  await expect(within.getByRole('group').filter({ hasText: workout })).toContainText(` · ${sets.length} sets`);
}

/** Opens the day anew and compares the training below the note and within it, the answers, the text and the workouts. */
async function expectDay(page: Page, { path, workouts, source, blocks, sentences }: WholeDay): Promise<void> {
  await page.goto(path);
  for (const list of [text(page).getByRole('list', { name: 'Training' }), training(page)]) {
    await expect(list.getByRole('link', { name: /^Open workout: / })).toHaveCount(workouts.length);
    for (const trained of workouts) await expectListed(list, trained);
  }
  for (const [line, answer] of Object.entries(blocks)) {
    const block = text(page).getByRole('region', { name: `Live answer: ${line}` });
    await expect(block.getByRole('button', { name: answer, exact: true })).toBeVisible();
  }
  for (const sentence of sentences) await expect(bodyLines(page).filter({ hasText: sentence })).toHaveText([sentence]);
  await showSource(page, true);
  await expect(bodyLines(page)).toHaveText([...source]);
  await showSource(page, false);
  for (const trained of workouts) await expectWorkout(page, trained);
}

async function showSource(page: Page, isShown: boolean): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: isShown ? 'Show Markdown source' : 'Hide Markdown source' }).click();
  await expect(text(page).getByRole('list', { name: 'Training' })).toHaveCount(isShown ? 0 : 1);
}

/** Compares the sets of a workout of the open day, there and on the workout's page. */
async function expectWorkout(page: Page, trained: Trained): Promise<void> {
  const { workout, exercise, sets } = trained;
  const inShort = sets.map(([load, reps]) => `${load} kg × ${reps}`).join(' · ');
  await training(page).getByText(workout, { exact: true }).click();
  await expect(training(page).getByText(inShort, { exact: true })).toBeVisible();
  await training(page)
    .getByRole('link', { name: `Open workout: ${workout}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: workout })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume workout' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const rows = exerciseOf(page, exercise)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });
  await expect.poll(() => rows.evaluateAll(fieldsOf)).toEqual(sets.map(([load, reps]) => `${load} ${reps} done`));
  await page.goBack();
  await expect(rows).toHaveCount(0);
  await page.goBack();
}

/** Runs in the page. */
function fieldsOf(rows: readonly Element[]): readonly string[] {
  return rows.map((row) =>
    Array.from(row.querySelectorAll('input'), ({ type, checked, value }) =>
      type === 'checkbox' ? (checked ? 'done' : 'open') : value,
    ).join(' '),
  );
}

function setDone(page: Page, { exercise }: Trained, set: number): Locator {
  return exerciseOf(page, exercise).getByRole('checkbox', { name: `Set ${set} done` });
}

function exerciseOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The training of the open day, below its note. */
function training(page: Page): Locator {
  return page.getByRole('region', { name: 'Training', exact: true }).getByRole('list', { name: 'Training' });
}

function text(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}
