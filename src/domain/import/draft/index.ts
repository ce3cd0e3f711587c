export type {
  ActivityDraft,
  DraftQuantity,
  DraftTime,
  FileDraft,
  FileLink,
  ImportItem,
  MeasurementDraft,
  MissingLink,
  NoteDraft,
  NoteLink,
  SetDraft,
  SkippedItem,
  TextPart,
  WholeRecordDraft,
  WorkoutDraft,
  WorkoutExerciseDraft,
} from './draft.ts';
export { instantOf, isInCalendar } from './draft-time.ts';
export { wellFormedItem } from './well-formed-item.ts';
