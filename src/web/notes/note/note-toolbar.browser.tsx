import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { editorView, keyboard, touchScreen } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

test.each([
  [390, 844],
  [844, 390],
  [1024, 768],
  [1366, 1024],
])(
  'on a touchscreen of %i by %i, the toolbar is at the bottom edge and leaves the tabs and the cursor free',
  async (width, height) => {
    await touchScreen();
    await page.viewport(width, height);
    const { editor } = await openNote({ body: 'words of a line\n\n'.repeat(60) });
    await editor.click();
    const bar = page.getByRole('toolbar', { name: 'Formatting' }).element().getBoundingClientRect();
    const tabs = page.getByRole('navigation').first().element().getBoundingClientRect();
    const isBelow = document.querySelector<HTMLElement>('[data-layout]')?.dataset.layout === 'phone';
    expect(bar.bottom).toBeCloseTo(isBelow ? tabs.top : height, -0.5);
    if (!isBelow) expect(bar.left).toBeGreaterThanOrEqual(tabs.right - 1);
  },
);

test('on a small phone, a task and a photo are in the toolbar without scrolling it', async () => {
  await touchScreen();
  await page.viewport(320, 640);
  const { editor } = await openNote({ body: 'words' });
  await editor.click();
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  for (const name of ['Tasks', 'Image or file'])
    await expect.element(toolbar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('on a phone, the toolbar is above the running workout', async () => {
  await touchScreen();
  await page.viewport(390, 844);
  const startedAt = Date.now() - 600_000;
  const { editor } = await openNote({
    body: 'words of a line',
    workouts: { now: { startedAt, zone: 'UTC', day: new Date().toISOString().slice(0, 10) } },
  });
  await editor.click();
  const running = page.getByRole('region', { name: 'Current workout' });
  await expect.element(running).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Formatting' });
  const gap = () => running.element().getBoundingClientRect().top - bar.element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

describe('on a phone, in a long text,', () => {
  const body = Array.from({ length: 80 }, (_, line) => `line ${line}`).join('\n\n');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });

  test.each([
    ['ArrowUp', 'line 49'],
    ['ArrowDown', 'line 79'],
  ])('the current line is never under the toolbar, after many %s', async (key, last) => {
    await touchScreen();
    const { screen } = await openNote({ body, isSource: true });
    if (key === 'ArrowDown') for (let press = 0; press < 60; press += 1) await keyboard.press('ArrowUp');
    for (let press = 0; press < 60; press += 1) await keyboard.press(key);
    const line = screen.getByText(last, { exact: true });
    await expect.element(line).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overlap(boxOf(line), boxOf(toolbar))).toBeLessThanOrEqual(0);
  });

  test('the find bar and the match stay in view, with neither below the other or the toolbar', async () => {
    await touchScreen();
    await openNote({ body, isSource: true });
    await keyboard.press('Control+f');
    const find = () => document.querySelector('search[aria-label="Find in note"]');
    await expect.poll(() => find()?.contains(document.activeElement)).toBe(true);
    await keyboard.type('line 4');
    await keyboard.press('Enter');
    const selected = () => document.querySelector('.cm-searchMatch-selected');
    await expect.poll(() => selected()?.textContent).toBe('line 4');
    const panel = page.elementLocator(find() ?? document.body);
    const hit = page.elementLocator(selected() ?? document.body);
    for (const part of [panel, hit]) await expect.element(part).toBeInViewport({ ratio: 1 });
    expect(overlap(boxOf(panel), boxOf(hit))).toBeLessThanOrEqual(0);
    // a phone shows the toolbar only while the text has focus
    for (const bar of toolbar.elements())
      for (const part of [panel, hit]) expect(overlap(bar.getBoundingClientRect(), boxOf(part))).toBeLessThanOrEqual(0);
  });

  test('the current line stays in view when the on-screen keyboard opens', async () => {
    await touchScreen();
    const { visualViewport } = window;
    if (visualViewport === null) throw new Error('The browser has no visual viewport');
    const { screen } = await openNote({ body });
    await keyboard.press('Control+Home');
    const shown = Array.from(document.querySelectorAll<HTMLElement>('.cm-line'));
    const lowest = shown.findLast((line) => line.innerText !== '' && line.getBoundingClientRect().bottom < 704);
    const line = screen.getByText(lowest?.textContent ?? '', { exact: true });
    await line.click();
    const seen = visualViewport.height - 340;
    Object.defineProperty(visualViewport, 'height', { get: () => seen, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(visualViewport, 'height'));
    visualViewport.dispatchEvent(new Event('resize'));
    await expect.poll(() => boxOf(line).top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => boxOf(line).bottom - boxOf(toolbar).top).toBeLessThanOrEqual(1);
    expect(boxOf(toolbar).bottom).toBeLessThanOrEqual(seen + 1);
  });
});

test('at 400 % zoom, most of the height is left for the text', async () => {
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(1280, 800));
  const { editor } = await openNote({ body: 'words of a line\n\n'.repeat(60) });
  await editor.click();
  editorView().dispatch({ selection: { anchor: 400 }, scrollIntoView: true });
  const scroller = document.querySelector('[data-scroll-restoration-id="detail"]');
  await expect.poll(() => scroller?.scrollTop).toBeGreaterThan(200);
  const { top = 0, bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
  const bars = document.querySelector('[data-editor-bars]')?.getBoundingClientRect();
  expect(bottom - Math.max(top, bars?.bottom ?? 0)).toBeGreaterThan(150);
});

test('on a touchscreen, the box of a task is 24 pixels wide and can be hit within 44', async () => {
  await touchScreen();
  await openNote({ body: '- [ ] task\n\nend' });
  const box = document.querySelector('.md-box');
  if (box === null) throw new Error('expected a box');
  const { width, height } = box.getBoundingClientRect();
  expect([width, height]).toEqual([24, 24]);
  const target = getComputedStyle(box, '::after');
  expect([target.inlineSize, target.blockSize]).toEqual(['44px', '44px']);
});

function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Returns how many pixels two boxes overlap vertically. */
function overlap(one: DOMRect, other: DOMRect): number {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
}
