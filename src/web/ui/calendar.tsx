import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import styles from './calendar.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

/** A mark on a day, with a shape and a label for screen readers. */
export interface DayMark {
  readonly shape: 'dot' | 'bar' | 'ring';
  /** The amount. The higher it is, the stronger the colour of the mark. */
  readonly level?: 1 | 2 | 3 | 4;
  readonly label: string;
}

export interface CalendarProps {
  readonly label: string;
  /** The labels of the arrows that change the month. */
  readonly labels: { readonly previous: string; readonly next: string };
  /** The selected day, `YYYY-MM-DD`. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The user's current day, which may start later than the calendar day. */
  readonly today: string;
  /** The first day of the week, where 0 is Sunday; by default that of the language. */
  readonly weekStart?: number | undefined;
  readonly marksOf: (day: string) => readonly DayMark[];
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * A month with one selected day, and the days of other months in its weeks. The arrow keys move by days and weeks,
 * Page Up and Page Down by months.
 */
export function Calendar({ label, labels, value, onChange, today, weekStart, marksOf }: CalendarProps) {
  const firstDayOfWeek = weekStart === undefined ? undefined : weekdays[weekStart];
  const [walked, setWalked] = useState({ from: value, to: value });
  const focused = walked.from === value ? walked.to : value; // follow a selection made outside the calendar
  return (
    <AriaCalendar
      aria-label={label}
      className={classNames(styles.calendar)}
      value={parseDate(value)}
      onChange={(date) => onChange(date.toString())}
      focusedValue={parseDate(focused)}
      onFocusChange={(date) => setWalked({ from: value, to: date.toString() })}
      {...(firstDayOfWeek !== undefined && { firstDayOfWeek })}
    >
      <header className={styles.head}>
        <IconButton slot="previous" icon={<ChevronLeft />} label={labels.previous} />
        <Heading className={classNames(styles.month)} />
        <IconButton slot="next" icon={<ChevronRight />} label={labels.next} />
      </header>
      <CalendarGrid className={classNames(styles.grid)} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={classNames(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const marks = marksOf(date.toString());
            return (
              <CalendarCell
                date={date}
                className={classNames(styles.day)}
                render={(props, { isOutsideMonth }) => (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the props include the role of a button
                  <div
                    {...props}
                    // disabled for the calendar, whose keys reach these days through their own month
                    {...(isOutsideMonth && { onClick: () => onChange(date.toString()) })}
                    data-today={date.toString() === today || undefined}
                    aria-label={[props['aria-label'], ...marks.map((mark) => mark.label)].join(', ')}
                  />
                )}
              >
                {({ formattedDate }) => (
                  <>
                    {formattedDate}
                    <span className={styles.marks} aria-hidden="true">
                      {marks.map(({ shape, level }) => (
                        <span key={shape} data-shape={shape} data-level={level} />
                      ))}
                    </span>
                  </>
                )}
              </CalendarCell>
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
