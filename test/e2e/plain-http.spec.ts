// sections: secure-context, network, http
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
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
  titleOfOverview,
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
const host = 'nas.local';

/** A public name that resolves to the server. The server cannot know whose it is. */
const publicHost = 'notes.example.com';

base.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1, MAP ${publicHost} 127.0.0.1`],
    });
  },
});

const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring; this fixture uses no others
    async ({}, use) => {
      await withDataDir(async (dataDir) => {
        const server = await startServer({ dataDir, environment: { HOST: '0.0.0.0', SIGN_UP: 'open' } });
        await use({ ...server, origin: `http://${host}:${server.port}` });
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
  const consoleErrors = gatherConsoleErrors(page);
  await page.goto('/');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await createAccountByHand(page);
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
  expect(consoleErrors).toEqual([]);
});

test('what is missing without encryption is said until it is dismissed, with the ways to get it', async ({ page }) => {
  const notice = page.getByText('This connection isn’t encrypted');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/login');
  await expect(notice).toBeVisible();
  await createAccountByHand(page);
  // the notice of the page before would close
  await expect(page.getByRole('heading', { level: 1, name: titleOfOverview })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByText('How to get https').click();
  await expect(page.getByText('Use a tunnel that comes with https')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a page at a public name is refused and says which address to set', async ({ page, server }) => {
  const address = `http://${publicHost}:${server.port}`;
  await page.goto(`${address}/login?mode=create`);
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('New password', { exact: true }).fill('a door, a lamp, seven boats');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByText(`This server doesn’t accept changes from ${address}. Nothing was changed.`),
  ).toBeVisible();
  await expect(page.getByText('PUBLIC_URL')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
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

/**
 * Collects what the browser and the app log as errors on a page from now on. Another tab may log that an image which the
 * first has not uploaded yet is missing.
 */
function gatherConsoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

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
