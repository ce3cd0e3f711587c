import { expect, test } from 'vitest';
import { keyboard, paste, shownLines } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

test.each([
  ['<p>one <b>so</b></p><img src="cid:b">', 'one **so**', '1 image couldn’t be pasted.'],
  [
    '<p>So <b>long</b></p><video><source src="blob:https://a.example/1"></video>',
    'So **long**',
    '1 video or audio file couldn’t be pasted.',
  ],
  [
    '<p><a href="obsidian://open?x">one</a> <a href="/two">two</a></p><img src="cid:b">',
    'one two',
    '1 image couldn’t be pasted. 2 links work only where you copied them from, so only their text was pasted.',
  ],
])('a notice lists what was lost in pasting: %s', async (html, markdown, words) => {
  const { screen, editor, text } = await openNote();
  paste(editor.element(), { 'text/html': html, 'text/plain': 'as text' });
  await expect.poll(text).toBe(markdown);
  const notice = screen.getByRole('status').filter({ hasText: 'pasted' });
  await expect.element(notice).toBeVisible();
  expect(notice.element().textContent).toBe(words);
});

test('the notice about a paste is closed by the next paste without losses', async () => {
  const { screen, editor, text } = await openNote();
  paste(editor.element(), { 'text/html': '<p>one <b>so</b></p><img src="cid:b">', 'text/plain': 'as text' });
  const notice = screen.getByText('1 image couldn’t be pasted.', { exact: true });
  await expect.element(notice).toBeVisible();
  paste(editor.element(), { 'text/html': '<p>only <b>so</b></p>' });
  await expect.poll(text).toContain('only **so**');
  await expect.element(notice).not.toBeInTheDocument();
});

test('a paste is one undo step', async () => {
  const { editor, text } = await openNote();
  paste(editor.element(), { 'text/html': '<h2>Plan</h2><p>Some <b>bold</b></p>', 'text/plain': 'Plan' });
  await expect.poll(text).toBe('## Plan\n\nSome **bold**');
  await keyboard.press('Control+z');
  await expect.poll(text).toBe('');
  expect(document.querySelector('.cm-placeholder')).not.toBeNull();
});

test('a text longer than the limit shows an error and changes nothing', async () => {
  const { screen, text } = await openNote({ body: 'kept' });
  await keyboard.insertText('語'.repeat(400_000));
  await expect.element(screen.getByText(/This note is full/)).toBeVisible();
  expect(await text()).toBe('kept');
  await expect.poll(shownLines).toEqual(['kept']);
});
