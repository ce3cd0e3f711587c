import { useEffect, useRef } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';

/** What was typed before the editor was there. */
export interface Early {
  /** As it was put in, one after the other: what is too long for a note is refused by itself. */
  readonly pieces: readonly string[];
  readonly hadFocus: boolean;
  /** Where the cursor was put last; null where it was not. */
  readonly cursor: EarlyCursor | null;
}

/** An end of the text, which was not there to be seen, or where the page was pressed, in pixels of the window. */
export type EarlyCursor = 'start' | 'end' | { readonly x: number; readonly y: number };

/** Where stand-ins leave what was typed into them, and the editor finds it. */
export interface EarlyText {
  /** What the stand-in before this one held. */
  readonly known: () => Early | null;
  readonly leave: (early: Early | null) => void;
  /** Whether a stand-in holds something: so long nothing is said to be saved. */
  readonly hold: (isTyped: boolean) => void;
  /** For the editor, which puts it into the text. */
  readonly take: () => Early | null;
}

/** What is typed into a note before its editor came: the editor has it, or the end of the text where the note is left. */
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
    queueMicrotask(() => hold(false)); // the text has it then
    return taken;
  };
  // after the stand-in has left what it held; the editor has taken it where it came
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
