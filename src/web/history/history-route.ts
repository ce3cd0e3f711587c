import { useSearch } from '@tanstack/react-router';

export interface HistoryRoute {
  readonly isOpen: boolean;
  readonly version: string | null;
}

export function useHistoryRoute(): HistoryRoute {
  const search: { readonly view?: unknown; readonly version?: unknown } = useSearch({ strict: false });
  return {
    isOpen: search.view === 'history',
    version: typeof search.version === 'string' ? search.version : null,
  };
}

/**
 * Returns the URL of a record's history, or of one version.
 *
 * @param recordHref the record's own URL; its parameters, which describe the list beside the record, are preserved
 */
export function historyHref(recordHref: string, version?: string, more: Readonly<Record<string, string>> = {}): string {
  // the router parses an id such as 12-0 as a string, not as a number
  const search = new URLSearchParams({ view: 'history', ...(version !== undefined && { version }), ...more });
  return `${recordHref}${recordHref.includes('?') ? '&' : '?'}${search}`;
}
