import { AlarmClock, CalendarArrowUp, CalendarClock, Clock, SquareArrowOutUpRight, Sunrise } from 'lucide-react';
import { addDays, localDayAt, minutesAt, startOfWeek } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type ReminderTime, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { isDueItem, type ReminderItem } from './due-items.ts';
import { dueMessages } from './messages/index.ts';

export interface MoveMenuProps {
  readonly item: ReminderItem;
  readonly title: string;
  readonly link: LinkTarget;
  readonly onMove: (time: ReminderTime) => void;
  /** Asks for any time. */
  readonly onChoose: () => void;
}

/** Offers later times for a reminder or a task. */
export function MoveMenu({ item, title, link, onMove, onChoose }: MoveMenuProps) {
  const m = useMessages(dueMessages);
  const { now } = useDocument();
  const { zone, weekStart, defaultMinutes } = useTimeContext();
  const minutes = isDueItem(item) ? minutesAt(item.at, zone) : defaultMinutes;
  const repeat = isDueItem(item) ? item.repeat : null;
  const today = () => localDayAt(now(), zone);
  // The time of day of a task that recurs is part of its words, so an hour later today would be an hour later always.
  const isTaskThatRecurs = isDueItem(item) && item.seen !== null && item.repeat !== null;
  const inAnHour = () => {
    const at = now() + 3_600_000;
    onMove({ day: localDayAt(at, zone), minutes: minutesAt(at, zone), repeat });
  };
  const label = isDueItem(item) ? m.moveOptions({ title }) : m.setTimeOptions({ title });
  return (
    <Menu label={label} trigger={<IconButton icon={<AlarmClock />} label={label} />}>
      {!isTaskThatRecurs && (
        <MenuItem icon={<Clock />} onAction={inAnHour}>
          {m.inAnHour}
        </MenuItem>
      )}
      <MenuItem icon={<Sunrise />} onAction={() => onMove({ day: addDays(today(), 1), minutes, repeat })}>
        {m.tomorrow}
      </MenuItem>
      <MenuItem
        icon={<CalendarArrowUp />}
        onAction={() => onMove({ day: addDays(startOfWeek(today(), weekStart), 7), minutes, repeat })}
      >
        {m.nextWeek}
      </MenuItem>
      <MenuItem icon={<CalendarClock />} onAction={onChoose}>
        {m.chooseTime}
      </MenuItem>
      <MenuItem icon={<SquareArrowOutUpRight />} link={link}>
        {m.openNote}
      </MenuItem>
    </Menu>
  );
}
