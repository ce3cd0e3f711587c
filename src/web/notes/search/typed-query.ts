/** State of the search field. The URL is updated with the typed text after a delay. */
export interface TypedQuery {
  readonly typed: string;
  /** The query last read from the URL. */
  readonly address: string;
  /** Typed queries that the URL does not have yet, oldest first. */
  readonly underway: readonly string[];
}

export function typedQuery(address: string): TypedQuery {
  return { typed: address, address, underway: [] };
}

/** Returns the query for the URL. For blank text it is empty. */
export function queryOfTyped(typed: string): string {
  return typed.trim() === '' ? '' : typed;
}

export function withTyped(state: TypedQuery, typed: string): TypedQuery {
  const query = queryOfTyped(typed);
  const isUnderway = query === (state.underway.at(-1) ?? state.address);
  return { ...state, typed, underway: isUnderway ? state.underway : [...state.underway, query] };
}

/**
 * Returns the state after the URL changed: a query that was typed here leaves the field alone, any other replaces its
 * text.
 */
export function withAddress(state: TypedQuery, address: string): TypedQuery {
  const arrived = state.underway.indexOf(address);
  return arrived === -1 ? typedQuery(address) : { ...state, address, underway: state.underway.slice(arrived + 1) };
}
