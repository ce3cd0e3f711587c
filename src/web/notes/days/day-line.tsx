import { CornerDownLeft, ListTodo } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { type SetsOfLine, TypedLine } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import type { OutsideChange } from '../../line-signs/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { useToday } from '../../time/index.ts';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { offerTakeBack, type TakeBack } from '../model/index.ts';
import { type TypedTask, TypedTimeHint, useTypedTask } from '../reminders/index.ts';
import { appendToDay } from '../templates/index.ts';
import { daysMessages } from './messages/index.ts';
import { useDayNote } from './use-day-note.ts';

/** A line of a note may be a whole paragraph. */
const noteLineMaxLength = 100_000;

/** A field that adds a line or a task to today's note without opening it, and logs the sets that a line states. */
export function DayLineField() {
  const m = useMessages(daysMessages);
  const today = useToday();
  const { id } = useDayNote(today);
  const sets = useRef<SetsOfLine>(null);
  const [isTask, setTask] = useState(false);
  const { typed, setTyped, addLine } = useDayLine();
  const task = useTypedTask(typed);
  const add = (stated: SetsOfLine | null) => addLine(stated, isTask ? task : null);
  return (
    <Form label={m.addLine} onSubmit={() => add(sets.current)}>
      <TextField
        label={m.addLine}
        isLabelHidden
        placeholder={isTask ? m.addTaskExample : m.addLineExample}
        value={typed}
        maxLength={noteLineMaxLength}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="done"
        after={
          <>
            <IconButton icon={<ListTodo />} label={m.asTask} aria-pressed={isTask} onPress={() => setTask(!isTask)} />
            <IconButton type="submit" icon={<CornerDownLeft />} label={m.add} isDisabled={typed.trim() === ''} />
          </>
        }
      />
      {isTask && typed.trim() !== '' && (
        <Suspense>
          <TypedTimeHint typed={typed} task={task} onChange={setTyped} />
        </Suspense>
      )}
      {!isTask && /\d/.test(typed) && (
        <Suspense>
          <TypedLine ref={sets} note={recordKey('notes', id)} day={today} text={typed} onAddOnly={() => add(null)} />
        </Suspense>
      )}
    </Form>
  );
}

/** Returns a line or a task to add to today's note. What is typed is kept on this device until it is added. */
function useDayLine() {
  const m = useMessages(daysMessages);
  const document = useDocument();
  const { dailyTemplate } = useProfileData().preferences;
  const kept = usePersonsNames('line-for-today');
  const [[typed = ''], keep] = useLocalPreference(kept);
  const [isAdding, setAdding] = useState(false);
  const setTyped = (next: string) => keep(next === '' ? [] : [next]);
  const add = async (sets: SetsOfLine | null, task: TypedTask | null) => {
    if (typed.trim() === '' || isAdding) return;
    setAdding(true);
    await document.whenRead(); // until then, the line would only be in memory
    const line = (kept.value[0] ?? '').trim();
    setTyped('');
    const template = dailyTemplate as RecordKey | undefined;
    try {
      if (line === '') return;
      const asTask = await task?.lineOf(line);
      let written = asTask?.line ?? line;
      const lineIn = (text: string) => {
        written = sets?.lineIn(text) ?? written;
        return written;
      };
      const takeBack = await appendToDay(document, { day: document.today(), line: lineIn, template });
      const logged = sets?.log(written);
      const when = asTask?.when ?? null;
      const added = when === null ? m.lineAdded : m.taskAddedFor({ when });
      offerTakeBack({
        message: sets === null ? added : m.lineLogged({ count: sets.count }),
        takeBack: logged === undefined ? takeBack : async () => takeBackBoth(takeBack, logged),
        notUndone: m.lineNotRemoved,
      });
    } catch (error) {
      setTyped(line);
      task?.decline(task.declined);
      showToast({ message: m.lineNotAdded, tone: 'bad' });
      reportError(error);
    } finally {
      setAdding(false);
    }
  };
  return { typed, setTyped, addLine: (sets: SetsOfLine | null, task: TypedTask | null) => void add(sets, task) };
}

/** Takes back the line and its sets, or nothing if either was changed since. */
async function takeBackBoth(takeBack: TakeBack, logged: OutsideChange): Promise<boolean> {
  if (logged.canUndo?.() === false || !(await takeBack())) return false;
  logged.undo();
  return true;
}
