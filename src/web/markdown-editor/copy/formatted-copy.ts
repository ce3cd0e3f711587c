import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { isInCode } from '../text/block-at.ts';
import { withWholeMarks } from './whole-marks.ts';

/** Marks HTML that was made of Markdown that is on the clipboard beside it. */
export const ofMarkdown = 'data-of-markdown';

/**
 * Puts formatted text on the clipboard beside the Markdown, so that other apps can paste it formatted. The converter is
 * loaded with the first selection, because nothing can be added to the clipboard later.
 */
export const formattedCopy: Extension = ViewPlugin.define((view) => {
  const add = ({ clipboardData, defaultPrevented }: ClipboardEvent) => {
    const text = clipboardData?.getData('text/plain') ?? '';
    // what was copied in a cell or a field within the text is not handled yet
    if (!defaultPrevented || converted === null || text.trim() === '' || wasInCode) return;
    clipboardData?.setData('text/html', `<div ${ofMarkdown}="">${converted(text === copied ? whole : text)}</div>`);
  };
  let wasInCode = false;
  let [copied, whole] = ['', ''];
  const note = () => {
    const { state } = view;
    const { main } = state.selection;
    wasInCode = isWithinCode(state);
    [copied, whole] = wasInCode ? ['', ''] : [state.sliceDoc(main.from, main.to), withWholeMarks(state, main)];
  };
  // The editor's own handler clears the clipboard, so this one is at the element around it.
  for (const kind of ['copy', 'cut'] as const) {
    view.contentDOM.addEventListener(kind, note, { capture: true });
    view.scrollDOM.addEventListener(kind, add);
  }
  return {
    update({ selectionSet, state }: ViewUpdate) {
      if (selectionSet && !state.selection.main.empty) void load();
    },
    destroy() {
      for (const kind of ['copy', 'cut'] as const) {
        view.contentDOM.removeEventListener(kind, note, { capture: true });
        view.scrollDOM.removeEventListener(kind, add);
      }
    },
  };
});

let converted: ((markdown: string) => string) | null = null;
let loading: Promise<void> | null = null;

function load(): Promise<void> {
  loading ??= import('#domain/notes/html/index.ts').then(
    ({ noteTree, printHtml }) => {
      converted = (markdown) => printHtml(noteTree(markdown)).join('');
    },
    () => {
      loading = null; // tried again with the next selection
    },
  );
  return loading;
}

/** Returns whether the selection is a part of code, which is no Markdown. */
function isWithinCode(state: EditorState): boolean {
  const { from, to } = state.selection.main;
  return isInCode(state, from) && isInCode(state, to);
}
