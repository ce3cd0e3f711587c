import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type Device, newDevice, openNote, saveState, signIn } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a note is formatted, filled with completions, and searched', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('squat');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await expect(lines(page)).toHaveText(['**squat**']);
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('/head');
  await expect(page.getByRole('option')).toHaveText(['Heading 1', 'Heading 2', 'Heading 3']);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Knees');
  await expect(lines(page)).toHaveText(['**squat**', '## Knees']);

  await page.keyboard.press('Control+Alt+f');
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.type('knee');
  const status = page.getByRole('search', { name: 'Find in note' }).getByRole('status');
  await expect(status).toHaveText('1 match');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Replace with' }).fill('hip');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(lines(page)).toHaveText(['**squat**', '## hips']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the current line is never under the toolbar', { tag: '@data' }, async ({ page }) => {
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

  test('the find bar stays below the toolbar, anywhere in a long text', {
    tag: '@data',
  }, async ({ page }) => {
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
        // a phone shows the toolbar only while the text has focus
        if (lower !== upper && above !== null) expect(overlap(above, below ?? anywhere)).toBeLessThanOrEqual(0);
      }
    }
  });

  test('the find bar keeps its controls on one line on a narrow page', {
    tag: '@data',
  }, async ({ page }) => {
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

  test('the current line stays in view when the on-screen keyboard opens', { tag: '@data' }, async ({ page }) => {
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

test('undo reverts local typing, but no changes of another device', { tag: '@data' }, async ({
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

  // undo still works although the user left the note and the other device changed it in the meantime
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

test('text typed before the editor has loaded survives a reload', { tag: '@data' }, async ({ page }) => {
  let comes = false;
  // before the page is opened, which loads the editor as soon as it is idle
  await page.route(/note-editor.*\.js/, (route) => (comes ? route.continue() : undefined));
  await createAccount(page, '/dashboard/notes');
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and gone');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('and gone');
  comes = true;
  await page.reload();
  await expect(lines(page)).toHaveText(['and gone']);
});

test('keys typed before the editor has loaded are inserted first', { tag: '@data' }, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // before the page is opened, which loads the editor as soon as it is idle
  await page.route(/note-editor.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await createAccount(page, '/dashboard/notes');
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeVisible();
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

test('files chosen before the editor has loaded are added to the text', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/note-editor.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await expect(saveState(page, 'Saved')).toBeVisible();
  const openPicker = async () => {
    const coming = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add images or files' }).click();
    return await coming;
  };
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Squat in ${name}`) });
  await (await openPicker()).setFiles(file('monday.txt'));
  await expect(saveState(page, 'Saved')).toBeVisible();
  const chooser = await openPicker();
  letGo();
  await expect(page.locator('.cm-content')).toBeVisible();
  await chooser.setFiles(file('friday.txt'));
  await expect(page.locator('.cm-content')).toContainText('monday.txt');
  await expect(page.locator('.cm-content')).toContainText('friday.txt');
});

test('a cursor set before the editor has loaded keeps its position', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Two lines');
  await page.keyboard.type('above');
  await page.keyboard.press('Enter');
  await page.keyboard.type('below');
  await expect(saveState(page, 'Saved')).toBeVisible();
  let held = Promise.withResolvers<void>();
  await page.route(/note-editor.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const field = page.getByRole('textbox', { name: 'Text' });
  const typeInEditor = async (typed: string) => {
    held.resolve();
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.keyboard.type(typed);
  };

  await page.reload();
  await field.focus();
  await page.keyboard.press('Control+End');
  await typeInEditor(' by a key');
  await expect(lines(page)).toHaveText(['above', 'below by a key']);
  await expect(saveState(page, 'Saved')).toBeVisible();

  held = Promise.withResolvers<void>();
  await page.reload();
  await field.click(); // the middle of an empty field is below both lines
  await typeInEditor(' or a press');
  await expect(lines(page)).toHaveText(['above', 'below by a key or a press']);
});

async function openEditor(page: Page): Promise<void> {
  await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Editor');
  await showSource(page);
}

/** Opens the note on another device of the same user. */
async function openElsewhere(browser: Browser, origin: string, email: string, title: string): Promise<Device> {
  const device = await newDevice(browser, origin);
  await signIn(device.page, email);
  await openNote(device.page, title);
  return device;
}

/** Switches to the source view, in which lines show the text as stored. */
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

const anywhere = { y: 0, height: 10_000 };

/** Returns how many pixels two boxes overlap vertically. */
function overlap(a: { y: number; height: number }, b: { y: number; height: number }): number {
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}
