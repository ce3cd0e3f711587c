export { type ImportAnswers, type ImportUnits, suggestedAnswers, unitsByAmount } from './answers.ts';
export { batchLeaves, type ImportCounts } from './batch-content.ts';
export { contentHash } from './content-hash.ts';
export {
  type ChosenExercises,
  chosenExercises,
  type ExerciseChoice,
  exercisesAsNew,
  type NewExerciseChoice,
  rememberedChoices,
} from './exercise-choices.ts';
export type { GivenBodyWeight } from './given-body-weights.ts';
export { ImportDrafts, recordingFiles, trackId } from './import-drafts.ts';
export {
  firstChoices,
  type ImportChoices,
  type ImportPlan,
  isChosen,
  type PlannedItem,
  planImport,
  usualChoices,
} from './import-plan.ts';
export type { EarlierBatch, KnownDocument, ReadRecord, ReadRecords } from './known-document.ts';
export type { ReadFile } from './link-targets.ts';
export type { PlannedEdit } from './new-records.ts';
export type { HiddenPlace } from './place-of-draft.ts';
export type { PlannedRecord } from './planned-record.ts';
export type { ImportParts } from './planner.ts';
export {
  type ItemCount,
  type ItemFilter,
  type ItemKind,
  type ListedDoubt,
  type ListedItem,
  listedItems,
  type PlanSummary,
  recordNames,
  summaryOf,
} from './preview.ts';
export { type ImportQuestion, questionsIn } from './questions.ts';
export type { RecordDraft } from './record-draft.ts';
export type { ScaledLoads } from './scaled-loads.ts';
export type { ShownChange } from './shown-changes.ts';
export { type StoredRecord, type Undo, undoOf } from './undo.ts';
export { sourceOf } from './verdict.ts';
