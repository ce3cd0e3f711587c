import {
  type ChangeSpec,
  EditorSelection,
  EditorState,
  type Extension,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { ySyncAnnotation } from 'y-codemirror.next';

import { linesIn, type Span } from '../text/span.ts';

type SuffixAt = (line: string) => number | null;

/**
 * Keeps the id at the end of its line, whatever is typed there: Enter leaves it on the line before, and text that is
 * joined to the line comes before it. A pasted copy of a line does not get the id of the original.
 */
export function keepSuffix(suffixAt: SuffixAt): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || transaction.annotation(ySyncAnnotation) !== undefined) return transaction;
    const changes = corrections(transaction, suffixAt);
    return changes.length === 0 ? transaction : [transaction, { changes, sequential: true }];
  });
}

/** The id at the end of a changed line, without the space before it, as it is before the transaction. */
interface Suffix extends Span {
  readonly text: string;
  readonly lineFrom: number;
}

function corrections(transaction: Transaction, suffixAt: SuffixAt): readonly ChangeSpec[] {
  if (transaction.isUserEvent('input.paste') || transaction.isUserEvent('input.drop'))
    return withoutCopies(transaction, suffixAt);
  return touchedSuffixes(transaction, suffixAt).flatMap((suffix) => moved(transaction, suffix, suffixAt));
}

function touchedSuffixes({ startState: { doc }, changes }: Transaction, suffixAt: SuffixAt): readonly Suffix[] {
  const found = new Map<number, Suffix>();
  changes.iterChangedRanges((fromA, toA) => {
    for (const at of [fromA, toA]) {
      const line = doc.lineAt(at);
      const start = suffixAt(line.text);
      if (start === null) continue;
      const text = line.text.slice(start).trimStart();
      found.set(line.from, { text, from: line.to - text.length, to: line.to, lineFrom: line.from });
    }
  });
  return [...found.values()];
}

/**
 * Returns the changes that move an id to the end of its line, in the text after the transaction. Enter may have replaced
 * the space before the id. If it divides two logged lines that were merged into one, each has its own id already.
 */
function moved({ changes, newDoc }: Transaction, suffix: Suffix, suffixAt: SuffixAt): readonly ChangeSpec[] {
  const from = changes.mapPos(suffix.from, 1);
  const to = changes.mapPos(suffix.to, -1);
  if (newDoc.sliceString(from, to) !== suffix.text) return [];
  const line = newDoc.lineAt(from);
  const start = newDoc.lineAt(changes.mapPos(suffix.lineFrom, -1));
  const hasSpace = from > line.from && newDoc.sliceString(from - 1, from) === ' ';
  const isLeftBehind = line.from !== start.from && /\S/.test(start.text) && suffixAt(start.text) === null;
  if (isLeftBehind) {
    // the space belongs to the id unless it is that of a list marker
    const isOfMarker = /^\s*(?:>\s*)*(?:[-*+]|\d{1,9}[.)])(?:\s+\[[ xX]\])?\s$/.test(
      line.text.slice(0, from - line.from),
    );
    return [
      { from: start.to, insert: ` ${suffix.text}` },
      { from: hasSpace && !isOfMarker ? from - 1 : from, to },
    ];
  }
  if (to === line.to) return [];
  return [
    { from: hasSpace ? from - 1 : from, to },
    { from: line.to, insert: ` ${suffix.text}` },
  ];
}

function withoutCopies({ changes, startState, newDoc }: Transaction, suffixAt: SuffixAt): readonly ChangeSpec[] {
  const before = startState.doc.toString();
  const removed: ChangeSpec[] = [];
  changes.iterChanges((fromA, toA, fromB, toB) => {
    const kept = before.slice(0, fromA) + before.slice(toA);
    for (const line of linesIn(newDoc, { from: fromB, to: toB })) {
      const start = suffixAt(line.text);
      const isInserted = start !== null && line.from + start >= fromB && line.to <= toB;
      if (isInserted && kept.includes(line.text.slice(start))) removed.push({ from: line.from + start, to: line.to });
    }
  });
  return removed;
}

/**
 * Joins the next line when the forward Delete key is pressed at the end of the words, where it would delete the hidden
 * id. The id stays at the end of the line.
 */
export function joinAtSuffix(suffixAt: SuffixAt): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    const suffix = transaction.isUserEvent('delete.forward') ? deletedSuffix(transaction, suffixAt) : null;
    if (suffix === null) return transaction;
    const { startState } = transaction;
    if (suffix.to === startState.doc.length) return [];
    const joined = startState.update({
      changes: { from: suffix.to, to: suffix.to + 1 },
      userEvent: 'delete.forward',
      scrollIntoView: true,
      filter: false,
    });
    return [joined, { changes: corrections(joined, suffixAt), sequential: true }];
  });
}

/** Returns the range of an id if a transaction deletes exactly that. */
function deletedSuffix({ startState: { doc }, changes }: Transaction, suffixAt: SuffixAt) {
  const deleted: (Span & { readonly inserted: number })[] = [];
  changes.iterChanges((from, to, _fromB, _toB, { length }) => deleted.push({ from, to, inserted: length }));
  const [only] = deleted;
  if (only === undefined || deleted.length > 1 || only.inserted > 0) return null;
  const line = doc.lineAt(only.from);
  const start = suffixAt(line.text);
  return start !== null && only.from === line.from + start && only.to === line.to ? only : null;
}

/** Moves the cursor in front of the hidden ids, so that nothing is typed behind them. */
export function beforeSuffix(suffixAt: SuffixAt): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (transaction.selection === undefined && !transaction.docChanged) return transaction;
    const { newDoc, newSelection } = transaction;
    const shown = (at: number) => {
      const line = newDoc.lineAt(at);
      const start = suffixAt(line.text);
      return start === null ? at : Math.min(at, line.from + start);
    };
    if (newSelection.ranges.every(({ empty, head }) => !empty || shown(head) === head)) return transaction;
    const ranges = newSelection.ranges.map((range) =>
      range.empty ? EditorSelection.cursor(shown(range.head)) : range,
    );
    const spec: TransactionSpec = {
      selection: EditorSelection.create(ranges, newSelection.mainIndex),
      sequential: true,
    };
    return [transaction, spec];
  });
}
