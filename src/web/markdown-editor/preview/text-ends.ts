import { EditorSelection, type Extension, Prec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { visibleStart } from '../text/visible-start.ts';

/**
 * Makes Home stop first where the visible text of a line starts, after bullets, bars and heading markers, and then at
 * the start of the line. End stops before folded text. These bindings precede the Home and End bindings of every
 * editor, in whatever order they are added.
 */
export const textEndsKeys: Extension = Prec.high(
  keymap.of([
    { key: 'Home', run: (view) => goToTextStart(view, false), shift: (view) => goToTextStart(view, true) },
    { mac: 'Cmd-ArrowLeft', run: (view) => goToTextStart(view, false), shift: (view) => goToTextStart(view, true) },
    { key: 'End', run: (view) => goToTextEnd(view, false), shift: (view) => goToTextEnd(view, true) },
    { mac: 'Cmd-ArrowRight', run: (view) => goToTextEnd(view, false), shift: (view) => goToTextEnd(view, true) },
  ]),
);

function goToTextStart(view: EditorView, isSelecting: boolean): boolean {
  const { state } = view;
  const { main } = state.selection;
  const begin = visibleStart(state, state.doc.lineAt(main.head));
  // In later rows of a wrapped line, Home goes to the start of the row.
  const isFirstRow = view.moveToLineBoundary(main, false).head <= begin;
  if (!isFirstRow || main.head <= begin || state.selection.ranges.length > 1) return false;
  goTo(view, begin, { isSelecting, assoc: 1 });
  return true;
}

function goToTextEnd(view: EditorView, isSelecting: boolean): boolean {
  const { state } = view;
  const { main, ranges } = state.selection;
  const { to } = state.doc.lineAt(main.head);
  // The browser does not treat the start of folded text as a line end.
  if (ranges.length > 1 || view.moveToLineBoundary(main, true).head <= to) return false;
  goTo(view, to, { isSelecting, assoc: -1 });
  return true;
}

interface Going {
  readonly isSelecting: boolean;
  readonly assoc: 1 | -1;
}

function goTo(view: EditorView, head: number, { isSelecting, assoc }: Going): void {
  const { anchor } = view.state.selection.main;
  const range = isSelecting ? EditorSelection.range(anchor, head) : EditorSelection.cursor(head, assoc);
  view.dispatch({ selection: EditorSelection.create([range]), scrollIntoView: true, userEvent: 'select' });
}
