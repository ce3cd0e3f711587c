export type {
  ActivityDraft,
  DateOrder,
  DraftQuantity,
  DraftTime,
  FileDraft,
  FileLink,
  GearDraft,
  ImportItem,
  LapDraft,
  MeasurementDraft,
  MissingLink,
  NoteDraft,
  NoteLink,
  NoteTime,
  SetDraft,
  SkippedItem,
  TextPart,
  UnclearTime,
  WholeRecordDraft,
  WorkoutDraft,
  WorkoutExerciseDraft,
} from './draft.ts';
export { instantOf, isInCalendar } from './draft-time.ts';
export { isUnclear, timeInOrder } from './note-time.ts';
export { wellFormedItem } from './well-formed-item.ts';
