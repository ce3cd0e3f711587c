import { moveLineDown, moveLineUp } from '@codemirror/commands';
import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import { isIndentedCode } from '../text/block-at.ts';
import { isListItem, parseLine } from '../text/markdown-line.ts';
import { selectedLines } from './edit-lines.ts';
import { blockAround } from './indent-list.ts';
import { type Lines, neighboursOf } from './list-lines.ts';
import { moveFolded } from './move-folded.ts';

/**
 * Moves a list item with its children below its next sibling. Other lines move by one line, together with their folded
 * lines.
 */
export const moveDown: StateCommand = (target) => moveItem(target, 1) || moveFolded(target, 1) || moveLineDown(target);

/** Moves a list item or line up; the counterpart of `moveDown`. */
export const moveUp: StateCommand = (target) => moveItem(target, -1) || moveFolded(target, -1) || moveLineUp(target);

function moveItem({ state, dispatch }: Parameters<StateCommand>[0], by: 1 | -1): boolean {
  const { main, ranges } = state.selection;
  const selected = selectedLines(state);
  const [first, last] = [selected[0], selected.at(-1)];
  if (state.readOnly || ranges.length > 1 || first === undefined || last === undefined) return false;
  if (first.from > main.from || !isListItem(parseLine(first.text)) || isIndentedCode(state, first)) return false;
  const { start, lines } = blockAround(state, first.number, last.number);
  const places = neighboursOf(lines, { first: first.number - start, last: last.number - start, by });
  if (places.other === null) {
    // at the edge of its list, a top-level item without children moves like a plain line
    const isLine = places.own.first === places.own.last && parseLine(first.text).indent === '';
    return !isLine;
  }
  const changes = exchanged(state, places.own, places.other, start);
  const set = state.changes(changes);
  dispatch(
    state.update({
      changes: set,
      selection: state.selection.map(set, by),
      userEvent: 'move.line',
      scrollIntoView: true,
    }),
  );
  return true;
}

/**
 * Returns the changes that swap two items. Instead of the user's item, the other one is removed and reinserted, so that
 * the cursor keeps its position.
 */
function exchanged(state: EditorState, own: Lines, other: Lines, start: number): readonly ChangeSpec[] {
  const lineOf = (index: number) => state.doc.line(start + index);
  const [ownFrom, ownTo] = [lineOf(own.first).from, lineOf(own.last).to];
  const [otherFrom, otherTo] = [lineOf(other.first).from, lineOf(other.last).to];
  const numbers = [lineOf(own.first), lineOf(other.first)].map(({ text }) => /^[\s>]*(\d+)[.)]/.exec(text));
  const [ownNumber, otherNumber] = numbers;
  const isNumbered = ownNumber?.[1] !== undefined && otherNumber?.[1] !== undefined;
  const otherText = state.sliceDoc(otherFrom, otherTo);
  const put = isNumbered ? otherText.replace(/\d+/, ownNumber[1] ?? '') : otherText;
  const renumbered: ChangeSpec[] = isNumbered ? [numberChange(ownFrom, ownNumber, otherNumber[1] ?? '')] : [];
  return own.first < other.first
    ? [{ from: ownFrom, insert: put + state.sliceDoc(ownTo, otherFrom) }, ...renumbered, { from: ownTo, to: otherTo }]
    : [
        { from: otherFrom, to: ownFrom },
        ...renumbered,
        { from: ownTo, insert: state.sliceDoc(otherTo, ownFrom) + put },
      ];
}

function numberChange(lineFrom: number, [whole, digits = '']: RegExpExecArray, number: string): ChangeSpec {
  const from = lineFrom + whole.length - 1 - digits.length;
  return { from, to: from + digits.length, insert: number };
}
