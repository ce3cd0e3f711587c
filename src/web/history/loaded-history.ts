import { onceForAll } from '../replica/index.ts';
import type { PastRecord, PastStates } from './past-states.ts';

/**
 * A cache of the history loaded in this page. Versions never change, and the list of versions stays available offline.
 */
interface LoadedHistory {
  readonly states: Map<string, PastStates>;
  readonly versions: Map<string, PastRecord>;
}

/** Returns the cache of the user's document, which is released together with it. */
export const loadedHistory = onceForAll(
  (_document: object): LoadedHistory => ({ states: new Map(), versions: new Map() }),
);
