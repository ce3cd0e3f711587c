import { useSearch } from '@tanstack/react-router';

const modes = ['create', 'forgotten'] as const;

export interface LoginSearch {
  /** The form to show; sign-in if absent. */
  readonly mode?: (typeof modes)[number] | undefined;
  /** The path to open after sign-in. It is untrusted, so only `nextPath` reads it. */
  readonly next?: string | undefined;
  /** The error code in the redirect back from another sign-in service. */
  readonly refused?: string | undefined;
}

export function parseLoginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  return {
    mode: modes.find((mode) => mode === search.mode),
    next: typeof search.next === 'string' ? search.next : undefined,
    refused: typeof search.refused === 'string' ? search.refused : undefined,
  };
}

/** The return type is explicit because the router's type is derived from the routes, which depend on this page. */
export function useLoginSearch(): LoginSearch {
  return useSearch({ strict: false });
}
