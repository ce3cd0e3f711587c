import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type Device, newDevice, openNote, paste, saveState, signIn, takeOffer } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('formats by the keyboard, goes on with lists and ends them, and is left by the keyboard', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('squat');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await expect(lines(page)).toHaveText(['**squat**']);
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('https://example.org');
  await expect(lines(page)).toHaveText(['[squat](https://example.org)']);
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('1. one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('three');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- [ ] task');
  await page.keyboard.press('Control+Enter');
  expect(await text(page)).toEqual(['[squat](https://example.org)', '1. one', '   1. two', '2. three', '- [x] task']);

  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('an emoji of several parts is one sign to Backspace and Home, and Caps Lock turns no shortcut around', async ({
  page,
}) => {
  await openEditor(page);
  for (const sign of ['👍🏽', '1️⃣']) {
    await page.keyboard.insertText(`${sign}${sign} words`);
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await expect(lines(page)).toHaveText([`a${sign} words`]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  }
  await page.keyboard.type('one');
  const press = (init: { readonly key: string; readonly shiftKey?: boolean }) =>
    editor(page).evaluate(
      (content, pressed) =>
        content.dispatchEvent(
          new KeyboardEvent('keydown', { keyCode: 90, ctrlKey: true, bubbles: true, cancelable: true, ...pressed }),
        ),
      init,
    );
  await press({ key: 'Z' });
  await expect(lines(page)).not.toHaveText(['one']);
  await press({ key: 'z', shiftKey: true });
  await expect(lines(page)).toHaveText(['one']);
});

test('signs go around what is selected, items move whole, and lines are joined without their marks', {
  tag: '@data',
}, async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('squat');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('**');
  await expect(lines(page)).toHaveText(['**squat**']);
  await page.keyboard.type('(');
  await expect(lines(page)).toHaveText(['**(squat)**']);
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveText(['squat']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('more');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  expect(await text(page)).toEqual(['squat', '1. two', '2. one', '   more']);
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  expect(await text(page)).toEqual(['squat', '1. twoone', '   more']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.type('## ');
  await page.keyboard.press('Control+Shift+m'); // where the signs of a heading recede, Home goes behind them
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Shift+m');
  await page.keyboard.press('Backspace');
  expect(await text(page)).toEqual(['squat', '1. twoone', '   more']);
});

test('Enter and Tab leave code whole in its quote, and Enter opens an item above another', {
  tag: '@data',
}, async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('> ```js');
  await page.keyboard.press('Enter');
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Tab');
  expect(await text(page)).toEqual(['> ```js', '>   one', '>   two']);
  await page.keyboard.press('Control+z');
  expect(await text(page)).toEqual(['> ```js', '> one', '> two']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await text(page)).toEqual(['> ```js', '> one', '> two']);
  await expect(editor(page)).toBeFocused();

  await page.keyboard.press('Control+a');
  await page.keyboard.type('1. one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('two');
  expect(await text(page)).toEqual(['1. one', '2. two', '3. x']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('a word here');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.keyboard.type('http://a.example');
  expect(await text(page)).toEqual(['1. one', '2. two', 'a [word](http://a.example) here']);
});

test('a slash offers what can be put in, and two brackets offer notes', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('/head');
  await expect(page.getByRole('option')).toHaveText(['Heading 1', 'Heading 2', 'Heading 3']);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Knees');
  await expect(lines(page)).toHaveText(['## Knees']);
  await newNote(page, 'Other');
  await page.keyboard.type('see [[edi');
  await expect(page.getByRole('option', { name: 'Editor' })).toBeVisible();
  await takeOffer(page);
  await expect(lines(page)).toHaveText(['see [[Editor]]']);
  await page.keyboard.press('Control+z');
  await page.keyboard.type('tor#k');
  await expect(page.getByRole('option', { name: 'Knees' })).toBeVisible();
  await takeOffer(page);
  await expect(lines(page)).toHaveText(['see [[Editor#Knees]]']);
  await page.keyboard.type(' @bench pr');
  await page.getByRole('option', { name: /^Bench press/ }).click();
  await expect(lines(page)).toHaveText(['see [[Editor#Knees]] [@Bench press](mensana:exercises/bench-press)']);
});

test('what Escape has closed stays closed, and the name of a link is exchanged within it', { tag: '@data' }, async ({
  page,
}) => {
  await openEditor(page);
  await page.keyboard.type('/he');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('ad');
  await page.waitForTimeout(200); // as long as an offer takes
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.type(' [[Old|shown]] x');
  for (let left = 0; left < 'Old|shown]] x'.length; left++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('Edi');
  await expect(page.getByRole('option', { name: 'Editor' })).toBeVisible();
  await takeOffer(page);
  await expect(lines(page)).toHaveText(['/head [[Editor|shown]] x']);
});

test('undo in the title takes nothing from the text', { tag: '@data' }, async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('one two');
  await page.getByRole('textbox', { name: 'Title' }).click();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ControlOrMeta+z');
  await expect(lines(page)).toHaveText(['one two']);
});

test('formatted text is pasted as Markdown, nothing in it runs, and a link goes over a selection', {
  tag: '@data',
}, async ({ page }) => {
  await openEditor(page);
  await paste(editor(page), {
    'text/html': `<meta charset="utf-8"><h2 onclick="window.ran = 1">Plan</h2>
      <p>Some <b>bold</b>, <i>slow</i> <a href="https://example.org/a">words</a>,
      <a href="javascript:window.ran=1">bad</a><img src="x" onerror="window.ran = 1"><script>window.ran = 1</script></p>
      <ul><li>one<ul><li>under</li></ul></li><li>two</li></ul>
      <table><thead><tr><th>Set</th><th>Load</th></tr></thead><tbody><tr><td>1</td><td><p>80</p></td></tr></tbody></table>
      <pre><code class="language-js">const a = 1;</code></pre>`,
    'text/plain': 'Plan',
  });
  await expect(editor(page)).toContainText('const a = 1;');
  expect(await text(page)).toEqual([
    '## Plan',
    '',
    'Some **bold**, *slow* [words](https://example.org/a), bad',
    '',
    '- one',
    '  - under',
    '- two',
    '',
    '| Set | Load |',
    '| --- | ---- |',
    '| 1   | 80   |',
    '',
    '```js',
    'const a = 1;',
    '```',
  ]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.cm-placeholder')).toBeVisible();

  await page.keyboard.type('here');
  await page.keyboard.press('Control+a');
  await paste(editor(page), { 'text/plain': 'https://example.org/b' });
  await expect(lines(page)).toHaveText(['[here](https://example.org/b)']);
});

test('finds and replaces in the note, all at once in one step', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.insertText('knee, Knee and kneeling');
  await page.keyboard.press('Control+Alt+f');
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.type('knee');
  const status = page.getByRole('search', { name: 'Find in note' }).getByRole('status');
  await expect(status).toHaveText('3 matches');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('1 of 3');
  await page.keyboard.press('Shift+Enter');
  await expect(status).toHaveText('3 of 3');
  await page.getByRole('button', { name: 'Whole words' }).click();
  await expect(status).toHaveText('2 matches');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Replace with' }).fill('hip');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(lines(page)).toHaveText(['hip, hip and kneeling']);
  await expect(status).toHaveText('2 matches replaced');
  await page.getByRole('textbox', { name: 'Replace with' }).press('Escape');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveText(['knee, Knee and kneeling']);
  await page.keyboard.press('End');
  await expect(page.getByText('4 words · 23 characters')).toBeVisible();
});

test('the line that is written in is never under the toolbar', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.insertText(Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n\n'));
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  for (const key of ['ArrowUp', 'ArrowDown']) {
    for (let press = 0; press < 60; press += 1) await page.keyboard.press(key);
    const line = lines(page).filter({ hasText: key === 'ArrowUp' ? /^line 29$/ : /^line 59$/ });
    await expect
      .poll(async () => overlap((await line.boundingBox()) ?? anywhere, (await toolbar.boundingBox()) ?? anywhere))
      .toBeLessThanOrEqual(0);
    await expect(line).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the line that is written in stays in view when the keyboard of a phone comes up', { tag: '@data' }, async ({
    page,
  }) => {
    await createAccount(page, '/dashboard/notes');
    await newNote(page, 'Long');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(Array.from({ length: 80 }, (_, line) => `line ${line}`).join('\n\n'));
    await page.keyboard.press('Control+Home');
    const { height } = page.viewportSize() ?? { height: 0 };
    const rows = await lines(page).evaluateAll(
      (all, foot) =>
        all
          .map((line) => ({ text: line.textContent ?? '', bottom: line.getBoundingClientRect().bottom }))
          .filter(({ text, bottom }) => text !== '' && bottom < foot),
      height - 140,
    );
    const row = lines(page).getByText(rows.at(-1)?.text ?? '', { exact: true });
    await row.click();
    await page.evaluate(() => {
      const { visualViewport } = window;
      if (visualViewport === null) throw new Error('there is no visual viewport');
      const seen = visualViewport.height - 340;
      Object.defineProperty(visualViewport, 'height', { get: () => seen });
      visualViewport.dispatchEvent(new Event('resize'));
    });
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await expect
      .poll(async () => {
        const box = await row.boundingBox();
        const bar = await toolbar.boundingBox();
        if (box === null || bar === null) return 'not there';
        return box.y >= 0 && box.y + box.height <= bar.y + 1 ? 'in view' : `to ${box.y + box.height} of ${bar.y}`;
      })
      .toBe('in view');
  });
});

test('what finds in the note stands below the toolbar, wherever in a long text somebody is', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.insertText(Array.from({ length: 80 }, (_, line) => `line ${line}`).join('\n\n'));
  await page.keyboard.press('Control+f');
  const panel = page.getByRole('search', { name: 'Find in note' });
  await page.keyboard.type('line 4');
  await page.keyboard.press('Enter');
  const hit = page.locator('.cm-searchMatch-selected');
  await expect(hit).toBeInViewport({ ratio: 1 });
  await expect(panel).toBeInViewport({ ratio: 1 });
  const toolbar = page.locator('[data-editor-toolbar]');
  for (const lower of [panel, hit]) {
    for (const upper of [toolbar, panel]) {
      const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
      // a phone shows the toolbar only while the text has the focus
      if (lower !== upper && above !== null) expect(overlap(above, below ?? anywhere)).toBeLessThanOrEqual(0);
    }
  }
});

