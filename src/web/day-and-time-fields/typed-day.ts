import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';

/** Formats a day as it is typed in a locale: `28/11/2026`, `28.11.2026`, `11/28/2026`. */
export function printTypedDay(day: LocalDay, locale: string): string {
  return numericFormat(locale).format(Date.parse(day));
}

/**
 * Parses a day as people type it in a locale: in figures in the order of the locale, with or without the year and with
 * any separator, with the name of the month, or as `2026-11-28`. Without a year it is that of today.
 *
 * @returns null for anything else, such as a date that is not complete yet
 */
export function parseTypedDay(text: string, locale: string, today: LocalDay): LocalDay | null {
  const typed = text.trim();
  if (isLocalDay(typed)) return typed;
  const thisYear = today.slice(0, 4);
  const named = /^(?:(\d{1,2})\.?\s*)?(\p{L}{3,})\.?\s*(\d{1,2})?(?:,?\s*(\d{4}))?$/u.exec(typed);
  if (named !== null) {
    const [, before, name = '', after, year = thisYear] = named;
    return before !== undefined && after !== undefined
      ? null
      : dayOf({ year, month: monthNamed(name, locale), day: before ?? after });
  }
  const figures = /^(\d{1,4})[./\s-]+(\d{1,2})(?:[./\s-]+(\d{2}|\d{4}))?\.?$/.exec(typed);
  if (figures === null) return null;
  const [, first, second, third] = figures;
  const order = numericFormat(locale)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' ? type : []));
  const parts = { [order[0] ?? 'day']: first, [order[1] ?? 'month']: second };
  return dayOf({ year: third ?? thisYear, month: parts.month, day: parts.day });
}

type Typed = Readonly<Record<'year' | 'month' | 'day', string | undefined>>;

function dayOf({ year = '', month = '', day = '' }: Typed): LocalDay | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDay(text) ? text : null;
}

/** Returns the number of a month by its name or the beginning of it. */
function monthNamed(name: string, locale: string): string | undefined {
  const wanted = name.toLocaleLowerCase(locale);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const at = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))).findIndex((each) =>
    each.toLocaleLowerCase(locale).startsWith(wanted),
  );
  return at === -1 ? undefined : String(at + 1);
}

function numericFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
}
