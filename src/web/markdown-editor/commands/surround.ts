import { EditorSelection, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { markableSpan } from './mark-ends.ts';

const closingBySign: Readonly<Record<string, string>> = {
  '*': '*',
  _: '_',
  '`': '`',
  '~': '~',
  '=': '=',
  '(': ')',
  '[': ']',
  '{': '}',
  '"': '"',
  "'": "'",
  '“': '”',
  '„': '“',
  '«': '»',
  '‹': '›',
};

/** Delimiters that are invalid next to a space. */
const marks = '*_~=`';
/** Delimiters that are valid within a word. */
const splitting = '*~=';

/**
 * Wraps selected text when the user types a delimiter, a bracket or a quotation mark over it. The text stays selected,
 * so typing `*` twice makes it bold, and typing `[` twice makes it a link to a note. A selection across several lines
 * is replaced as usual.
 */
export const surroundSelection: Extension = EditorView.inputHandler.of((view, _from, _to, typed) => {
  const { state } = view;
  const closing = closingBySign[typed];
  const isMeant = state.selection.ranges.every(
    ({ empty, from, to }) => !empty && state.doc.lineAt(from).to >= to && state.sliceDoc(from, to).trim() !== '',
  );
  if (closing === undefined || !isMeant || state.readOnly || view.composing) return false;
  const surrounded = state.changeByRange((range) => {
    const text = state.sliceDoc(range.from, range.to);
    const isTidied = marks.includes(typed);
    const words = {
      from: range.from + text.length - text.trimStart().length,
      to: range.to - (text.length - text.trimEnd().length),
    };
    const { from, to } = !isTidied ? range : splitting.includes(typed) ? markableSpan(state, words, typed) : words;
    const [start, end] = [from + typed.length, to + typed.length];
    return {
      changes: [
        { from, insert: typed },
        { from: to, insert: closing },
      ],
      range: range.anchor <= range.head ? EditorSelection.range(start, end) : EditorSelection.range(end, start),
    };
  });
  view.dispatch(state.update(surrounded, { userEvent: 'input.surround', scrollIntoView: true }));
  return true;
});
