import { CornerDownLeft } from 'lucide-react';
import { useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { offerTakeBack } from '../model/index.ts';
import { appendToDay } from './append-to-day.ts';
import { daysMessages } from './messages/index.ts';

/** A field that adds a line to today's note without opening it. */
export function DayLineField() {
  const m = useMessages(daysMessages);
  const { typed, setTyped, add } = useDayLine();
  return (
    <Form label={m.addLine} onSubmit={add}>
      <TextField
        label={m.addLine}
        isLabelHidden
        placeholder={m.addLineExample}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="done"
        after={<IconButton type="submit" icon={<CornerDownLeft />} label={m.add} isDisabled={typed.trim() === ''} />}
      />
    </Form>
  );
}

/** Returns a line to add to today's note. What is typed is kept on this device until it is added. */
function useDayLine() {
  const m = useMessages(daysMessages);
  const document = useDocument();
  const { dailyTemplate } = useProfileData().preferences;
  const kept = usePersonsNames('line-for-today');
  const [[typed = ''], keep] = useLocalPreference(kept);
  const [isAdding, setAdding] = useState(false);
  const setTyped = (next: string) => keep(next === '' ? [] : [next]);
  const add = async () => {
    if (typed.trim() === '' || isAdding) return;
    setAdding(true);
    await document.whenRead(); // until then, the line would only be in memory
    const line = (kept.value[0] ?? '').trim();
    setTyped('');
    const template = dailyTemplate as RecordKey | undefined;
    try {
      if (line === '') return;
      const takeBack = await appendToDay(document, { day: document.today(), line, template });
      offerTakeBack({ message: m.lineAdded, takeBack, notUndone: m.lineNotRemoved });
    } catch (error) {
      setTyped(line);
      showToast({ message: m.lineNotAdded, tone: 'bad' });
      reportError(error);
    } finally {
      setAdding(false);
    }
  };
  return { typed, setTyped, add: () => void add() };
}
