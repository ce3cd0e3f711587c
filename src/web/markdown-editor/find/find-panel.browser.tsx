import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible, keyboard } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

describe('finding in the note', () => {
  test('goes to the next and previous match, wrapping around', async () => {
    const { screen } = await openEditor({ body: 'knee, Knee and kneeling' });
    await keyboard.press('Control+Alt+f');
    await expect.element(screen.getByRole('textbox', { name: 'Find', exact: true })).toHaveFocus();
    await keyboard.type('knee');
    await expect.poll(status).toBe('3 matches');
    await keyboard.press('Enter');
    await expect.poll(status).toBe('1 of 3');
    await keyboard.press('Shift+Enter');
    await expect.poll(status).toBe('3 of 3');
  });

  test('replaces all whole words in one undo step', async () => {
    const { screen, editor, text } = await openEditor({ body: 'knee, Knee and kneeling' });
    await keyboard.press('Control+Alt+f');
    await expect.element(screen.getByRole('textbox', { name: 'Find', exact: true })).toHaveFocus();
    await keyboard.type('knee');
    await screen.getByRole('button', { name: 'Whole words' }).click();
    await expect.poll(status).toBe('2 matches');
    await expectAccessible('search');
    await screen.getByRole('textbox', { name: 'Replace with' }).fill('hip');
    await screen.getByRole('button', { name: 'Replace all' }).click();
    await expect.poll(text).toBe('hip, hip and kneeling');
    await expect.poll(status).toBe('2 matches replaced');
    await screen.getByRole('textbox', { name: 'Replace with' }).click();
    await keyboard.press('Escape');
    await expect.element(editor).toHaveFocus();
    await keyboard.press('Control+z');
    await expect.poll(text).toBe('knee, Knee and kneeling');
  });

  test('keeps the panel below the toolbar and matches below both, anywhere in a long text', async () => {
    const body = Array.from({ length: 80 }, (_, line) => `line ${line}`).join('\n\n');
    const { screen } = await openEditor({ body, isSource: true });
    await keyboard.press('Control+f');
    await expect.element(screen.getByRole('textbox', { name: 'Find', exact: true })).toHaveFocus();
    const panel = findPanel();
    await keyboard.type('line 4');
    await keyboard.press('Enter');
    const hit = () => page.elementLocator(document.querySelector('.cm-searchMatch-selected') ?? document.body);
    await expect.poll(() => hit().element().textContent).toBe('line 4');
    await expect.element(hit()).toBeInViewport({ ratio: 1 });
    await expect.element(panel).toBeInViewport({ ratio: 1 });
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
    await expect.poll(() => gap(toolbar, panel)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => gap(panel, hit())).toBeGreaterThanOrEqual(0);
  });

  test.each([320, 390])('keeps the panel within a page of %i px, with its controls on one line', async (width) => {
    const { screen } = await openEditor({ body: 'one' });
    await keyboard.press('Control+Alt+f');
    await expect.element(screen.getByRole('button', { name: 'Replace all' })).toBeVisible();
    const panel = findPanel();
    await page.viewport(width, 640);
    onTestFinished(() => page.viewport(1280, 800));
    const { scrollWidth, clientWidth } = panel.element();
    expect(scrollWidth - clientWidth).toBe(0);
    const tops = ['Previous match', 'Next match', 'Close'].map((name) => topOf(panel.getByRole('button', { name })));
    expect(new Set(tops).size).toBe(1);
  });
});

test('the word and character count is shown', async () => {
  const { screen } = await openEditor({ body: 'knee, Knee and kneeling' });
  await expect.element(screen.getByText('4 words · 23 characters')).toBeVisible();
});

function status(): string | undefined {
  return document.querySelector('search [role="status"]')?.textContent;
}

/** Returns a locator of the find bar, found by its element, because locators do not support the `search` role. */
function findPanel(): Locator {
  const panel = document.querySelector('search[aria-label="Find in note"]');
  if (panel === null) throw new Error('The find bar is not shown');
  return page.elementLocator(panel);
}

/** Returns the vertical distance between two elements in pixels. */
function gap(upper: Locator, lower: Locator): number {
  return topOf(lower) - upper.element().getBoundingClientRect().bottom;
}

function topOf(part: Locator): number {
  return part.element().getBoundingClientRect().top;
}
