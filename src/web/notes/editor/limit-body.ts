import { EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { ySyncAnnotation } from 'y-codemirror.next';
import { bodyLimitBytes, bodyWarnBytes, utf8Bytes } from './body-size.ts';

interface LimitListener {
  /** From the warning on: the share of the limit, in hundredths; 0 below. */
  readonly filled: (share: number) => void;
  readonly refused: () => void;
}

/**
 * Takes no edit of the person that would make a note longer than its limit. What merging makes is never refused, and
 * neither is an edit that makes a note shorter that is too long already.
 */
export function limitBody({ filled, refused }: LimitListener): Extension {
  let told = 0;
  const tell = (share: number) => {
    if (share === told) return;
    told = share;
    filled(share);
  };
  return [
    EditorState.changeFilter.of((transaction) => {
      if (!passesLimit(transaction)) return true;
      refused();
      return false;
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) tell(shareToTell(state.doc));
    }),
  ];
}

function passesLimit(transaction: Transaction): boolean {
  if (!transaction.docChanged || transaction.annotation(ySyncAnnotation) !== undefined) return false;
  if (!mayHold(transaction.newDoc, bodyLimitBytes)) return false;
  const bytes = bytesOf(transaction.newDoc);
  return bytes > bodyLimitBytes && bytes > bytesOf(transaction.startState.doc);
}

function shareToTell(text: Text): number {
  const bytes = mayHold(text, bodyWarnBytes) ? bytesOf(text) : 0;
  return bytes < bodyWarnBytes ? 0 : Math.floor((bytes / bodyLimitBytes) * 100) / 100;
}

/** Whether the text can have so many bytes at all: a unit of UTF-16 takes three at most, and most notes are short. */
function mayHold(text: Text, bytes: number): boolean {
  return text.length * 3 >= bytes;
}

/** Line by line, so that no copy of the whole text is made; a line end is one byte. */
function bytesOf(text: Text): number {
  let bytes = text.lines - 1;
  for (const line of text.iterLines()) bytes += utf8Bytes(line);
  return bytes;
}
