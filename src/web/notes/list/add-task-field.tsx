import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { offerTakeBack } from '../model/index.ts';
import { TypedTimeHint, useTypedTask } from '../reminders/index.ts';
import { appendToDay } from '../templates/index.ts';
import { listMessages } from './messages/index.ts';

/** A field that adds a task to today's note, on pages that list the tasks of all notes. */
export function AddTaskField() {
  const m = useMessages(listMessages);
  const document = useDocument();
  const { dailyTemplate } = useProfileData().preferences;
  const [typed, setTyped] = useState('');
  const task = useTypedTask(typed);
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    const text = typed.trim();
    if (text === '' || isAdding) return;
    setAdding(true);
    try {
      const { line, when } = await task.lineOf(text);
      await document.whenRead(); // until then, the task would only be in memory
      const template = dailyTemplate as RecordKey | undefined;
      const takeBack = await appendToDay(document, { day: document.today(), line, template });
      setTyped((later) => (later.trim() === text ? '' : later));
      offerTakeBack({
        message: when === null ? m.taskAdded : m.taskAddedFor({ when }),
        takeBack,
        notUndone: m.taskNotRemoved,
      });
    } catch (error) {
      showToast({ message: m.taskNotAdded, tone: 'bad' });
      reportError(error);
    } finally {
      setAdding(false);
    }
  };
  return (
    <Form label={m.addTask} onSubmit={() => void add()}>
      <TextField
        label={m.addTask}
        isLabelHidden
        placeholder={m.addTaskExample}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="done"
        after={<IconButton type="submit" icon={<Plus />} label={m.add} isDisabled={typed.trim() === ''} />}
      />
      {typed.trim() !== '' && (
        <Suspense>
          <TypedTimeHint typed={typed} task={task} onChange={setTyped} />
        </Suspense>
      )}
    </Form>
  );
}
