import {
  AlarmClock,
  Bell,
  CalendarArrowUp,
  CalendarClock,
  Clock,
  FileText,
  Moon,
  SquareArrowOutUpRight,
  Sunrise,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { minutesAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink, placeLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import {
  DueWords,
  type QuickTimeId,
  quickTimes,
  ReminderDialog,
  type ReminderTime,
  reminderMessages,
  useTimeContext,
  wallTimeOf,
} from '../../reminders/index.ts';
import { type RecordEntry, useDocument, useRecord } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlainList, Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Text } from '../../ui/text.tsx';
import { NoteName, noteTitle, useFirstLine } from '../model/index.ts';
import { isDueItem, isReminder, type ReminderItem } from './due-items.ts';
import { dueMessages } from './messages/index.ts';
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
  const [isChoosing, setChoosing] = useState(false);
  const { zone } = useTimeContext();
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
      <MoveMenu
        item={item}
        title={title}
        link={link}
        onMove={(time) => actions.moveTo(item, title, time)}
        onChoose={() => setChoosing(true)}
      />
      {isChoosing && (
        <ReminderDialog
          title={title}
          time={isDueItem(item) ? wallTimeOf(item, zone) : null}
          onSave={(time) => actions.moveTo(item, title, time)}
          onClose={() => setChoosing(false)}
        />
      )}
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

function linkOf(item: ReminderItem, list: NotesList): LinkTarget {
  const note = noteLink(item.noteId, list);
  if (!isDueItem(item)) return placeLink(note, markerAt(item.from));
  return item.source.kind === 'task' ? placeLink(note, markerAt(item.source.task.from)) : note;
}

function markerAt(from: number) {
  return { kind: 'span', from, to: from + '[ ]'.length } as const;
}

interface MoveMenuProps {
  readonly item: ReminderItem;
  readonly title: string;
  readonly link: LinkTarget;
  readonly onMove: (time: ReminderTime) => void;
  /** Asks for any time. */
  readonly onChoose: () => void;
}

const quickIcons: Readonly<Record<QuickTimeId, ReactNode>> = {
  inAnHour: <Clock />,
  tonight: <Moon />,
  tomorrow: <Sunrise />,
  nextWeek: <CalendarArrowUp />,
};

/** Offers later times for a reminder or a task. */
function MoveMenu({ item, title, link, onMove, onChoose }: MoveMenuProps) {
  const m = useMessages(dueMessages);
  const { quick } = useMessages(reminderMessages);
  const { now } = useDocument();
  const { zone, weekStart, defaultMinutes } = useTimeContext();
  const minutes = isDueItem(item) ? minutesAt(item.at, zone) : defaultMinutes;
  const repeat = isDueItem(item) ? item.repeat : null;
  // The time of day of a task that recurs is part of its words, so an hour later today would be an hour later always.
  const isTaskThatRecurs = isDueItem(item) && item.seen !== null && item.repeat !== null;
  const times = quickTimes({ now: now(), zone, weekStart, minutes }).filter(
    ({ id }) => !isTaskThatRecurs || id === 'tomorrow' || id === 'nextWeek',
  );
  const label = isDueItem(item) ? m.moveOptions({ title }) : m.setTimeOptions({ title });
  return (
    <Menu label={label} trigger={<IconButton icon={<AlarmClock />} label={label} />}>
      {times.map(({ id, ...time }) => (
        <MenuItem key={id} icon={quickIcons[id]} onAction={() => onMove({ ...time, repeat })}>
          {quick[id]}
        </MenuItem>
      ))}
      <MenuItem icon={<CalendarClock />} onAction={onChoose}>
        {m.chooseTime}
      </MenuItem>
      <MenuItem icon={<SquareArrowOutUpRight />} link={link}>
        {m.openNote}
      </MenuItem>
    </Menu>
  );
}
