import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { bodyMessages } from './messages/index.ts';
import type { NamedMeasure } from './use-measures.ts';
import { useReadTyped } from './use-read-typed.ts';
import { useReadingQuestion } from './use-reading-question.ts';
import { useWriteReadings } from './use-write-readings.ts';

export interface QuickEntry {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly error: string | null;
  /** Stores the value for today. A value that looks mistyped is stored only when it is saved again. */
  readonly save: () => void;
}

/**
 * Returns today's value of a measurement while it is typed.
 *
 * @param offered the text in the field until something is typed
 * @param onSaved called after the value is stored
 */
export function useQuickEntry(measure: NamedMeasure, offered = '', onSaved = () => {}): QuickEntry {
  const m = useMessages(bodyMessages);
  const { today } = useDocument();
  const read = useReadTyped();
  const write = useWriteReadings();
  const question = useReadingQuestion();
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = typed ?? offered;
  const save = () => {
    const value = read(shown, measure);
    if ('error' in value) return setError(value.error);
    const asking = question({ measure: measure.id, value, day: today() });
    if (asking !== null && asked !== shown) {
      setAsked(shown);
      return setError(m.saveToConfirm({ question: asking }));
    }
    write([{ measure: measure.id, value, day: today() }]);
    setTyped(null);
    setError(null);
    onSaved();
  };
  return {
    typed: shown,
    setTyped: (next) => {
      setTyped(next);
      setError(null);
    },
    error,
    save,
  };
}
