import { completionStatus } from '@codemirror/autocomplete';
import { runScopeHandlers } from '@codemirror/view';
import { expect, test } from 'vitest';
import { editorView, expectAccessible, keyboard } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

test('a slash lists matching blocks to insert', async () => {
  const { screen, text } = await openEditor({ isSource: true });
  await keyboard.type('/head');
  const options = screen.getByRole('option');
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Heading 1', 'Heading 2', 'Heading 3']);
  await expectAccessible('.cm-editor');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.type('Knees');
  await expect.poll(text).toBe('## Knees');
});

test('a shown list takes the key that follows a letter immediately', async () => {
  const { screen, text } = await openEditor({ isSource: true });
  await keyboard.type('/hea');
  await expect.element(screen.getByRole('option', { name: 'Heading 2' })).toBeVisible();
  const view = editorView();
  view.dispatch({ ...view.state.replaceSelection('d'), userEvent: 'input.type' });
  runScopeHandlers(view, new KeyboardEvent('keydown', { key: 'ArrowDown' }), 'editor');
  runScopeHandlers(view, new KeyboardEvent('keydown', { key: 'Enter' }), 'editor');
  await keyboard.type('Knees');
  await expect.poll(text).toBe('## Knees');
});

test('a list closed by Escape stays closed while typing continues', async () => {
  const { screen, text } = await openEditor({ isSource: true });
  await keyboard.type('/he');
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.type('ad');
  await expect.poll(text).toBe('/head');
  expect(completionStatus(editorView().state)).toBeNull(); // not `pending` either, because no source was queried
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});
