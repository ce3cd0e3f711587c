import type { PastRecord, PastStates } from './past-states.ts';

/** What was loaded of records' history in this page: versions never change, and the list is there when offline. */
interface LoadedHistory {
  readonly states: Map<string, PastStates>;
  readonly versions: Map<string, PastRecord>;
}

const loaded = new WeakMap<object, LoadedHistory>();

/** @param document goes with its person, and with it what was loaded */
export function loadedHistory(document: object): LoadedHistory {
  const known = loaded.get(document) ?? { states: new Map(), versions: new Map() };
  loaded.set(document, known);
  return known;
}
