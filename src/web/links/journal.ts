import type { LocalDay } from '#domain/kernel/index.ts';

/** The journal lists all days; it opens at a day if one is given. */
export function journalLink(day?: LocalDay) {
  return { to: '/dashboard/journal', search: { day } } as const;
}
