import { type Weekday, weekdayOf } from '../kernel/index.ts';
import { monthDayOf, monthOf } from './calendar-month.ts';
import { readCount, readDayOfYear, readMonthDay, recurringUnits } from './day-phrase.ts';
import { type RecurrenceRule, sortedWeekdays } from './recurrence-rule.ts';
import type { TextReader } from './text-reader.ts';
import type { RecurringUnit, TimeWordLists } from './time-words.ts';
import type { WallClockTime } from './wall-clock-time.ts';

/** A recurrence as it is written. What it does not say comes from its first day. */
export interface RulePhrase {
  readonly every: RecurringUnit;
  readonly interval: number;
  /** Empty if not stated. */
  readonly weekdays: readonly Weekday[];
  readonly month: number | null;
  readonly monthDay: number | null;
}

/** Reads `every 2 weeks`, `every monday and friday`, `every weekday`, `every month on the 31st`. */
export function readRule(reader: TextReader, words: TimeWordLists): RulePhrase | null {
  return reader.try(() => {
    if (!reader.takeWord(words.every) || !reader.takeSpace()) return null;
    return readWeekdays(reader, words) ?? readUnits(reader, words);
  });
}

/** Reads `daily` or `monthly`. */
export function readAdverb(reader: TextReader, words: TimeWordLists): RulePhrase | null {
  return reader.tryWhole(() => {
    const every = recurringUnits.find((each) => reader.takeWord(words.recurring[each]));
    return every === undefined ? null : { ...onlyUnit, every };
  });
}

/** Returns the rule of a reminder whose first time is known. */
export function completeRule(phrase: RulePhrase, { day, minutes }: WallClockTime): RecurrenceRule {
  const common = { interval: phrase.interval, minutes };
  const monthDay = phrase.monthDay ?? monthDayOf(day);
  switch (phrase.every) {
    case 'day':
      return { ...common, every: 'day' };
    case 'week':
      return { ...common, every: 'week', weekdays: sortedWeekdays(phrase.weekdays) ?? [weekdayOf(day)] };
    case 'month':
      return { ...common, every: 'month', monthDay };
    case 'year':
      return { ...common, every: 'year', month: phrase.month ?? monthOf(day), monthDay };
  }
}

/** Returns whether the phrase names its days, so that it does not begin on the day on which it is written. */
export function namesDays({ weekdays, monthDay }: RulePhrase): boolean {
  return weekdays.length > 0 || monthDay !== null;
}

const onlyUnit = { interval: 1, weekdays: [], month: null, monthDay: null } as const;

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];

function readWeekdays(reader: TextReader, words: TimeWordLists): RulePhrase | null {
  const weekdays =
    reader.tryWhole(() => (reader.takeWord(words.workday) ? workdays : null)) ?? weekdayList(reader, words);
  return weekdays && { ...onlyUnit, every: 'week', weekdays };
}

/** Reads `mon`, `mon, wed and fri`. */
function weekdayList(reader: TextReader, words: TimeWordLists): readonly Weekday[] | null {
  const first = reader.tryWhole(() => reader.takeWordOf(words.weekdays));
  if (first === null) return null;
  const weekdays = [first];
  const following = () => {
    const hasComma = reader.take(/\s*,\s*/y) !== null;
    if (!hasComma && !reader.takeSpace()) return null;
    const hasAnd = reader.takeWord(words.and) && reader.takeSpace();
    return hasComma || hasAnd ? reader.takeWordOf(words.weekdays) : null;
  };
  for (let next = reader.tryWhole(following); next !== null; next = reader.tryWhole(following)) weekdays.push(next);
  return weekdays as Weekday[];
}

function readUnits(reader: TextReader, words: TimeWordLists): RulePhrase | null {
  const units = reader.tryWhole(() => {
    const interval = reader.matches(/\d/y) ? readCount(reader, words) : 1;
    reader.takeSpace();
    const every = recurringUnits.find((each) => reader.takeWord(words.units[each]));
    return interval === null || every === undefined ? null : { ...onlyUnit, every, interval };
  });
  return units && (reader.tryWhole(() => readDaysOf(units, reader, words)) ?? units);
}

/** Reads the days that a rule names: `on monday`, `on the 31st`, `on 29 Feb`. */
function readDaysOf(rule: RulePhrase, reader: TextReader, words: TimeWordLists): RulePhrase | null {
  if (!reader.takeSpace() || !reader.takeWord(words.on) || !reader.takeSpace()) return null;
  if (reader.takeWord(words.the)) reader.takeSpace();
  if (rule.every === 'week') {
    const weekdays = weekdayList(reader, words);
    return weekdays && { ...rule, weekdays };
  }
  if (rule.every === 'month') {
    const monthDay = readMonthDay(reader, words);
    return monthDay === null ? null : { ...rule, monthDay };
  }
  const date = rule.every === 'year' ? readDayOfYear(reader, words) : null;
  return date && { ...rule, month: date.month, monthDay: date.monthDay };
}
