import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { touchScreen } from '../../testing/index.ts';
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
