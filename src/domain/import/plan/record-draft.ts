import type { ActivityDraft, MeasurementDraft, NoteDraft, WholeRecordDraft, WorkoutDraft } from '../draft/index.ts';

/** An item of another app, which becomes a record. */
export type AppDraft = NoteDraft | WorkoutDraft | ActivityDraft | MeasurementDraft;

export type RecordDraft = AppDraft | WholeRecordDraft;
