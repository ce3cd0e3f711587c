import { useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { appendToDay } from './append-to-day.ts';
import { daysMessages } from './messages/index.ts';

export interface DayLine {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Adds the typed line to today's note. */
  readonly add: () => void;
}

/** Returns a line to add to today's note. What is typed is kept on this device until it is added. */
export function useDayLine(): DayLine {
  const m = useMessages(daysMessages);
  const document = useDocument();
  const { dailyTemplate } = useProfileData().preferences;
  const [[typed = ''], keep] = useLocalPreference(usePersonsNames('line-for-today'));
  const [isAdding, setAdding] = useState(false);
  const setTyped = (next: string) => keep(next === '' ? [] : [next]);
  const add = async () => {
    const line = typed.trim();
    if (line === '' || isAdding) return;
    setAdding(true);
    setTyped('');
    const template = dailyTemplate as RecordKey | undefined;
    try {
      const takeBack = await appendToDay(document, { day: document.today(), line, template });
      offerUndo({ message: m.lineAdded, label: m.undo, undo: () => void undo(takeBack) });
    } catch (error) {
      setTyped(line);
      showToast({ message: m.lineNotAdded, tone: 'bad' });
      reportError(error);
    } finally {
      setAdding(false);
    }
  };
  const undo = async (takeBack: () => Promise<boolean>) => {
    if (!(await takeBack().catch(() => false))) showToast({ message: m.lineNotRemoved, tone: 'bad' });
  };
  return { typed, setTyped, add: () => void add() };
}
