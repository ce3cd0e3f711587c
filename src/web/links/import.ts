export const importLink = { to: '/dashboard/profile/import' } as const;

/** The report of an import. */
export function importReportLink(batch: string) {
  return { to: '/dashboard/profile/imports/$batch', params: { batch } } as const;
}
