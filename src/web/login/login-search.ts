import { useSearch } from '@tanstack/react-router';

const modes = ['create', 'forgotten'] as const;

/** What the address of the login page says. */
export interface LoginSearch {
  /** Absent: sign in. */
  readonly mode?: (typeof modes)[number] | undefined;
  /** Where to go on afterwards; anybody can write it, so `nextPath` reads it. */
  readonly next?: string | undefined;
  /** The code with which the way back from the other sign-in service ended. */
  readonly refused?: string | undefined;
}

export function parseLoginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  return {
    mode: modes.find((mode) => mode === search.mode),
    next: typeof search.next === 'string' ? search.next : undefined,
    refused: typeof search.refused === 'string' ? search.refused : undefined,
  };
}

/** With its type written out: the router's own is made from the routes, which are made from this page. */
export function useLoginSearch(): LoginSearch {
  return useSearch({ strict: false });
}
