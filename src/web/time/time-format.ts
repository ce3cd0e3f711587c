import { addDays, daysBetween, type Instant, type LocalDay } from '#domain/kernel/index.ts';

export interface TimeFormat {
  /** Formats an instant as a clock in the time zone shows it: `14:05`. */
  readonly time: (at: Instant, zone: string) => string;
  /** Formats a day relative to today: `Today`, `Yesterday`, `Monday`, `3 March`, `3 March 2024`. */
  readonly day: (day: LocalDay, today: LocalDay) => string;
  /** Formats a day relative to today within a sentence: `today`, `yesterday`, `Monday`, `3 March`. */
  readonly dayInSentence: (day: LocalDay, today: LocalDay) => string;
  /** Formats a day in full: `Saturday, 21 November 2026`. */
  readonly wholeDay: (day: LocalDay) => string;
  /** Formats a day whose year is known, with its weekday: `Saturday, 21 November`. */
  readonly namedDay: (day: LocalDay) => string;
  /** Formats a day where space is short: `Sat, 21 Nov`, `Fri, 21 Nov 2025`. */
  readonly shortDay: (day: LocalDay, today: LocalDay) => string;
  /** Formats a duration: `1 hr 5 min`, `1 hr`; `0 min` if it is shorter than a minute. */
  readonly duration: (milliseconds: number) => string;
  /** Formats a share from 0 to 1 as a percentage. */
  readonly percent: (share: number) => string;
  readonly count: (count: number) => string;
  /** Formats names as part of a sentence. Some languages have a word before the last one: `Montag, Mittwoch und Freitag`. */
  readonly list: (words: readonly string[]) => string;
  /** Formats figures, with commas only: `105 kg × 5, 100 kg × 5`. */
  readonly figures: (figures: readonly string[]) => string;
}

/** Returns formatters for times and days in a language. */
export function timeFormat(locale: string, hourCycle: 'h12' | 'h23' | undefined): TimeFormat {
  const calendar = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const weekday = calendar({ weekday: 'long' });
  const thisYear = calendar({ day: 'numeric', month: 'long' });
  const otherYear = calendar({ day: 'numeric', month: 'long', year: 'numeric' });
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const enumeration = new Intl.ListFormat(locale, { type: 'unit' });
  const whole = calendar({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const named = calendar({ weekday: 'long', day: 'numeric', month: 'long' });
  const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const shortThisYear = calendar(short);
  const shortOtherYear = calendar({ ...short, year: 'numeric' });
  const nearbyDay = (day: LocalDay, today: LocalDay) => {
    const days = daysBetween(today, day);
    return days === 0 || days === -1 || days === 1 ? relative.format(days, 'day') : null;
  };
  const fartherDay = (day: LocalDay, today: LocalDay) => {
    if (day < today && day > addDays(today, -7)) return weekday.format(utcNoon(day));
    return (isSameYear(day, today) ? thisYear : otherYear).format(utcNoon(day));
  };
  return {
    time: (at, zone) => clockIn(locale, hourCycle, zone).format(at),
    day: (day, today) => {
      const nearby = nearbyDay(day, today);
      return nearby === null ? fartherDay(day, today) : capitalised(nearby, locale);
    },
    dayInSentence: (day, today) => nearbyDay(day, today) ?? fartherDay(day, today),
    wholeDay: (day) => whole.format(utcNoon(day)),
    namedDay: (day) => named.format(utcNoon(day)),
    shortDay: (day, today) => (isSameYear(day, today) ? shortThisYear : shortOtherYear).format(utcNoon(day)),
    duration: durationsIn(locale),
    percent: (part) => share.format(part),
    count: (count) => number.format(count),
    list: (words) => enumeration.format(words),
    figures: (figures) => figures.join(', '),
  };
}

function isSameYear(a: LocalDay, b: LocalDay): boolean {
  return a.slice(0, 4) === b.slice(0, 4);
}

// Cached, since creating a formatter costs far more than using it.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(locale: string, hourCycle: 'h12' | 'h23' | undefined, zone: string): Intl.DateTimeFormat {
  const key = `${locale} ${hourCycle} ${zone}`;
  const known = clocks.get(key);
  if (known !== undefined) return known;
  const clock = newClock(locale, hourCycle, zone);
  clocks.set(key, clock);
  return clock;
}

/**
 * Creates a formatter for times. A time zone from a device with newer zone data may be unknown here; times are then
 * formatted in the local zone.
 */
function newClock(locale: string, hourCycle: 'h12' | 'h23' | undefined, zone: string): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    ...(hourCycle !== undefined && { hourCycle }),
  };
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

function durationsIn(locale: string): (milliseconds: number) => string {
  const [hour, minute] = [timeUnit(locale, 'hour'), timeUnit(locale, 'minute')];
  const both = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  return (milliseconds) => {
    const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
    const hours = Math.floor(minutes / 60);
    if (hours === 0) return minute.format(minutes);
    return minutes % 60 === 0 ? hour.format(hours) : both.format([hour.format(hours), minute.format(minutes % 60)]);
  };
}

/** Returns a formatter for a part of a duration: `28 min`. In all regions of English, short units have no plural. */
export function timeUnit(locale: string, unit: 'hour' | 'minute' | 'second'): Intl.NumberFormat {
  return new Intl.NumberFormat(locale.startsWith('en-') ? 'en' : locale, { style: 'unit', unit, unitDisplay: 'short' });
}

function capitalised(words: string, locale: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase(locale) + words.slice(first.length);
}

/** Returns noon of a day in UTC, which formatters for days in UTC take. */
export function utcNoon(day: LocalDay): number {
  return Date.parse(`${day}T12:00:00Z`);
}
