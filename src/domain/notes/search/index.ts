export { type Explanation, explainQuery } from './explain-query.ts';
export { type FoldedText, foldText, type TextRange, unfoldRange } from './folded-text.ts';
export type { NoteHead } from './note-head.ts';
export { NoteSearch } from './note-search.ts';
export { parseQuery } from './parse-query.ts';
export type { Condition, Content, Operator, PartKind, Query, QueryPart, QueryProblem, State } from './query.ts';
export type { QueryPlace } from './query-days.ts';
export { type SearchHit, type SearchResult, SearchRun } from './search-run.ts';
export type { Snippet } from './snippets.ts';
