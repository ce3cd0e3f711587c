import type { DayCounts } from '#domain/journal/index.ts';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import { useToday, useWeekStart } from '../time/index.ts';
import { Calendar, type DayMark } from '../ui/calendar.tsx';
import { SecondaryText } from '../ui/text.tsx';
import { dayIndexMessages } from './messages/index.ts';
import type { DaysKnown } from './use-day-index.ts';

export interface DayCalendarProps {
  /** Null while the records are being read, so that no day is marked yet. */
  readonly days: DaysKnown | null;
  readonly value: LocalDay;
  readonly onChange: (day: LocalDay) => void;
}

/** A month whose days are marked with what they hold: notes, workouts and activities. */
export function DayCalendar({ days, value, onChange }: DayCalendarProps) {
  const m = useMessages(dayIndexMessages);
  const today = useToday();
  const weekStart = useWeekStart();
  const marksOf = (day: string): readonly DayMark[] => {
    const counts = isLocalDay(day) ? days?.index.daysWith(day, day).get(day) : undefined;
    return counts === undefined ? [] : [...noteMarks(counts), ...trainingMarks(counts)];
  };
  return (
    <>
      <Calendar
        label={m.calendar}
        labels={{ previous: m.previousMonth, next: m.nextMonth }}
        value={value}
        onChange={(chosen) => isLocalDay(chosen) && onChange(chosen)}
        today={today}
        weekStart={weekStart}
        marksOf={marksOf}
      />
      <SecondaryText>{m.legend}</SecondaryText>
    </>
  );

  function noteMarks({ hasNote, otherNotes }: DayCounts): readonly DayMark[] {
    const label = [hasNote ? m.hasNote : '', otherNotes > 0 ? m.otherNotes({ count: otherNotes }) : '']
      .filter((part) => part !== '')
      .join(', ');
    return label === '' ? [] : [{ shape: 'dot', label }];
  }

  function trainingMarks({ workouts, activities }: DayCounts): readonly DayMark[] {
    return [
      ...(workouts > 0 ? [{ shape: 'bar', label: m.workouts({ count: workouts }) } as const] : []),
      ...(activities > 0 ? [{ shape: 'ring', label: m.activities({ count: activities }) } as const] : []),
    ];
  }
}
