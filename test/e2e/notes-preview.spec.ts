// sections: markdown-editor, notes
import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' }); // blocking them would log errors on the page

test('the preview runs no script and fetches nothing, and only web links open', async ({ page, context }) => {
  const complaints = watch(page);
  const asked: string[] = [];
  await context.route(/^https?:\/\/[^/]*\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'elsewhere' });
  });
  await openNewNote(page);
  await page.keyboard.insertText(hostile);
  await page.getByRole('textbox', { name: 'Title' }).click();
  await expect(page.locator('.md-remote')).toBeVisible();
  const opened = () => context.pages().length;
  for (const name of ['one', 'two', 'three', 'four']) {
    await page
      .locator('.cm-line')
      .getByText(name, { exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
    await page.getByRole('textbox', { name: 'Title' }).click();
  }
  expect(opened()).toBe(1);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);

  const press = (act: () => Promise<void>) => Promise.all([context.waitForEvent('page'), act()]);
  const web = page.getByRole('link', { name: 'five', exact: true });
  const [byKey] = await press(() => web.click({ modifiers: ['ControlOrMeta'] }));
  const [bySign] = await press(() => page.getByRole('link', { name: 'Open web.example/five in a new tab' }).click());
  const [image] = await press(() => page.locator('.md-remote').click());
  await image.waitForLoadState();
  for (const tab of [byKey, bySign, image]) expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(asked.toSorted()).toEqual(
    ['https://image.example/a.png', 'https://web.example/five', 'https://web.example/five'].toSorted(),
  );
  expect(complaints).toEqual([]);
});

const hostile = `<script>globalThis.pwned = 1</script>
<img src="x" onerror="globalThis.pwned = 1">
<svg onload="globalThis.pwned = 1"></svg>

[one](javascript:globalThis.pwned=1) [two](data:text/html,<script>opener.pwned=1</script>)
[three](<java	script:globalThis.pwned=1>) [four](vbscript:x) <javascript:globalThis.pwned=1>
![a](javascript:globalThis.pwned=1) ![a](data:image/svg+xml,<svg/onload=alert(1)>)
![a](https://image.example/a.png) [five](https://web.example/five)
`;

async function openNewNote(page: Page): Promise<void> {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Preview');
  await page.locator('.cm-content').click(); // until the editor is loaded, a plain field receives what is typed
}

/** Collects the errors and dialogs of a page. */
function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return complaints;
}
