import { foldEffect, foldedRanges } from '@codemirror/language';
import type { EditorState, StateCommand } from '@codemirror/state';
import type { Span } from '../text/span.ts';

interface Block extends Span {
  readonly folds: readonly Span[];
}

/**
 * Swaps the current line with its neighbour if either has folded lines. A line moves together with its folded lines.
 *
 * @returns false if neither has folded lines
 */
export function moveFolded({ state, dispatch }: Parameters<StateCommand>[0], by: 1 | -1): boolean {
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1) return false;
  const own = blockOf(state, main);
  const neighbour = by === 1 ? own.to + 1 : own.from - 1;
  if (neighbour < 0 || neighbour > state.doc.length) return own.folds.length > 0;
  const other = blockOf(state, { from: neighbour, to: neighbour });
  if (own.folds.length + other.folds.length === 0) return false;
  const text = state.sliceDoc(other.from, other.to);
  // removes and reinserts the other block, so that the cursor stays in place
  const changes =
    by === 1
      ? [
          { from: own.from, insert: `${text}\n` },
          { from: own.to, to: other.to },
        ]
      : [
          { from: other.from, to: own.from },
          { from: own.to, insert: `\n${text}` },
        ];
  const moved = by === 1 ? own.from - other.from : own.to - own.from + 1;
  const set = state.changes(changes);
  dispatch(
    state.update({
      changes: set,
      selection: state.selection.map(set, by),
      effects: other.folds.map(({ from, to }) => foldEffect.of({ from: from + moved, to: to + moved })),
      userEvent: 'move.line',
      scrollIntoView: true,
    }),
  );
  return true;
}

/** Returns the lines of a range, extended by all lines that are folded in them. */
function blockOf(state: EditorState, { from, to }: Span): Block {
  const lines = { from: state.doc.lineAt(from).from, to: state.doc.lineAt(to).to };
  const folds: Span[] = [];
  foldedRanges(state).between(lines.from, lines.to, (start, end) => void folds.push({ from: start, to: end }));
  const all = [lines, ...folds];
  const whole = {
    from: state.doc.lineAt(Math.min(...all.map((each) => each.from))).from,
    to: state.doc.lineAt(Math.max(...all.map((each) => each.to))).to,
  };
  return whole.from === lines.from && whole.to === lines.to ? { ...lines, folds } : blockOf(state, whole);
}
