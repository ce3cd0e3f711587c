import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../../src/server/db/free-port.ts';
import { gatherPageErrors } from './page-errors.ts';
import {
  bodyLines,
  logWorkout,
  openNote,
  openToday,
  openWorkout,
  repsOfSet,
  saveState,
  titleField,
  writeNote,
} from './screens.ts';
import {
  test as base,
  createAccountByHand,
  expect,
  type RunningServer,
  signOut,
  startServer,
  withDataDir,
} from './server.ts';

/** A host name in a home network. Without encryption, browsers trust only `localhost`. */
const host = 'lan.test';

base.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    });
  },
});

const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring; this fixture uses no others
    async ({}, use) => {
      await withDataDir(async (dataDir) => {
        const port = String(await freePort());
        const environment = { PORT: port, PUBLIC_URL: `http://${host}:${port}` };
        const server = await startServer({ dataDir, environment });
        await use(server);
        await server.kill();
      });
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(120_000); // each test is a complete visit

const note = { title: 'At home', line: 'written without encryption' };
const workout = { title: 'Garage', reps: '5' };

test('notes and training work without encryption, from the first visit to signing out', async ({ page, context }) => {
  const errors = gatherPageErrors(context);
  await page.goto('/');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await createAccountByHand(page);
  await expect(page.getByText('This connection isn’t encrypted')).toBeVisible();
  await writeNote(page, note);
  await logWorkout(page, workout);
  await expect(saveState(page, 'Saved')).toBeVisible();

  await page.reload();
  await openWorkout(page, workout.title);
  await expect(repsOfSet(page, 1)).toHaveValue(workout.reps);

  const other = await secondTab(context);
  await expect(bodyLines(other)).toHaveText([note.line]);
  await titleField(other).fill('At home again');
  await expect(saveState(other, 'Saved')).toBeVisible();
  await page.bringToFront();
  await openNote(page, 'At home again');

  await attachImage(page);
  await expect.poll(() => drawnWidth(page)).toBe(3);
  await expect.poll(() => drawnWidth(other)).toBe(3);
  await expect(saveState(page, 'Saved')).toBeVisible();

  await signOut(page);
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/dashboard/notes');
  await expect(page).toHaveURL(/\/login/);
  expect(errors).toEqual([]);
});

test('copying, finding and the daily template work without encryption', async ({ page, context }) => {
  const errors = gatherPageErrors(context);
  await createAccountByHand(page);
  await writeNote(page, { title: 'Router', line: 'the grey box' });
  await chooseInMenu(page, 'Copy as Markdown');
  await expect(page.getByText('Note copied as Markdown')).toBeVisible();
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(titleField(page)).toHaveValue('');
  await page.keyboard.type('Copied');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+v');
  await expect(bodyLines(page)).toHaveText(['the grey box']);

  await page.getByRole('searchbox', { name: 'Search notes' }).fill('grey');
  await expect(page.getByRole('row', { name: 'Router' })).toBeVisible();

  await openNote(page, 'Router');
  await chooseInMenu(page, 'Use as daily note template');
  await expect(page.getByText('This note is your daily note template')).toBeVisible();
  await openToday(page);
  await expect(page.locator('.cm-placeholder')).toContainText('the grey box');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type(' hums');
  await expect(bodyLines(page)).toHaveText(['the grey box hums']);
  await expect(saveState(page, 'Saved')).toBeVisible();
  expect(errors).toEqual([]);
});

async function secondTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/dashboard/notes');
  await openNote(other, note.title);
  return other;
}

async function attachImage(page: Page): Promise<void> {
  const buffer = Buffer.from(await page.evaluate(drawnPng));
  const chooser = page.waitForEvent('filechooser');
  await chooseInMenu(page, 'Add images or files');
  await (await chooser).setFiles({ name: 'knee.png', mimeType: 'image/png', buffer });
}

/** Returns a picture three pixels wide. */
async function drawnPng(): Promise<number[]> {
  const canvas = new OffscreenCanvas(3, 2);
  canvas.getContext('2d')?.fillRect(0, 0, 3, 2);
  const content = await canvas.convertToBlob({ type: 'image/png' });
  return Array.from(new Uint8Array(await content.arrayBuffer()));
}

function drawnWidth(page: Page): Promise<number> {
  const image = page.locator('.md-image img');
  return image.evaluate((each) => (each as HTMLImageElement).naturalWidth).catch(() => 0);
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
