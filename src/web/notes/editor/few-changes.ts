import { type ChangeSpec, EditorState, type Extension, Transaction } from '@codemirror/state';
import { ySyncAnnotation } from 'y-codemirror.next';

/** What the document takes in a moment: 5,000 hold it up for a tenth of a second, 20,000 for two, 80,000 for half a minute. */
export const mostChanges = 2_000;

/**
 * An edit in more places than that, such as a replacement of every *e* in a long note, takes neighbours together with
 * the text between them, the nearest first. The text is the same; somebody who writes into such a stretch on another
 * device meanwhile finds their words at its start.
 */
export const fewChanges: Extension = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.annotation(ySyncAnnotation) !== undefined) return transaction;
  const ranges = rangesOf(transaction);
  if (ranges.length <= mostChanges) return transaction;
  const { newDoc, newSelection, effects, scrollIntoView } = transaction;
  const changes = joined(ranges).map(
    ({ fromA, toA, fromB, toB }): ChangeSpec => ({ from: fromA, to: toA, insert: newDoc.slice(fromB, toB) }),
  );
  const userEvent = transaction.annotation(Transaction.userEvent);
  return { changes, selection: newSelection, effects, scrollIntoView, ...(userEvent !== undefined && { userEvent }) };
});

/** A stretch of the text before, and what stands there after. */
interface Range {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

function rangesOf({ changes }: Transaction): readonly Range[] {
  const ranges: Range[] = [];
  changes.iterChangedRanges((fromA, toA, fromB, toB) => ranges.push({ fromA, toA, fromB, toB }));
  return ranges;
}

/** The widest gaps stay. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const gaps = ranges.map(({ fromA }, at) => fromA - (ranges[at - 1]?.toA ?? 0));
  const widest = new Set(
    [...gaps.keys()]
      .slice(1)
      .toSorted((a, b) => (gaps[b] ?? 0) - (gaps[a] ?? 0))
      .slice(0, mostChanges - 1),
  );
  const result: Range[] = [];
  for (const [at, range] of ranges.entries()) {
    const before = result.at(-1);
    if (before === undefined || widest.has(at)) result.push(range);
    else result[result.length - 1] = { ...before, toA: range.toA, toB: range.toB };
  }
  return result;
}
