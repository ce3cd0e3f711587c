import { type Extension, Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Inserts the initial content if the note is empty and puts the cursor after it. */
export function begin(view: EditorView, insert: () => void): void {
  if (view.state.doc.length > 0) return;
  insert();
  view.dispatch({ selection: { anchor: view.state.doc.length }, scrollIntoView: true });
}

/**
 * Inserts the initial content before the first input: a key, a composition, a paste or a drop. The input is then
 * handled as usual.
 */
export function beforeFirstKey(insert: () => void): Extension {
  const beginFirst = (_: Event, view: EditorView) => {
    begin(view, insert);
    return false;
  };
  return Prec.highest(
    EditorView.domEventHandlers({
      keydown: (event, view) => (bringsText(event) ? beginFirst(event, view) : false),
      compositionstart: beginFirst,
      beforeinput: (event, view) => (event.inputType.startsWith('insert') ? beginFirst(event, view) : false),
      paste: beginFirst,
      drop: beginFirst,
    }),
  );
}

function bringsText({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return !isComposing && !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter');
}
