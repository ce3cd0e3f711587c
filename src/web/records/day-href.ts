import type { LocalDay } from '#domain/kernel/index.ts';

/** Returns the URL of a day, which shows its note and its training. */
export function dayHref(day: LocalDay): string {
  return `/dashboard/notes/day/${day}`;
}

/** Returns the URL of the journal, which lists all days; it opens at a day if one is given. */
export function journalHref(day?: LocalDay): string {
  return day === undefined ? '/dashboard/journal' : `/dashboard/journal?day=${day}`;
}
