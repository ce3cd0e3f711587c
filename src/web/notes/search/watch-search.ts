import type { LiveQueryClient } from '../../live-query/index.ts';
import type { CountUpdate, NotesQuery, SearchAnswer, SearchRequest } from './notes-queries.ts';

/** Starts a search that {@link watchSearch} is about to take over. */
export function beginSearch(client: LiveQueryClient, request: SearchRequest): void {
  client.begin('notes', queryOf(request));
}

/**
 * Calls a listener with the result of a search, and again when more is counted or when notes change.
 *
 * @param failed called if the worker is no longer available
 * @returns a function that cancels the search
 */
export function watchSearch(
  client: LiveQueryClient,
  request: SearchRequest,
  listener: (answer: SearchAnswer) => void,
  failed: () => void,
): () => void {
  let answer: SearchAnswer | null = null;
  const hear = (heard: SearchAnswer | CountUpdate) => {
    answer = 'hits' in heard ? heard : answer && countedAnswer(answer, heard);
    if (answer !== null) listener(answer);
  };
  return client.watchStarted('notes', queryOf(request), hear, failed);
}

function queryOf(request: SearchRequest): NotesQuery {
  return { about: 'search', ...request };
}

/** Adds further hits to a result. The hits that it already has keep their identity. */
function countedAnswer({ hits }: SearchAnswer, { moreHits, ...counted }: CountUpdate): SearchAnswer {
  return { ...counted, isTotalWhole: true, hits: moreHits.length === 0 ? hits : [...hits, ...moreHits] };
}
