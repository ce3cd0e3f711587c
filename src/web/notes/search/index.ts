export { AlsoFoundSlot } from './also-found-slot.ts';
export { BeginningName } from './beginning-name.tsx';
export { rowsOfNotes } from './found-notes.ts';
export { Marked } from './marked.tsx';
export { findingMessages } from './messages/index.ts';
export { NotesIndexProvider } from './notes-index-provider.tsx';
export { NotesLoading } from './notes-loading.tsx';
export type { Matching, NotesQuery, QueryResults as Knowledge, RequestedQuery } from './notes-queries.ts';
export { QueryExplanation } from './query-explanation.tsx';
export { ResultRow } from './result-row.tsx';
export { SaveSearch } from './save-search.tsx';
export { SearchField } from './search-field.tsx';
export { SearchResults } from './search-results.tsx';
export { useBeginning } from './use-beginning.ts';
export { type FoundRow, useFoundRows } from './use-found-rows.ts';
export { useAskForSources, useLiveQuery } from './use-live-query.ts';
export { useMatching } from './use-matching.ts';
export { useQueryContext } from './use-query-context.ts';
export { useQueryWords } from './use-query-words.ts';
export { useReadingLabel } from './use-reading-label.ts';
export { useRequestedQuery } from './use-requested-query.ts';
export {
  firstShown,
  isAnswered,
  isWhole as isWholeAnswer,
  type Search,
  type SearchState,
  useBeginSearch,
  useSearch,
} from './use-search.ts';
export { useShowMore } from './use-show-more.ts';
export { useTypedQuery } from './use-typed-query.ts';
