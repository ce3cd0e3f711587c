import type { PastRecord, PastStates } from './past-states.ts';

/**
 * A cache of the history loaded in this page. Versions never change, and the list of versions stays available offline.
 */
interface LoadedHistory {
  readonly states: Map<string, PastStates>;
  readonly versions: Map<string, PastRecord>;
}

const loaded = new WeakMap<object, LoadedHistory>();

/** @param document the user's document; the cache is released together with it */
export function loadedHistory(document: object): LoadedHistory {
  const known = loaded.get(document) ?? { states: new Map(), versions: new Map() };
  loaded.set(document, known);
  return known;
}
