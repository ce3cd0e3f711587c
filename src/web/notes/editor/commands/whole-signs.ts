import { EditorSelection, EditorState, type Extension, findClusterBreak, type StateCommand } from '@codemirror/state';

const clusters = new Intl.Segmenter();

/** Emoji, flags, key caps and signs with a selector are one picture; an accent or a vowel sign is a key of its own. */
const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Variation_Selector}]|\u20e3/u;

/** Backspace takes a picture that is made of several code points as the one sign that is seen. */
export const deletePicture: StateCommand = ({ state, dispatch }) => {
  const { ranges } = state.selection;
  if (state.readOnly || ranges.some(({ empty }) => !empty)) return false;
  if (!ranges.some(({ head }) => pictureStart(state, head) !== null)) return false;
  const edit = state.changeByRange(({ head }) => {
    const line = state.doc.lineAt(head);
    const from =
      pictureStart(state, head) ??
      (head === line.from
        ? Math.max(0, head - 1)
        : line.from + findClusterBreak(line.text, head - line.from, false, false));
    return { changes: { from, to: head }, range: EditorSelection.cursor(from) };
  });
  dispatch(state.update(edit, { userEvent: 'delete.backward', scrollIntoView: true }));
  return true;
};

/** Keeps a cursor that a key or a pointer moves out of the middle of what is seen as one sign. */
export const besideSigns: Extension = EditorState.transactionFilter.of((transaction) => {
  const { selection, newDoc } = transaction;
  if (selection === undefined || transaction.docChanged || !transaction.isUserEvent('select')) return transaction;
  const ranges = selection.ranges.map((range) => {
    const isForward = range.head > range.anchor;
    const at = (place: number, isEnd: boolean) =>
      signAround(newDoc.lineAt(place), place)?.[isEnd ? 'to' : 'from'] ?? place;
    const [anchor, head] = [at(range.anchor, !range.empty && !isForward), at(range.head, isForward)];
    return anchor === range.anchor && head === range.head ? range : EditorSelection.range(anchor, head);
  });
  if (ranges.every((range, index) => range === selection.ranges[index])) return transaction;
  return [transaction, { selection: EditorSelection.create(ranges, selection.mainIndex) }];
});

/** Where the picture begins that ends at a place; null where what ends there is a single code point or none. */
function pictureStart(state: EditorState, at: number): number | null {
  const line = state.doc.lineAt(at);
  if (at === line.from) return null;
  const cluster = clusters.segment(line.text.slice(0, at - line.from)).containing(at - line.from - 1);
  if (cluster === undefined || !picture.test(cluster.segment)) return null;
  return [...cluster.segment].length > 1 ? line.from + cluster.index : null;
}

/** The sign that holds a place between its ends; null where the place is beside signs. */
function signAround(line: { readonly from: number; readonly text: string }, at: number) {
  const cluster = clusters.segment(line.text).containing(at - line.from);
  if (cluster === undefined || line.from + cluster.index === at) return null;
  return { from: line.from + cluster.index, to: line.from + cluster.index + cluster.segment.length };
}
