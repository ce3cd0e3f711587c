import { useLocale } from 'react-aria-components/I18nProvider';
import { type Instant, localDayAt } from '#domain/kernel/index.ts';
import { type RecurrenceRule, seriesOf } from '#domain/reminders/index.ts';
import { useLanguage, useMessages } from '../language/index.ts';
import { deviceZone, useTimeFormat, useToday } from '../time/index.ts';
import { reminderMessages } from './messages/index.ts';

export interface DueTime {
  readonly at: Instant;
  readonly zone: string;
  /** How it recurs, as the `repeat` of a reminder; null if it does not. */
  readonly repeat: string | null;
}

/** Returns a formatter for times at which something is due: `Tomorrow, 9:00`, on the clock of this device. */
export function useDueLabel(): (at: Instant) => string {
  const m = useMessages(reminderMessages);
  const dayAndTime = useDayAndTime();
  return (at) => m.dayAndTime(dayAndTime(at));
}

/** Does the same as {@link useDueLabel}, where the messages are not needed before the first time is shown. */
export function useDueLabelWhenLoaded(): (at: Instant) => Promise<string> {
  const language = useLanguage();
  const dayAndTime = useDayAndTime();
  return async (at) => (await reminderMessages.load(language)).dayAndTime(dayAndTime(at));
}

function useDayAndTime() {
  const { time, day } = useTimeFormat();
  const today = useToday();
  const zone = deviceZone();
  return (at: Instant) => ({ day: day(localDayAt(at, zone), today), time: time(at, zone) });
}

/** Returns a formatter for how something recurs: `Every week on Monday`; null if it does not recur. */
export function useRepeatLabel(): (due: DueTime) => string | null {
  const m = useMessages(reminderMessages);
  const { locale } = useLocale();
  const { list } = useTimeFormat();
  const ruleLabel = (rule: RecurrenceRule): string => {
    switch (rule.every) {
      case 'day':
        return m.everyDays({ count: rule.interval });
      case 'week':
        return m.everyWeeks({
          count: rule.interval,
          days: list(rule.weekdays.map((each) => weekdayName(each, locale))),
        });
      case 'month':
        return m.everyMonths({ count: rule.interval, day: String(rule.monthDay) });
      case 'year':
        return m.everyYears({ count: rule.interval, day: dayOfYear(rule, locale) });
    }
  };
  return (due) => {
    if (due.repeat === null) return null;
    const series = seriesOf(due);
    return series === null ? m.repeatUnknown : ruleLabel(series.rule);
  };
}

/** @param weekday 0 for Sunday */
function weekdayName(weekday: number, locale: string): string {
  const aSunday = Date.UTC(2023, 0, 1, 12);
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(aSunday + weekday * 86_400_000);
}

function dayOfYear({ month, monthDay }: { readonly month: number; readonly monthDay: number }, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, month - 1, monthDay, 12));
}
