import { EditorView } from '@codemirror/view';
import { expect } from 'vitest';
import { keyboard } from './keyboard.ts';

/** Waits for the editor and puts the cursor at the end of the text, or in the last cell if the text ends with a table. */
export async function editorReady(): Promise<void> {
  await expect.poll(() => document.querySelector('.cm-content')).not.toBeNull();
  editorView().focus();
  await keyboard.press('Control+End');
}

export function editorView(): EditorView {
  const content = document.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  if (view === null) throw new Error('No editor is shown');
  return view;
}

export function shownLines(): readonly string[] {
  return Array.from(document.querySelectorAll('.cm-line'), ({ textContent }) => textContent);
}

/** Accepts the selected completion. */
export async function takeOffer(): Promise<void> {
  await expect.poll(() => document.querySelector('.cm-tooltip-autocomplete-disabled')).toBeNull();
  await keyboard.press('Enter');
}
