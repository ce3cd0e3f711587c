import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { editorView, touchScreen } from '../../testing/index.ts';
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
