import { useState } from 'react';
import { type Instant, instantAt, minutesAt } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { nextTimeWhenDone, parseRecurrenceRule, printTypedTime, seriesOf } from '#domain/reminders/index.ts';
import { useMessages } from '../../language/index.ts';
import { type ReminderTime, useDueLabel, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerTakeBack, type TakeBack } from '../model/index.ts';
import { tickTask } from '../tasks/index.ts';
import { type DueItem, isDueItem, isReminder, type ReminderItem } from './due-items.ts';
import { dueMessages } from './messages/index.ts';
import { setTaskTime } from './set-task-time.ts';

export interface ReminderActions {
  /** Returns whether the user just completed an item, because the notes are reread only a moment later. */
  readonly isDone: (item: ReminderItem) => boolean;
  /** Completes an item. One that recurs is moved to its next time instead. */
  readonly complete: (item: ReminderItem, title: string) => void;
  /** Moves an item to another time, or gives a task its first one. */
  readonly moveTo: (item: ReminderItem, title: string, time: ReminderTime) => void;
}

/** Returns the actions on reminders and tasks of any note. Each shows what was done and can be undone. */
export function useReminderActions(): ReminderActions {
  const m = useMessages(dueMessages);
  const { now } = useDocument();
  const label = useDueLabel();
  const write = useWriting();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const mark = (key: string, isDone: boolean) =>
    setDone((before) => new Set(isDone ? [...before, key] : [...before].filter((each) => each !== key)));

  const complete = async (item: ReminderItem, title: string) => {
    const next = isDueItem(item) ? nextTime(item, now()) : null;
    mark(item.key, true);
    const takeBack = await (next === null ? write.complete(item) : write.move(item, next)).catch(() => null);
    if (takeBack === null) {
      mark(item.key, false);
      showToast({ message: m.changed, tone: 'bad' });
      return;
    }
    offer(next === null ? m.completed({ title }) : m.completedUntil({ title, when: label(next.at) }), async () => {
      mark(item.key, false);
      return takeBack();
    });
  };

  const moveTo = async (item: ReminderItem, title: string, time: ReminderTime) => {
    const moved = { ...time, at: write.instantOf(time) };
    const takeBack = await write.move(item, moved).catch(() => null);
    if (takeBack === null) showToast({ message: m.changed, tone: 'bad' });
    else {
      const message = isDueItem(item) ? m.moved : m.timeSet;
      offer(message({ title, when: label(moved.at) }), takeBack);
    }
  };

  const offer = (message: string, takeBack: TakeBack) => offerTakeBack({ message, takeBack, notUndone: m.notUndone });

  return {
    isDone: ({ key }) => done.has(key),
    complete: (item, title) => void complete(item, title),
    moveTo: (item, title, time) => void moveTo(item, title, time),
  };
}

interface Moved extends ReminderTime {
  readonly at: Instant;
}

/** Returns the time to which completing an item moves it; null if it does not recur. */
function nextTime(item: DueItem, now: Instant): Moved | null {
  const next = nextTimeWhenDone(item, now);
  return (
    next && { ...next, minutes: seriesOf(item)?.rule.minutes ?? minutesAt(next.at, item.zone), repeat: item.repeat }
  );
}

/** Returns functions that write to the note of an item. Each resolves to null if the item has changed meanwhile. */
function useWriting() {
  const document = useDocument();
  const context = useTimeContext();

  const changeReminder = async (
    { noteId, source }: DueItem,
    change: (reminder: Reminder) => Reminder | null,
  ): Promise<TakeBack | null> => {
    if (source.kind !== 'reminder') return null;
    const { reminderId } = source;
    let before: Reminder | undefined;
    document.changeRecord('notes', noteId, (draft) => {
      before = draft.reminders[reminderId];
      if (before === undefined) return;
      const after = change(before);
      if (after === null) delete draft.reminders[reminderId];
      else draft.reminders[reminderId] = after;
    });
    const earlier = before;
    if (earlier === undefined) return null;
    return async () =>
      document.changeRecord('notes', noteId, (draft) => {
        draft.reminders[reminderId] = earlier;
      }).ok;
  };

  return {
    instantOf: ({ day, minutes }: ReminderTime) => instantAt(day, minutes, context.zone),
    complete: (item: ReminderItem): Promise<TakeBack | null> =>
      isReminder(item) ? changeReminder(item, () => null) : tickTask(document, item.noteId, item.seen, true),
    move: (item: ReminderItem, time: Moved): Promise<TakeBack | null> => {
      if (isReminder(item)) return changeReminder(item, () => movedReminder(time, context.zone));
      const rule = time.repeat === null ? null : parseRecurrenceRule(time.repeat, time);
      const printed = rule?.ok ? { ...rule.value, minutes: time.minutes } : null;
      const words = printTypedTime(time, printed, context.words);
      const task = { noteId: item.noteId, seen: item.seen };
      return setTaskTime(document, task, words, { ...context, now: document.now() });
    },
  };
}

function movedReminder({ at, repeat }: Moved, zone: string): Reminder {
  return { at, zone, ...(repeat !== null && { repeat }) };
}

type Reminder = Note['reminders'][string];