test('on a narrow page what finds and replaces stays within its bar, with its tools in one line', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('one');
  await page.keyboard.press('Control+Alt+f');
  const panel = page.getByRole('search', { name: 'Find in note' });
  await expect(panel.getByRole('button', { name: 'Replace all' })).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await panel.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    const tools = ['Previous match', 'Next match', 'Close'].map((name) => panel.getByRole('button', { name }));
    const [previous, next, close] = await Promise.all(tools.map((tool) => tool.boundingBox()));
    expect([next?.y, close?.y]).toEqual([previous?.y, previous?.y]);
  }
});

test('undo takes back what was typed here, and nothing of another device', { tag: '@data' }, async ({
  page,
  browser,
  server,
}) => {
  const email = await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Shared');
  await showSource(page);
  await page.keyboard.type('mine');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const other = await openElsewhere(browser, server.origin, email, 'Shared');
  await other.page.locator('.cm-content').click();
  await other.page.keyboard.press('Control+End');
  await other.page.keyboard.type(' theirs');
  await expect(lines(page)).toHaveText(['mine theirs']);
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveText([' theirs']);
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveText([' theirs']);
  await page.keyboard.press('Control+Shift+Z');
  await expect(lines(page)).toHaveText(['mine theirs']);
  await expect(lines(other.page)).toHaveText(['mine theirs']);

  // so it does after the note was left, whatever came from the other device meanwhile
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await expect(editor(page)).toBeHidden();
  await other.page.keyboard.press('Control+End');
  await other.page.keyboard.type(', more');
  await openNote(page, 'Shared');
  await expect(lines(page)).toHaveText(['mine theirs, more']);
  await editor(page).focus();
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveText([' theirs, more']);
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveText([' theirs, more']);
  await page.keyboard.press('Control+Shift+Z');
  await expect(lines(other.page)).toHaveText(['mine theirs, more']);
  await other.context.close();
});

