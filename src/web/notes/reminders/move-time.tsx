import { AlarmClock, CalendarArrowUp, CalendarClock, Clock, Moon, SquareArrowOutUpRight, Sunrise } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { minutesAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import {
  type QuickTimeId,
  quickTimes,
  ReminderDialog,
  type ReminderTime,
  reminderMessages,
  useTimeContext,
  wallTimeOf,
} from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { isDueItem, type ReminderItem } from './due-items.ts';
import { dueMessages } from './messages/index.ts';
import type { ReminderActions } from './use-reminder-actions.ts';

export interface MoveTimeProps {
  readonly item: ReminderItem;
  readonly title: string;
  /** Where the item is in its note. */
  readonly link: LinkTarget;
  readonly actions: Pick<ReminderActions, 'moveTo'>;
}

/** A button with later times for a reminder or a task, and a dialog for any time. */
export function MoveTime({ item, title, link, actions }: MoveTimeProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { zone } = useTimeContext();
  const moveTo = (time: ReminderTime) => actions.moveTo(item, title, time);
  return (
    <>
      <MoveMenu item={item} title={title} link={link} onMove={moveTo} onChoose={() => setChoosing(true)} />
      {isChoosing && (
        <ReminderDialog
          title={title}
          time={isDueItem(item) ? wallTimeOf(item, zone) : null}
          onSave={moveTo}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

interface MoveMenuProps extends Omit<MoveTimeProps, 'actions'> {
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
