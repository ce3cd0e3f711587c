import { useSearch } from '@tanstack/react-router';

export interface HistoryRoute {
  readonly isOpen: boolean;
  /** The version that is chosen. */
  readonly version: string | null;
}

/** What of a record's history the address names. */
export function useHistoryRoute(): HistoryRoute {
  const search: { readonly view?: unknown; readonly version?: unknown } = useSearch({ strict: false });
  return {
    isOpen: search.view === 'history',
    version: typeof search.version === 'string' ? search.version : null,
  };
}

/**
 * The address of a record's history, or of a version.
 *
 * @param recordHref the record's own address; what it says of the list beside it stays
 */
export function historyHref(recordHref: string, version?: string, more: Readonly<Record<string, string>> = {}): string {
  // an id such as 12-0 reads as text, not as a number
  const search = new URLSearchParams({ view: 'history', ...(version !== undefined && { version }), ...more });
  return `${recordHref}${recordHref.includes('?') ? '&' : '?'}${search}`;
}
