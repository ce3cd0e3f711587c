// sections: import, export
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { renderersOf } from '../killed-renderer.ts';
import {
  disconnect,
  goOffline,
  goOnline,
  letDisconnect,
  newDevice,
  openNote,
  openSection,
  reconnect,
  saveState,
  shellIsKept,
  signIn,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

/** With two browsers, each step is slow on a busy machine. */
test.describe.configure({ timeout: 180_000 });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2024-05-01 07:00:00,"Push day",45m,"Bench Press (Barbell)",1,80,5,0,0,"","",8',
  '2024-05-03 07:00:00,"Leg day",1h 2m,"Squat (Barbell)",1,100,5,0,0,"deep","",',
].join('\n');

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an import made offline syncs to another device, which undoes it, and again back', { tag: '@data' }, async ({
    browser,
    server,
  }) => {
    const { a, b } = await twoDevices(browser, server.origin);
    await goOffline(a);
    await importFiles(a.page, 'Import 12 notes', vaultOf(12));
    await expect(a.page.getByRole('heading', { name: 'Import from Obsidian' })).toBeVisible();
    await importFiles(a.page, 'Import 2 workouts', { name: 'strong.csv', buffer: Buffer.from(strong) });
    await expect(saveState(a.page, 'Offline – saved on this device', /\d+ changes/)).toBeVisible();
    await goOnline(a);
    await expect(saveState(a.page, 'Saved')).toBeVisible({ timeout: 60_000 });

    await openNote(b.page, titleOf(0));
    await expect(b.page.getByRole('img', { name: 'knee.png' })).toBeVisible();
    for (const at of [0, 1, 2, 3, 4]) await editNote(b.page, titleOf(at));
    await disconnect(b);
    await openReport(b.page, 'Obsidian');
    await b.page.getByRole('button', { name: 'Undo import' }).click();
    const question = b.page.getByRole('alertdialog');
    await expect(question).toContainText('5 items stay because you changed them');
    expect((await question.getByRole('link').allTextContents()).toSorted()).toEqual([0, 1, 2, 3, 4].map(titleOf));
    await question.getByRole('button', { name: 'Undo import' }).click();
    await expect(b.page.getByText(/Undone on/)).toBeVisible();
    await reconnect(b);
    await expect(saveState(b.page, 'Saved')).toBeVisible({ timeout: 60_000 });

    await openReport(a.page, 'Obsidian');
    await expect(a.page.getByText(/Undone on/)).toBeVisible();
    await openSection(a.page, 'Notes');
    await expect(a.page.getByRole('grid', { name: 'Notes' }).getByRole('row')).toHaveCount(5);
    await importFiles(a.page, 'Import 7 notes', vaultOf(12));
    await openSection(a.page, 'Notes');
    await expect(a.page.getByRole('grid', { name: 'Notes' }).getByRole('row', { name: titleOf(11) })).toBeVisible();
    await Promise.all([a.context.close(), b.context.close()]);
  });
});

test('an import in a tab that is killed is there as a whole or not at all', { tag: '@data' }, async ({
  page,
  context,
}) => {
  await createAccount(page);
  await page.close();
  let before = 0;
  for (const [round, waitMs] of [0, 150, 600].entries()) {
    const tab = await context.newPage();
    await tab.goto('/dashboard/profile/import');
    await choose(tab, vaultOf(1500, round * 1500));
    await tab.getByRole('button', { name: 'Import 1,500 notes' }).click();
    await tab.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), waitMs);
    for (const pid of await renderersOf(context)) process.kill(pid, 'SIGKILL');
    await tab.close();
    const next = await context.newPage();
    await next.goto('/dashboard/notes');
    const notes = next.getByRole('grid', { name: 'Notes' });
    const none = next.getByText('No notes yet');
    await expect(notes.or(none).first()).toBeVisible();
    await expect(saveState(next, 'Saved')).toBeVisible({ timeout: 60_000 });
    const stored = await notesOnServer(next);
    expect([before, before + 1500]).toContain(stored);
    if (stored > 0) await expect(notes).toHaveAttribute('aria-rowcount', String(stored));
    else await expect(none).toBeVisible();
    before = stored;
    await next.close();
  }
});

