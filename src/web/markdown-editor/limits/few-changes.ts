import { type ChangeSpec, EditorState, type Extension, Transaction } from '@codemirror/state';
import { ySyncAnnotation } from 'y-codemirror.next';

/**
 * The number of changes that a body can take in one edit without a noticeable delay. 5,000 block the page for 0.1 s,
 * 20,000 for 2 s and 80,000 for 30 s.
 */
export const mostChanges = 2_000;

/**
 * Merges neighbouring changes, the closest first, if an edit has more than `mostChanges`, such as replacing every *e*
 * in a long note. Each merged change also replaces the text in between. The result is the same, but text that another
 * device concurrently writes into such a range ends up at its start.
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

/** A changed range in the old text (A) and in the new text (B). */
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

/** Merges ranges until `mostChanges` are left. Ranges with the widest gaps between them stay separate. */
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
