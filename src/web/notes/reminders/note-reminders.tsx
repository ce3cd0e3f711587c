import { Bell, Repeat, X } from 'lucide-react';
import { useState } from 'react';
import { instantAt } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { reminderHere, validReminders } from '#domain/reminders/index.ts';
import { useMessages } from '../../language/index.ts';
import {
  ReminderDialog,
  type ReminderTime,
  useDueLabel,
  useRepeatLabel,
  useTimeContext,
  wallTimeOf,
} from '../../reminders/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { offerUndo } from '../../undo/index.ts';
import { dueMessages } from './messages/index.ts';
import styles from './reminders.module.css';

type Reminder = Note['reminders'][string];

export interface NoteRemindersProps {
  readonly note: RecordEntry<'notes'>;
  /** By which the dialog names the note. */
  readonly title: string;
  /** Whether the dialog for a new reminder is open. */
  readonly isAdding: boolean;
  readonly onAddingChange: (isAdding: boolean) => void;
}

/** Shows the reminders of a note, to change and to remove them. */
export function NoteReminders({ note, title, isAdding, onAddingChange }: NoteRemindersProps) {
  const m = useMessages(dueMessages);
  const [editedId, setEditedId] = useState<string | null>(null);
  const { change, remove } = useChanges(note.id);
  const { newId } = useDocument();
  const { zone } = useTimeContext();
  const valid = validReminders(note.value.reminders);
  const reminders = Object.entries(valid)
    .map(([id, reminder]) => [id, reminderHere(reminder, zone)] as const)
    .sort(([, a], [, b]) => a.at - b.at);
  const edited = reminders.find(([id]) => id === editedId)?.[1];
  return (
    <>
      {reminders.length > 0 && (
        <Row as="ul" gap={2} rowGap={0} wrap className={styles.ofNote} aria-label={m.remindersOfNote}>
          {reminders.map(([id, reminder]) => (
            <NoteReminder
              key={id}
              reminder={reminder}
              isReadOnly={note.inTrash}
              onEdit={() => setEditedId(id)}
              onRemove={() => remove(id)}
            />
          ))}
        </Row>
      )}
      {isAdding && (
        <ReminderDialog
          title={m.addReminderTo({ title })}
          time={null}
          onSave={(time) => change(newId(), time)}
          onClose={() => onAddingChange(false)}
        />
      )}
      {editedId !== null && edited !== undefined && (
        <ReminderDialog
          title={m.editReminderOf({ title })}
          time={wallTimeOf(edited, zone)}
          onSave={(time) => change(editedId, time)}
          onRemove={() => remove(editedId)}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  );
}

interface NoteReminderProps {
  readonly reminder: Reminder;
  readonly isReadOnly: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function NoteReminder({ reminder, isReadOnly, onEdit, onRemove }: NoteReminderProps) {
  const m = useMessages(dueMessages);
  const label = useDueLabel();
  const repeatLabel = useRepeatLabel();
  const repeat = repeatLabel({ ...reminder, repeat: reminder.repeat ?? null });
  const when = label(reminder.at);
  return (
    <Row as="li" align="center">
      <Button
        variant="quiet"
        icon={repeat === null ? <Bell /> : <Repeat />}
        className={styles.chipWords ?? ''}
        isDisabled={isReadOnly}
        onPress={onEdit}
      >
        {repeat === null ? when : m.timeAndRepeat({ time: when, repeat })}
      </Button>
      {!isReadOnly && (
        <IconButton icon={<X />} label={m.removeReminder({ when })} data-print="none" onPress={onRemove} />
      )}
    </Row>
  );
}

function useChanges(noteId: string) {
  const m = useMessages(dueMessages);
  const { changeRecord } = useDocument();
  const { zone } = useTimeContext();
  const put = (id: string, reminder: Reminder) =>
    changeRecord('notes', noteId, (draft) => {
      draft.reminders[id] = reminder;
    });
  return {
    change: (id: string, { day, minutes, repeat }: ReminderTime) =>
      void put(id, { at: instantAt(day, minutes, zone), zone, ...(repeat !== null && { repeat }) }),
    remove: (id: string) => {
      let before: Reminder | undefined;
      changeRecord('notes', noteId, (draft) => {
        before = draft.reminders[id];
        delete draft.reminders[id];
      });
      const removed = before;
      if (removed === undefined) return;
      offerUndo(m.reminderRemoved, () => void put(id, removed));
    },
  };
}
