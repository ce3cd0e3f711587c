export { followTagRenames } from './follow-tag-renames.ts';
export type { NoteHead } from './note-head.ts';
export { NoteSearch } from './note-search.ts';
export { factsOf } from './read-facts.ts';
export { type SearchHit, type SearchResult, SearchRun } from './search-run.ts';
export type { Snippet } from './snippets.ts';
