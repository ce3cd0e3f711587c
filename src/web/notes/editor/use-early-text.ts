import { useEffect, useRef } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';

/** What was typed before the editor was created. */
export interface Early {
  /** The insertions in order, so that only one that exceeds the size limit is rejected. */
  readonly pieces: readonly string[];
  readonly hadFocus: boolean;
  /** The last cursor position; null if the user did not set one. */
  readonly cursor: EarlyCursor | null;
}

/** An end of the text, which was not visible yet, or where the page was pressed, in pixels of the window. */
export type EarlyCursor = 'start' | 'end' | { readonly x: number; readonly y: number };

/** Passes text typed into stand-ins on to the editor. */
export interface EarlyText {
  /** Returns what the previous stand-in held. */
  readonly known: () => Early | null;
  readonly leave: (early: Early | null) => void;
  /** Sets whether a stand-in holds text; meanwhile the document is not reported as saved. */
  readonly hold: (isTyped: boolean) => void;
  /** Returns the text, once, for the editor to insert. */
  readonly take: () => Early | null;
}

/**
 * Keeps what is typed into a note before its editor has loaded. The editor takes it over; if the note is closed first,
 * it is appended to the text.
 */
export function useEarlyText(key: RecordKey): EarlyText {
  const document = useDocument();
  const early = useRef<Early | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  const hold = (isTyped: boolean) => {
    if (isTyped) {
      letGo.current ??= document.hold();
    } else {
      letGo.current?.();
      letGo.current = null;
    }
  };
  const take = () => {
    const taken = early.current;
    early.current = null;
    queueMicrotask(() => hold(false)); // by then it is in the text
    return taken;
  };
  // runs after the stand-in has left its text here, unless the editor has already taken it
  useEffect(
    () => () => {
      const held = letGo.current;
      letGo.current = null;
      void keep(document, key, early.current)
        .catch(reportError)
        .finally(() => held?.());
    },
    [document, key],
  );
  return {
    known: () => early.current,
    leave: (typed) => {
      early.current = typed;
    },
    hold,
    take,
  };
}

async function keep(document: DocumentActions, key: RecordKey, early: Early | null): Promise<void> {
  const typed = early?.pieces.join('') ?? '';
  if (typed === '') return;
  const { text } = await document.replica.openBody(key);
  text.insert(text.length, typed);
  document.replica.closeBody(key);
}