test('nothing in imported files runs or reaches the network', { tag: '@data' }, async ({ page, server }) => {
  await createAccount(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !/^(?:blob|data):/.test(request.url()))
      requests.push(request.url());
  });
  page.on('dialog', (dialog) => {
    requests.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const html = [
    '<html><head><title>Clip</title><script>alert(1)</script></head><body onload="alert(2)">',
    '<p>Kept</p><img src="https://tracker.example/x.png" onerror="alert(3)"><svg onload="alert(4)"><script>alert(5)</script></svg>',
    '<a href="javascript:alert(6)">link</a><iframe src="https://tracker.example/"></iframe></body></html>',
  ].join('');
  const markdown =
    '# Bad\n\n[run](javascript:alert(7)) ![remote](https://tracker.example/y.png) <script>alert(8)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(9)"><script>alert(10)</script></svg>';
  const zip = zipSync({
    'Clip.html': strToU8(html),
    'Bad.md': strToU8(`${markdown}\n\n![s](s.svg)`),
    's.svg': strToU8(svg),
  });
  await importFiles(page, /^Import \d notes?/, { name: 'notes.zip', buffer: Buffer.from(zip) });
  for (const title of ['Bad', 'Clip']) {
    const row = page.getByRole('row', { name: new RegExp(title) });
    await openSection(page, 'Notes');
    await row.first().click();
    await expect(page.locator('.cm-content')).toBeVisible();
  }
  expect(requests).toEqual([]);
  expect(await page.locator('main').locator('script, iframe, [onload], [onerror]').count()).toBe(0);
});

test('everything is exported, and restored in another account', { tag: '@data' }, async ({ page, browser, server }) => {
  await createAccount(page);
  await importFiles(page, 'Import 12 notes', vaultOf(12));
  await importFiles(page, 'Import 2 workouts', { name: 'strong.csv', buffer: Buffer.from(strong) });
  await page.goto('/dashboard/profile/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^mensana-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText(/Export downloaded/)).toBeVisible();

  const other = await newDevice(browser, server.origin);
  await createAccount(other.page);
  const buffer = await readFile(await saved.path());
  await importFiles(other.page, /^Import 12 notes/, { name: 'mensana.zip', buffer });
  await openNote(other.page, titleOf(0));
  await expect(other.page.getByRole('img', { name: 'knee.png' })).toBeVisible();
  await other.page.goto('/dashboard/exercise/workouts');
  await expect(other.page.getByText('Leg day').first()).toBeVisible();
  await other.context.close();
});

interface ImportedFile {
  readonly name: string;
  readonly buffer: Buffer;
}

async function twoDevices(browser: Browser, origin: string) {
  const a = await newDevice(browser, origin);
  const email = await createAccount(a.page);
  const b = await newDevice(browser, origin);
  await letDisconnect(b.context);
  await signIn(b.page, email);
  await shellIsKept(a.page);
  return { a, b };
}

/** Returns how many notes the server has. */
async function notesOnServer(page: Page): Promise<number> {
  const { user } = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  const { notesData } = await (await page.request.get(`/api/users/${user.uid}`)).json();
  return Object.keys(notesData?.notes ?? {}).length;
}

function vaultOf(count: number, first = 0): ImportedFile {
  const files: Record<string, Uint8Array> = { 'Vault/.obsidian/app.json': strToU8('{}'), 'Vault/knee.png': png };
  for (let at = 0; at < count; at++)
    files[`Vault/Part ${at % 3}/${titleOf(first + at)}.md`] = strToU8(
      `---\ntags: [tag${at % 7}]\n---\nText of ${first + at}, see [[${titleOf(first + ((at * 7) % count))}]].${at === 0 ? ' ![[knee.png]]' : ''}`,
    );
  return { name: 'vault.zip', buffer: Buffer.from(zipSync(files)) };
}

function titleOf(at: number): string {
  return `Note ${String(at).padStart(4, '0')}`;
}

async function choose(page: Page, { name, buffer }: ImportedFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function importFiles(page: Page, button: string | RegExp, file: ImportedFile): Promise<void> {
  await openSection(page, 'Profile');
  await page.getByRole('link', { name: 'Data' }).click();
  await page.getByRole('link', { name: 'Import files' }).click();
  await choose(page, file);
  await page.getByRole('button', { name: button }).click({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible({ timeout: 60_000 });
}

async function openReport(page: Page, app: string): Promise<void> {
  await openSection(page, 'Profile');
  await page.getByRole('link', { name: 'Data' }).click();
  await page
    .getByRole('link', { name: new RegExp(app) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `Import from ${app}` })).toBeVisible();
}

async function editNote(page: Page, title: string): Promise<void> {
  await openNote(page, title);
  await page.getByRole('textbox', { name: 'Title' }).press('End');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
}
