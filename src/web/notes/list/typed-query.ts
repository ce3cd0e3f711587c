/** What stands in the search field. The address follows it a moment later, key by key. */
export interface TypedQuery {
  readonly typed: string;
  /** The query that the address named last. */
  readonly address: string;
  /** What was typed and is on its way into the address, the oldest first. */
  readonly underway: readonly string[];
}

export function typedQuery(address: string): TypedQuery {
  return { typed: address, address, underway: [] };
}

/** What the address is to name: blanks ask for nothing. */
export function queryOfTyped(typed: string): string {
  return typed.trim() === '' ? '' : typed;
}

/** After a key in the field. */
export function withTyped(state: TypedQuery, typed: string): TypedQuery {
  const query = queryOfTyped(typed);
  const isUnderway = query === (state.underway.at(-1) ?? state.address);
  return { ...state, typed, underway: isUnderway ? state.underway : [...state.underway, query] };
}

/** After the address named another query: one that was typed leaves the field alone, any other stands in it. */
export function withAddress(state: TypedQuery, address: string): TypedQuery {
  const arrived = state.underway.indexOf(address);
  return arrived === -1 ? typedQuery(address) : { ...state, address, underway: state.underway.slice(arrived + 1) };
}
