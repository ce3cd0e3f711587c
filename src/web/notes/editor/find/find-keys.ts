import { closeSearchPanel, findNext, findPrevious, openSearchPanel, search } from '@codemirror/search';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { findsWhatIsSeen } from './seen-text.ts';

const showReplace = StateEffect.define<boolean>();

/** Whether the panel has its second line. */
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

/** The keys that find, wherever in the text or its panel somebody is. */
export const findKeys: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openFind, scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-Alt-f', run: openReplace, scope: 'editor search-panel', preventDefault: true },
  { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-g', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
];

/**
 * Finding in the note, with a panel that somebody else fills. Regular expressions are left out: a bad one holds up the
 * page for as long as it likes, and nothing here could end it.
 *
 * @param onPanel told where the panel is to be drawn, and null when it has gone
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
