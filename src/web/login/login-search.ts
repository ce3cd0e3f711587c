import { useSearch } from '@tanstack/react-router';

const modes = ['create', 'forgotten'] as const;

export interface LoginSearch {
  /** Absent: sign in. */
  readonly mode?: (typeof modes)[number] | undefined;
  /** The path to open afterwards. It is untrusted, so it is read by `nextPath`. */
  readonly next?: string | undefined;
  /** The error code of the redirect back from the other sign-in service. */
  readonly refused?: string | undefined;
}

export function parseLoginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  return {
    mode: modes.find((mode) => mode === search.mode),
    next: typeof search.next === 'string' ? search.next : undefined,
    refused: typeof search.refused === 'string' ? search.refused : undefined,
  };
}

/** The type is explicit: the router's type is derived from the routes, which depend on this page. */
export function useLoginSearch(): LoginSearch {
  return useSearch({ strict: false });
}
