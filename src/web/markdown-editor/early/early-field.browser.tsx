import { EditorView } from '@codemirror/view';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { keyboard } from '../../testing/index.ts';
import type { Early } from './early.ts';
import { EarlyField } from './early-field.tsx';
import { insertEarly } from './insert-early.ts';

/** Shows a stand-in that passes its text on, and stores it when the page closes if `isStored` is true. */
async function showField({ known = null, isStored = true }: { known?: Early | null; isStored?: boolean } = {}) {
  const passed = { early: known, isHeld: false, gone: [] as string[] };
  const { getByRole, unmount } = await render(
    <EarlyField
      label="Text"
      placeholder="Loading…"
      early={{
        known: () => passed.early,
        leave: (early) => {
          passed.early = early;
        },
        hold: (isTyped) => {
          passed.isHeld = isTyped;
        },
        take: () => passed.early,
      }}
      onGone={(typed) => {
        passed.gone.push(typed);
        return isStored;
      }}
    />,
  );
  return { passed, unmount, field: getByRole('textbox', { name: 'Text' }) };
}

function openEditor(doc: string) {
  const view = new EditorView({ doc, parent: document.body });
  onTestFinished(() => view.destroy());
  return view;
}

test('what is typed while the editor loads follows the text, with the cursor after it', async () => {
  const { passed, unmount, field } = await showField();
  await field.click();
  await keyboard.type('Squat');
  expect(passed.isHeld).toBe(true);
  await unmount();
  expect(passed.early).toMatchObject({ hadFocus: true });
  const view = openEditor('Legs ');
  if (passed.early !== null) insertEarly(view, passed.early, () => {});
  expect(view.state.doc.toString()).toBe('Legs Squat');
  expect(view.state.selection.main.head).toBe(10);
  expect(view.hasFocus).toBe(true);
});

test('a second stand-in continues where the first left off', async () => {
  const first = await showField();
  await first.field.click();
  await keyboard.type('Sq');
  await first.unmount();
  const { passed, field, unmount } = await showField({ known: first.passed.early });
  await expect.element(field).toHaveValue('Sq');
  await expect.element(field).toHaveFocus();
  await keyboard.press('Control+End');
  await keyboard.type('uat');
  await unmount();
  expect(passed.early?.pieces.join('')).toBe('Squat');
});

test('text that is changed in its middle, or deleted, is passed on as it is then', async () => {
  const { passed, field, unmount } = await showField();
  await field.fill('Bench');
  await field.fill('The bench');
  expect(passed.isHeld).toBe(true);
  await field.fill('');
  expect(passed.isHeld).toBe(false);
  await field.fill('Row');
  await unmount();
  expect(passed.early?.pieces.join('')).toBe('Row');
});

test.each([
  ['Control+Home', 0],
  ['Meta+ArrowUp', 0],
  ['Control+End', 4],
  ['Meta+ArrowDown', 4],
])('%s without any text moves the cursor of the editor', async (key, head) => {
  const { passed, field, unmount } = await showField();
  await field.click();
  await keyboard.press(key);
  await unmount();
  const view = openEditor('Legs');
  view.dispatch({ selection: { anchor: 2 } });
  let isBegun = false;
  if (passed.early !== null)
    insertEarly(view, passed.early, () => {
      isBegun = true;
    });
  expect(view.state.selection.main.head).toBe(head);
  expect(isBegun).toBe(false);
});

test('a press on the stand-in puts the cursor of the editor there', async () => {
  const { passed, field, unmount } = await showField();
  await field.click({ position: { x: 5, y: 5 } });
  await unmount();
  const view = openEditor('Legs');
  expect(passed.early?.cursor).toEqual({ x: expect.any(Number), y: expect.any(Number) });
  if (passed.early !== null) insertEarly(view, passed.early, () => {});
  expect(view.hasFocus).toBe(true);
});

test('text that is typed into an empty note follows its template', async () => {
  const view = openEditor('');
  const insert = () => view.dispatch({ changes: { from: 0, insert: '# Day\n' } });
  insertEarly(view, { pieces: ['', 'Squat'], hadFocus: false, cursor: 'start' }, insert);
  expect(view.state.doc.toString()).toBe('# Day\nSquat');
  expect(view.hasFocus).toBe(false);
});

test('a page that closes stores the text once, and the stand-in is empty if it comes back', async () => {
  const { passed, field, unmount } = await showField();
  await field.fill('Squat');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(passed.gone).toEqual(['Squat']);
  expect(passed.isHeld).toBe(false);
  await expect.element(field).toHaveValue('');
  await unmount();
  expect(passed.early?.pieces).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(passed.gone).toHaveLength(1);
});

test('text that a closing page cannot store stays in the stand-in', async () => {
  const { passed, field } = await showField({ isStored: false });
  await field.fill('Squat');
  window.dispatchEvent(new Event('pagehide'));
  await expect.element(field).toHaveValue('Squat');
  expect(passed.isHeld).toBe(true);
});
