export { BeginningName } from './beginning-name.tsx';
export { NotesFinderProvider } from './finder-provider.tsx';
export { Marked } from './marked.tsx';
export type { Knowledge } from './messages-from-worker.ts';
export { SearchField } from './search-field.tsx';
export { SearchResults } from './search-results.tsx';
export { useBeginning } from './use-beginning.ts';
export { useKnowledge } from './use-knowledge.ts';
export { isAnswered, type Search, type SearchState, useBeginSearch, useSearch } from './use-search.ts';
