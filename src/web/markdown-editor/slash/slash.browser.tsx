import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

const views = [
  { view: 'the formatted view', isSource: false },
  { view: 'the Markdown source', isSource: true },
];

const emptyTable = '|  |  |\n| --- | --- |\n|  |  |';

/** Opens an editor between two lines and takes the first item of the slash menu that matches. */
async function insert(name: string, isSource: boolean, body = 'above\n\n\n\nbelow') {
  const opened = await openEditor({ body, isSource });
  await keyboard.press('Control+Home');
  for (let line = 0; line < body.split('\n').indexOf(''); line += 1) await keyboard.press('ArrowDown');
  if (body.includes('\n\n\n')) await keyboard.press('ArrowDown');
  await keyboard.type(`/${name}`);
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  return opened;
}

describe.each(views)('in $view, what is typed behind a command of the slash menu arrives:', ({ isSource }) => {
  test.each([
    ['h2', '## one two'],
    ['bullet', '- one two'],
    ['numbered', '1. one two'],
    ['task', '- [ ] one two'],
    ['code', '```\none two\n```'],
    ['quote', '> one two'],
    ['note', '> [!note] one two'],
    ['tip', '> [!tip] one two'],
    ['important', '> [!important] one two'],
    ['warning', '> [!warning] one two'],
    ['divider', '---\none two'],
    ['date', '2026-11-27one two'],
    ['training', '![[training:2026-11-27]]\none two'],
    ['answer', '```mensana\none two\n```'],
    ['table', emptyTable.replace('|  |', '| one two |')],
  ])('/%s', async (name, written) => {
    const { text } = await insert(name, isSource);
    await keyboard.type('one two');
    await expect.poll(text).toBe(`above\n\n${written}\n\nbelow`);
  });
});

describe.each(views)('in $view, /table', ({ isSource }) => {
  test('is filled with Tab from its first cell on, and gets another row behind its last cell', async () => {
    const { text } = await insert('table', isSource);
    for (const cell of ['Lift', 'kg', 'Squat', '80', 'Row']) {
      if (cell !== 'Lift') await keyboard.press('Tab');
      await keyboard.type(cell);
    }
    const rows = ['| Lift | kg |', '| --- | --- |', '| Squat | 80 |', '| Row |  |'];
    await expect.poll(text).toBe(['above', '', ...rows, '', 'below'].join('\n'));
    await keyboard.press('Shift+Tab');
    await keyboard.type('!');
    await expect.poll(text).toBe(['above', '', ...rows, '', 'below'].join('\n').replace('80', '80!'));
  });

  test('can be taken back in one step', async () => {
    const { text } = await insert('table', isSource);
    await expect.poll(text).toBe(`above\n\n${emptyTable}\n\nbelow`);
    await keyboard.press('Control+z');
    await expect.poll(text).not.toContain('|');
    await keyboard.type('x');
    await expect.poll(text).toMatch(/^above\n\n[^\n]*x[^\n]*\n\nbelow$/);
  });

  test.each([
    ['in an item', '- one\n- ', '- one\n- | a |  |\n  | --- | --- |\n  | b |  |'],
    ['in a quote', '> one\n> ', '> one\n>\n> | a |  |\n> | --- | --- |\n> | b |  |'],
    ['in an empty note', '', '| a |  |\n| --- | --- |\n| b |  |'],
    ['at the end', 'above\n', 'above\n\n| a |  |\n| --- | --- |\n| b |  |'],
  ])('%s', async (_, body, written) => {
    const { text } = await openEditor({ body, isSource });
    await keyboard.press('Control+End');
    await keyboard.type('/table');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.type('a');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('b');
    await expect.poll(text).toBe(written);
  });
});

test('/table shows a table whose first cell is edited', async () => {
  const { screen } = await insert('table', false);
  await expect.element(screen.getByRole('textbox', { name: 'Column 1 heading' })).toHaveFocus();
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('textbox', { name: 'Row 1', exact: false })).toHaveFocus();
});

describe('in a table that is typed as text', () => {
  test('Tab goes to the next cell and never leaves the text', async () => {
    const { text } = await openEditor();
    await keyboard.type('| Lift |  |');
    await keyboard.press('Tab');
    await keyboard.type('!');
    await expect.poll(text).toBe('| Lift |  |!');
    await keyboard.press('Backspace');
    await keyboard.press('Enter');
    await keyboard.type('| - | - |');
    await keyboard.press('Tab');
    await keyboard.type('Squat');
    await expect.poll(text).toBe('| Lift |  |\n| - | - |\n| Squat |  |');
  });

  test('Tab leaves the text after Escape', async () => {
    const { editor } = await openEditor({ isSource: true, body: emptyTable });
    await keyboard.press('Escape');
    await keyboard.press('Tab');
    await expect.element(editor).not.toHaveFocus();
  });
});
