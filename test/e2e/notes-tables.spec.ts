// sections: markdown-editor, notes
import type { Locator, Page } from '@playwright/test';
import { disconnect, openNote, reconnect, saveState, twoDevices, writeNote } from './screens.ts';
import { expect, test } from './server.ts';

const lifts = '| Lift | kg |\n| --- | --: |\n| Squat | 80 |\n| **Bench** | 60 |';

test('two devices edit different cells of a table offline, and both edits are kept', { tag: '@data' }, async ({
  browser,
  server,
}) => {
  const { a, b } = await twoDevices(browser, server.origin);
  await writeNote(a.page, { title: 'Shared', line: 'plan' });
  await paste(a.page, `\n\n${lifts}\n`);
  await expect(table(a.page)).toBeVisible();
  for (const { page } of [a, b]) {
    await expect(saveState(page, 'Saved')).toBeVisible();
    await openNote(page, 'Shared');
    await expect(table(page)).toBeVisible();
  }
  await Promise.all([disconnect(a), disconnect(b)]);
  await cell(a.page, '80').click();
  await a.page.keyboard.press('End');
  await a.page.keyboard.type('.5');
  await cell(b.page, 'Bench').click();
  await b.page.keyboard.press('End');
  await b.page.keyboard.type(' press');
  await keepBusy(b.page);
  await Promise.all([reconnect(a), reconnect(b)]);
  for (const { page } of [a, b]) {
    await expect(cell(page, '80.5')).toBeVisible();
    await expect(cell(page, 'Bench')).toContainText('press');
  }
  // Each cursor is still at its position in its own cell, although the device was too busy to parse the text
  // immediately.
  await b.page.keyboard.type('!');
  const merged = lifts.replace('80', '80.5').replace('**Bench**', '**Bench** press!');
  await expectText(a.page, `plan\n\n${merged}\n`);
  await expectText(b.page, `plan\n\n${merged}\n`);
  await Promise.all([a.context.close(), b.context.close()]);
});

function table(page: Page): Locator {
  return page.getByRole('table', { name: /^Table/ });
}

function cell(page: Page, text: string): Locator {
  return table(page).getByRole('cell', { name: text });
}

/** Makes the page's clock exceed the time budget at each read, as on an overloaded device. */
async function keepBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    let late = 0;
    Date.now = () => {
      late += 60;
      return now() + late;
    };
  });
}

/** Inserts text at the cursor in one piece, as pasting does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

/** Expects the server to have stored this text. */
async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedText(page)).toBe(text);
}

async function storedText(page: Page): Promise<string> {
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const { user } = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  const { notesData } = await (await page.request.get(`/api/users/${user.uid}`)).json();
  return notesData.notes[id].body;
}
