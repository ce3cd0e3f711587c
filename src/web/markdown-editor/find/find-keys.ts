import { closeSearchPanel, findNext, findPrevious, openSearchPanel, search } from '@codemirror/search';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { findsWhatIsSeen } from './seen-text.ts';

const showReplace = StateEffect.define<boolean>();

/** Whether the panel shows its replace row. */
export const replaceShown = StateField.define<boolean>({
  create: () => false,
  update: (is, { effects }) => effects.find((effect) => effect.is(showReplace))?.value ?? is,
});

export const openFind: Command = (view) => openSearchPanel(view);

const openReplace: Command = (view) => {
  setReplaceShown(view, true);
  return openSearchPanel(view);
};

export function setReplaceShown(view: EditorView, isShown: boolean): void {
  view.dispatch({ effects: showReplace.of(isShown) });
}

/** Find shortcuts, active in both the editor and the panel. */
export const findKeys: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openFind, scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-Alt-f', run: openReplace, scope: 'editor search-panel', preventDefault: true },
  { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-g', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
];

/**
 * Enables find in a note, with a panel that the caller renders. Regular expressions are not supported: a pathological
 * one blocks the page and cannot be aborted.
 *
 * @param onPanel called with the panel's host element, and with null when it is removed
 */
export function findInNote(onPanel: (host: HTMLElement | null) => void): Extension {
  return [
    replaceShown,
    findsWhatIsSeen,
    search({
      top: true,
      literal: true,
      regexp: false,
      createPanel: () => {
        const dom = document.createElement('div');
        return { dom, top: true, mount: () => onPanel(dom), destroy: () => onPanel(null) };
      },
    }),
    keymap.of([...findKeys, { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' }]),
    look,
  ];
}

const look = EditorView.theme({
  '.cm-panels': { background: 'transparent', color: 'inherit', zIndex: 'calc(var(--layer-bar) - 1)' },
  '.cm-panels-top': { border: '0' },
  '.cm-searchMatch': { background: 'var(--warn-soft)', borderRadius: '0.15em' },
  '.cm-searchMatch-selected': { background: 'var(--mind-soft)', outline: 'var(--ring) solid var(--mind)' },
});
