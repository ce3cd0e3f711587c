// sections: attachments, notes
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import {
  disconnect,
  letDisconnect,
  newDevice,
  openNote,
  openSection,
  reconnect,
  saveState,
  signIn,
  writeNote,
} from './screens.ts';
import { createAccount, expect, openAccountMenu, signOut, test } from './server.ts';

test('a chosen file and an image pasted offline sync to another device once online', async ({
  page,
  context,
  browser,
  server,
}) => {
  await letDisconnect(context);
  const email = await createAccount(page);
  await writeNote(page, { title: 'Knee', line: 'before' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Add images or files' }).click();
  const plan = { name: 'plan [new]_1.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await (await chooser).setFiles(plan);
  await expect(page.locator('[data-file]')).toHaveText(plan.name);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await disconnect({ page, context });
  await pasteImage(page, 'knee.png');
  await expectDrawn(imageIn(page), 3);
  await openFiles(page);
  await expect(fileRow(page, 'knee.png')).toContainText('Waiting to upload');

  await reconnect({ page, context });
  await expect(fileRow(page, 'knee.png')).toContainText('On this device and on the server');
  const other = await newDevice(browser, server.origin);
  await letDisconnect(other.context);
  await signIn(other.page, email);
  await openNote(other.page, 'Knee');
  await expectDrawn(imageIn(other.page), 3);
  expect(await imageIn(other.page).getAttribute('src')).toMatch(/^blob:/);
  const download = other.page.waitForEvent('download');
  await other.page.locator('[data-file]').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(plan.name);
  expect(await readFile(await saved.path())).toEqual(plan.buffer);
  await disconnect(other);
  await other.page.reload();
  await openNote(other.page, 'Knee');
  await expectDrawn(imageIn(other.page), 3);
  await other.context.close();
});

test('an imported sound and video play under the policy of the server, also on another device', async ({
  page,
  browser,
  server,
}) => {
  const email = await createAccount(page);
  await page.goto('/dashboard/profile/import');
  const files = {
    'Memo.html': strToU8(
      '<h1>Memo</h1><audio src="files/memo.wav"></audio><p>and</p><video src="files/clip.webm"></video>',
    ),
    'files/memo.wav': silence(),
    'files/clip.webm': await recordedVideo(page),
  };
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({
    name: 'pages.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files)),
  });
  await page.getByRole('button', { name: 'Import 1 note' }).click();
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible();
  await openNote(page, 'Memo');
  await expectPlays(page);
  await expect(saveState(page, 'Saved')).toBeVisible();

  const other = await newDevice(browser, server.origin);
  await signIn(other.page, email);
  await openNote(other.page, 'Memo');
  await expectPlays(other.page);
  await other.context.close();
});

/** Expects that a sound and a video have no error and move on when they are played. */
async function expectPlays(page: Page): Promise<void> {
  for (const element of ['audio', 'video']) {
    const media = page.locator(`.cm-content ${element}`);
    await media.scrollIntoViewIfNeeded();
    await media.evaluate((each: HTMLMediaElement) => {
      each.muted = true;
      return each.play();
    });
    await expect.poll(() => media.evaluate((each: HTMLMediaElement) => each.currentTime)).toBeGreaterThan(0);
    expect(await media.evaluate((each: HTMLMediaElement) => each.error?.message ?? null)).toBeNull();
  }
}

/** Returns two seconds of silence: 8-bit mono at 8 kHz. */
function silence(): Uint8Array {
  const samples = 16_000;
  const wave = Buffer.alloc(44 + samples, 0x80);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(8_000, 24);
  wave.writeUInt32LE(8_000, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples, 40);
  return wave;
}

/** Records a canvas for a second, since a video is too large to be written here. */
async function recordedVideo(page: Page): Promise<Uint8Array> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let at = 0; at < 20; at++) {
      context?.fillRect(at, at, 50, 50);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Uint8Array.from(bytes);
}

test('signing out asks about a file that is only on this device, and removes all of it', async ({ page, context }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Knee', line: 'before' });
  await page.route('**/attachments/**', (route) => route.abort());
  await pasteImage(page, 'knee.png');
  await expectDrawn(imageIn(page), 3);
  await expect(saveState(page, 'Saving…', '1 change')).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 file in your notes is only on this device');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/attachments/**');
  await openFiles(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(fileRow(page, 'knee.png')).toContainText('On this device and on the server');
  await signOut(page);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

/** Pastes a PNG of 3 by 2 pixels at the end of the text, as when pasting a copied image. */
async function pasteImage(page: Page, name: string): Promise<void> {
  await page.locator('.cm-content').click(); // the placeholder for the editor accepts only text
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.evaluate(async (named) => {
    const canvas = new OffscreenCanvas(3, 2);
    canvas.getContext('2d')?.fillRect(0, 0, 3, 2);
    const content = await canvas.convertToBlob({ type: 'image/png' });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([content], named, { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, name);
  await page.keyboard.press('Control+Home');
}

function imageIn(page: Page): Locator {
  return page.locator('.md-image img');
}

async function expectDrawn(image: Locator, widthPx: number): Promise<void> {
  await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(widthPx);
}

async function openFiles(page: Page): Promise<void> {
  await openSection(page, 'Profile');
  await page.getByRole('link', { name: 'Data', exact: true }).click();
}

function fileRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
}
