import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { goOffline, goOnline, newDevice, openNote, saveState, shellIsKept, signIn, writeNote } from './screens.ts';
import { createAccount, expect, openAccountMenu, signOut, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

test('a chosen file and an image pasted offline sync to another device once online', async ({
  page,
  context,
  browser,
  server,
}) => {
  const email = await createAccount(page);
  await shellIsKept(page);
  await writeNote(page, { title: 'Knee', line: 'before' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Add images or files' }).click();
  const plan = { name: 'plan [new]_1.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await (await chooser).setFiles(plan);
  await expect(page.locator('[data-file]')).toHaveText(plan.name);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await goOffline({ page, context });
  await pasteImage(page, 'knee.png');
  await expectDrawn(imageIn(page), 3);
  await openFiles(page);
  await expect(fileRow(page, 'knee.png')).toContainText('Waiting to upload');

  await goOnline({ page, context });
  await expect(fileRow(page, 'knee.png')).toContainText('On this device and on the server');
  const other = await newDevice(browser, server.origin);
  await signIn(other.page, email);
  await openNote(other.page, 'Knee');
  await expectDrawn(imageIn(other.page), 3);
  expect(await imageIn(other.page).getAttribute('src')).toMatch(/^blob:/);
  const download = other.page.waitForEvent('download');
  await other.page.locator('[data-file]').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(plan.name);
  expect(await readFile(await saved.path())).toEqual(plan.buffer);
  await goOffline(other);
  await openNote(other.page, 'Knee');
  await expectDrawn(imageIn(other.page), 3);
  await other.context.close();
});

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
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
}

function fileRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
}
