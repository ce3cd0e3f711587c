import { useEffect, useRef } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Early, EarlyText } from '../../markdown-editor/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';

/**
 * Keeps what the user types into a note before its editor has loaded. The editor takes it over. If the note is closed
 * before that, it is appended to the body.
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
    queueMicrotask(() => hold(false)); // by then the editor has inserted it
    return taken;
  };
  // runs after the stand-in has passed on its text; does nothing if the editor has already taken it
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
  await document.reader.withBody(key, (text) => text.insert(text.length, typed));
}
