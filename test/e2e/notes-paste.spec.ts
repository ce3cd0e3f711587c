import type { Page } from '@playwright/test';
import { paste, writeNote } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('an image within what is pasted becomes a file of the note', { tag: '@data' }, async ({ page }) => {
  await openNote(page);
  const image = `<img src="data:image/gif;base64,${png}" alt="A graph">`;
  const link = expect.stringMatching(/^!\[A graph\]\(attachment:[0-9a-f]{64}\)$/);
  await paste(editor(page), { 'text/html': `<p>Before</p>${image}<p>After</p>`, 'text/plain': 'Before\n\nAfter' });
  await expect.poll(async () => (await textOf(page)).split('\n\n')).toEqual(['Before', link, 'After']);
  await expect(page.getByRole('img', { name: 'A graph' })).toHaveJSProperty('naturalWidth', 1);
  for (const beside of [{}, { 'text/plain': 'A graph' }]) {
    await clear(page);
    await paste(editor(page), { 'text/html': image, ...beside });
    await expect.poll(() => textOf(page)).toEqual(link);
  }
  await clear(page);
  await paste(editor(page), {
    'text/html': `<table><tr><td>a</td><td><img src="data:image/png;base64,${png}" alt="b|c"></td></tr><tr><td>1</td><td>2</td></tr></table>`,
    'text/plain': 'a\n1\t2',
  });
  await expect.poll(() => textOf(page)).toMatch(/^\| a {3}\| !\[b\\\|c\]\(attachment:[0-9a-f]{64}\) \|\n/);
  await expect(page.getByRole('status').filter({ hasText: 'pasted' })).toHaveCount(0);
});

/** A PNG with one black pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function openNote(page: Page): Promise<void> {
  await createAccount(page);
  await writeNote(page, { title: 'Pasted', line: 'x' });
  await clear(page);
}

async function clear(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => textOf(page)).toBe('');
}

function editor(page: Page) {
  return page.locator('.cm-content[contenteditable="true"]');
}

/** Returns the text as stored, regardless of how it is shown. */
function textOf(page: Page): Promise<string> {
  return editor(page).evaluate((content) => {
    const { cmTile } = content as unknown as { cmTile: { root: { view: { state: { doc: { toString(): string } } } } } };
    return cmTile.root.view.state.doc.toString();
  });
}
