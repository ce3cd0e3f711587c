import type { ImportSearch } from './import-search.ts';

export const importLink = { to: '/dashboard/profile/import' } as const;
/** The import, opened from the activities. */
export const importActivitiesLink = { ...importLink, search: { from: 'activities' } } as const;

/** The report of an import. */
export function importReportLink(batch: string, search: ImportSearch = {}) {
  return { to: '/dashboard/profile/imports/$batch', params: { batch }, search } as const;
}
