import { holdKeys, releaseKeys } from './held-keys.ts';

interface Expected {
  readonly id: string;
  readonly part: 'title' | 'text';
}

let expected: Expected | null = null;

/** Remembers that a note was just created, so that its title gets focus when the note opens. */
export function expectNewNote(id: string): void {
  expected = { id, part: 'title' };
  holdKeys();
}

/** Remembers that somebody wants to write in a note, so that its text gets focus when the note opens. */
export function expectText(id: string): void {
  expected = { id, part: 'text' };
  holdKeys();
}

/** Moves focus to the title of a note that was just created, after the page has focused its heading. */
export function focusNewNote(id: string, field: HTMLElement | null): void {
  if (field === null || !isExpected({ id, part: 'title' })) return;
  expected = null;
  requestAnimationFrame(() => {
    field.focus();
    releaseKeys();
  });
}

/**
 * Moves focus to the text of a note that somebody wants to write in, first to the field that stands in for the editor,
 * then to the editor. The page may be rendered anew before the editor is there.
 *
 * @returns a function that stops waiting
 */
export function focusExpectedText(id: string, body: HTMLElement | null): (() => void) | undefined {
  if (body === null || !isExpected({ id, part: 'text' })) return undefined;
  const focus = () => {
    const field = body.querySelector<HTMLElement>(textField);
    if (field === null) return;
    // after the page has focused its heading
    requestAnimationFrame(() => {
      if (!field.isConnected || !isExpected({ id, part: 'text' })) return;
      if (document.activeElement !== field) focusAtEnd(field);
      releaseKeys();
      if (field.isContentEditable && document.activeElement === field) stop();
    });
  };
  const watch = new MutationObserver(focus);
  const stop = () => {
    expected = null;
    watch.disconnect();
  };
  // React hides the editor by its style while parts of it load
  watch.observe(body, { childList: true, subtree: true, attributeFilter: ['style'] });
  focus();
  return () => watch.disconnect();
}

function focusAtEnd(field: HTMLElement): void {
  field.focus();
  if (!field.isContentEditable) return;
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
}

/** The field for the text of a note, or the one that stands in for it. */
export const textField = '[contenteditable="true"], [data-early-text]';

function isExpected({ id, part }: Expected): boolean {
  return expected?.id === id && expected.part === part;
}
