export type { MatchedText, TextRole } from './search-text.ts';
export {
  type TrainingHit,
  type TrainingHits,
  type TrainingKind,
  type TrainingResult,
  TrainingRun,
} from './training-run.ts';
export { type TrainingNames, TrainingSearch } from './training-search.ts';
