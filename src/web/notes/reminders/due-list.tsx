import { Bell, FileText } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { DueWords } from '../../reminders/index.ts';
import { type RecordEntry, useRecord } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PlainList, Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { NoteName, noteTitle, useFirstLine } from '../model/index.ts';
import { isDueItem, isReminder, type ReminderItem } from './due-items.ts';
import { linkOf } from './link-of.ts';
import { dueMessages } from './messages/index.ts';
import { MoveTime } from './move-time.tsx';
import styles from './reminders.module.css';
import { type ReminderActions, useReminderActions } from './use-reminder-actions.ts';

export interface DueListProps {
  readonly label: string;
  readonly items: readonly ReminderItem[];
  /** The list beside which notes open. */
  readonly list?: NotesList;
}

/** Lists reminders and tasks. Each can be completed, moved to another time, or opened in its note. */
export function DueList({ label, items, list = 'all' }: DueListProps) {
  const actions = useReminderActions();
  return (
    <PlainList aria-label={label}>
      {items.map((item) => (
        <DueRow key={item.key} item={item} list={list} actions={actions} />
      ))}
    </PlainList>
  );
}

interface DueRowProps {
  readonly item: ReminderItem;
  readonly list: NotesList;
  readonly actions: ReminderActions;
}

function DueRow(props: DueRowProps) {
  const m = useMessages(dueMessages);
  const { wholeDay } = useTimeFormat();
  const { item } = props;
  const { entry } = useRecord('notes', item.noteId);
  if (entry === null) return null;
  const row = { ...props, note: entry };
  const title = item.title.trim();
  if (title !== '') return <NamedRow {...row} title={title} />;
  if (!isReminder(item)) return <NamedRow {...row} title={noteTitle(entry.value, wholeDay, null) ?? m.emptyTask} />;
  // the day alone would read like the day on which it is due
  const { day } = entry.value;
  return day === undefined ? (
    <RowByFirstLine {...row} />
  ) : (
    <NamedRow {...row} title={m.dailyNote({ day: wholeDay(day) })} />
  );
}

interface NamedRowProps extends DueRowProps {
  readonly note: RecordEntry<'notes'>;
  readonly title: string;
}

/** A reminder of a note without a title, whose body is read for its name. */
function RowByFirstLine(props: Omit<NamedRowProps, 'title'>) {
  const m = useMessages(dueMessages);
  return <NamedRow {...props} title={useFirstLine(props.note.id) ?? m.untitled} />;
}

function NamedRow({ item, list, actions, note, title }: NamedRowProps) {
  const isDone = actions.isDone(item);
  const link = linkOf(item, list);
  return (
    <Row as="li" align="start" className={styles.row} data-done={isDone || undefined}>
      <Checkbox isLabelHidden isSelected={isDone} isDisabled={isDone} onChange={() => actions.complete(item, title)}>
        {title}
      </Checkbox>
      <Link variant="plain" className={styles.words ?? ''} {...link}>
        <Text as="span" lines={2} personal>
          {title}
        </Text>
        <Row as="span" gap={3} rowGap={0} wrap>
          {isDueItem(item) && (
            <DueWords due={item} icon={isReminder(item) && <Bell size="0.875rem" aria-hidden="true" />} />
          )}
          {!isReminder(item) && <NoteOfTask note={note} />}
        </Row>
      </Link>
      <MoveTime item={item} title={title} link={link} actions={actions} />
    </Row>
  );
}

/** Says which note a task is in. A day that names its note would read like the day on which the task is due. */
function NoteOfTask({ note }: Pick<NamedRowProps, 'note'>) {
  const { day, title } = note.value;
  if (day !== undefined && !title?.trim()) return null;
  return (
    <Row as="span" gap={1} align="center" size={2} tone="muted">
      <FileText size="0.875rem" aria-hidden="true" />
      <Text as="span" lines={1} personal>
        <NoteName note={note} />
      </Text>
    </Row>
  );
}
