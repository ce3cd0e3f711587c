import { type ChangeSet, EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { ySyncAnnotation } from 'y-codemirror.next';
import { maxBodyBytes } from '#domain/kernel/index.ts';
import { bodyWarnBytes, utf8Bytes } from './body-size.ts';

interface LimitListener {
  /**
   * Called with the used share of the size limit, rounded down to hundredths, or with 0 if it is below the warning
   * threshold.
   */
  readonly filled: (share: number) => void;
  readonly refused: () => void;
}

/**
 * Rejects local edits that would exceed the size limit of a note. Remote changes are always accepted, as are edits that
 * shorten a note that is already too long.
 */
export function limitBody({ filled, refused }: LimitListener): Extension {
  let reported = 0;
  const report = (share: number) => {
    if (share === reported) return;
    reported = share;
    filled(share);
  };
  return [
    EditorState.changeFilter.of((transaction) => {
      if (!passesLimit(transaction)) return true;
      refused();
      return false;
    }),
    EditorView.updateListener.of(({ docChanged, startState, changes, state }) => {
      if (docChanged) report(shareToReport(startState.doc, changes, state.doc));
    }),
  ];
}

function passesLimit(transaction: Transaction): boolean {
  if (!transaction.docChanged || transaction.annotation(ySyncAnnotation) !== undefined) return false;
  if (!mayHold(transaction.newDoc, maxBodyBytes)) return false;
  const before = transaction.startState.doc;
  const bytes = bytesAfter(before, transaction.changes, transaction.newDoc);
  return bytes > maxBodyBytes && bytes > bytesOf(before);
}

function shareToReport(before: Text, changes: ChangeSet, after: Text): number {
  const bytes = mayHold(after, bodyWarnBytes) ? bytesAfter(before, changes, after) : 0;
  return bytes < bodyWarnBytes ? 0 : Math.floor((bytes / maxBodyBytes) * 100) / 100;
}

/**
 * Returns whether the text may have this many bytes, judging by its length. A UTF-16 code unit takes at most three
 * bytes, so for most notes nothing needs to be counted.
 */
function mayHold(text: Text, bytes: number): boolean {
  return text.length * 3 >= bytes;
}

const knownBytes = new WeakMap<Text, number>();

/**
 * Returns the size after an edit. Counts only the lines from the first change to the last, before and after, so that a
 * keystroke in a long note does not count the whole note.
 */
function bytesAfter(before: Text, changes: ChangeSet, after: Text): number {
  const known = knownBytes.get(after);
  if (known !== undefined) return known;
  let [fromA, toA, fromB, toB] = [before.length, 0, after.length, 0];
  changes.iterChangedRanges((...range) => {
    [fromA, fromB] = [Math.min(fromA, range[0]), Math.min(fromB, range[2])];
    [toA, toB] = [Math.max(toA, range[1]), Math.max(toB, range[3])];
  });
  const gone = utf8Bytes(wholeLines(before, fromA, toA));
  const bytes = bytesOf(before) - gone + utf8Bytes(wholeLines(after, fromB, toB));
  knownBytes.set(after, bytes);
  return bytes;
}

/** Extends a range to whole lines, because a change may split a surrogate pair. */
function wholeLines(text: Text, from: number, to: number): string {
  return text.sliceString(text.lineAt(from).from, text.lineAt(to).to);
}

/** Returns the size in bytes. Counts line by line, to avoid a copy of the whole text; a line break is one byte. */
function bytesOf(text: Text): number {
  const known = knownBytes.get(text);
  if (known !== undefined) return known;
  let bytes = text.lines - 1;
  for (const line of text.iterLines()) bytes += utf8Bytes(line);
  knownBytes.set(text, bytes);
  return bytes;
}
