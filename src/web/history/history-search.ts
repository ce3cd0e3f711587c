import { oneOf, text, type UnknownSearch } from '../routing/index.ts';

/** The search values of a record's page that shows the record's history instead. */
export interface HistorySearch {
  readonly view?: 'history' | undefined;
  readonly version?: string | undefined;
}

export function historySearch({ view, version }: UnknownSearch): HistorySearch {
  // the router parses an id such as 12-0 as a string, not as a number
  return { view: oneOf(['history'], view), version: text(version) };
}