test('keys typed before the editor has come stay when the page goes', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeVisible();
  let comes = false;
  await page.route(/body-editor.*\.js/, (route) => (comes ? route.continue() : undefined));
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and gone');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('and gone');
  comes = true;
  await page.reload();
  await expect(lines(page)).toHaveText(['and gone']);
});

test('keys typed before the editor has come are the first of the text', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/body-editor.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.keyboard.type('the first');
  await expect(saveState(page, 'Saving…', '1 change')).toBeVisible();
  letGo();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.type(' words');
  await expect(lines(page)).toHaveText(['the first words']);
  await expect(saveState(page, 'Saved')).toBeVisible();
});

test('where the cursor was put before the editor has come, it stands', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Two lines');
  await page.keyboard.type('above');
  await page.keyboard.press('Enter');
  await page.keyboard.type('below');
  await expect(saveState(page, 'Saved')).toBeVisible();
  let letGo = () => {};
  await page.route(/body-editor.*\.js/, async (route) => {
    await new Promise<void>((resolve) => (letGo = resolve));
    await route.continue();
  });
  const field = page.getByRole('textbox', { name: 'Text' });
  const typeInEditor = async (typed: string) => {
    letGo();
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.keyboard.type(typed);
  };

  await page.reload();
  await field.focus();
  await page.keyboard.press('Control+End');
  await typeInEditor(' by a key');
  await expect(lines(page)).toHaveText(['above', 'below by a key']);
  await expect(saveState(page, 'Saved')).toBeVisible();

  await page.reload();
  await field.click(); // the middle of an empty field lies under both lines
  await typeInEditor(' or a press');
  await expect(lines(page)).toHaveText(['above', 'below by a key or a press']);
});

