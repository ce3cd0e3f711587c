import { EditorSelection, EditorState, type Extension, findClusterBreak, type StateCommand } from '@codemirror/state';

const clusters = new Intl.Segmenter();

/**
 * Matches emoji, flags, keycaps and characters with a variation selector, which are deleted whole. Accents and vowel
 * signs are typed separately, so they are deleted separately.
 */
const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Variation_Selector}]|\u20e3/u;

/** Deletes an emoji as a whole on Backspace, even if it consists of several code points. */
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

/** Keeps the cursor out of grapheme clusters when a key or pointer moves it. */
export const wholeClusters: Extension = EditorState.transactionFilter.of((transaction) => {
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

/** Returns the start of the emoji that ends at a position; null if there is no emoji or it is a single code point. */
function pictureStart(state: EditorState, at: number): number | null {
  const line = state.doc.lineAt(at);
  if (at === line.from) return null;
  const cluster = clusters.segment(line.text.slice(0, at - line.from)).containing(at - line.from - 1);
  if (cluster === undefined || !picture.test(cluster.segment)) return null;
  return [...cluster.segment].length > 1 ? line.from + cluster.index : null;
}

/** Returns the grapheme cluster that a position would split; null if it splits none. */
function signAround(line: { readonly from: number; readonly text: string }, at: number) {
  const cluster = clusters.segment(line.text).containing(at - line.from);
  if (cluster === undefined || line.from + cluster.index === at) return null;
  return { from: line.from + cluster.index, to: line.from + cluster.index + cluster.segment.length };
}