test('what an input method composes stands in the text once, beside what another device writes meanwhile', {
  tag: '@data',
}, async ({ page, browser, server }) => {
  const email = await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Shared');
  await page.keyboard.type('# Plan **now**');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- [ ] ');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const other = await openElsewhere(browser, server.origin, email, 'Shared');
  const inputMethod = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    inputMethod.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ['k', 'か', 'かt', 'かた', 'かたな']) await compose(text);
  await other.page.locator('.cm-content').click();
  await other.page.keyboard.press('Control+Home');
  await other.page.keyboard.type('theirs ');
  await expect(editor(page)).toContainText('theirs');
  for (const text of ['かたなh', 'かたなは', '刀は']) await compose(text);
  await inputMethod.send('Input.insertText', { text: '刀は' });
  await page.keyboard.press('Enter');
  for (const text of ['ㅎ', '하', '한']) await compose(text);
  await inputMethod.send('Input.insertText', { text: '한' });
  await page.keyboard.type('!');
  await showSource(page);
  const written = ['theirs # Plan **now**', '- [ ] 刀は', '- [ ] 한!'];
  await expect(lines(page)).toHaveText(written);
  await showSource(other.page);
  await expect(lines(other.page)).toHaveText(written);
  await page.reload();
  await showSource(page);
  await expect(lines(page)).toHaveText(written);
  await other.context.close();
});

test('what an input method writes over a selection leaves the preview as it is', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Plan');
  await page.keyboard.type('a **bold** word');
  await page.keyboard.press('Enter');
  await page.keyboard.type('the last line of the note');
  await page.keyboard.press('Shift+Home');
  const inputMethod = await page.context().newCDPSession(page);
  for (const text of ['に', 'にほ', 'にほん'])
    await inputMethod.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await inputMethod.send('Input.insertText', { text: '日本' });
  await page.keyboard.type(' and **more**');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveText(['a bold word', '日本 and more', '']);
});

async function openEditor(page: Page): Promise<void> {
  await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Editor');
  await showSource(page);
}

/** The note on another device of the same person. */
async function openElsewhere(browser: Browser, origin: string, email: string, title: string): Promise<Device> {
  const device = await newDevice(browser, origin);
  await signIn(device.page, email);
  await openNote(device.page, title);
  return device;
}

/** There a line is what is stored. */
async function showSource(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+M');
}

async function newNote(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-content')).toBeFocused();
}

function editor(page: Page) {
  return page.getByRole('textbox', { name: 'Text' });
}

function lines(page: Page) {
  return page.locator('.cm-line');
}

function text(page: Page): Promise<readonly string[]> {
  return lines(page).allTextContents();
}

const anywhere = { y: 0, height: 10_000 };

/** How much of one lies over the other, in pixels. */
function overlap(a: { y: number; height: number }, b: { y: number; height: number }): number {
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}
