import type { Instant, LeafChange, RecordKey } from '../../kernel/index.ts';
import type { GearDraft, NoteDraft } from '../draft/index.ts';
import type { LikeTraining } from './like-training.ts';
import type { MeasurementContext } from './measurement-content.ts';
import type { NoteContext } from './note-content.ts';
import type { RecordDraft } from './record-draft.ts';
import type { RestoredKeys } from './restored-keys.ts';
import type { ComparedDocument, Verdict } from './verdict.ts';
import type { TrainingContext } from './workout-content.ts';

/** A record that an import would create, update or leave alone. */
export interface PlannedRecord {
  readonly draft: RecordDraft;
  readonly key: RecordKey;
  /** `joins`: adds a recording to an activity that has none. */
  readonly verdict: Verdict | 'looks-alike' | 'joins';
  /** The record of the user that looks like a new item. */
  readonly looksLike: RecordKey | null;
  /** All leaves to write if the user wants it, with the record's source. */
  readonly leaves: readonly LeafChange[];
  /** The text of the body to write; null for a record type without one. */
  readonly text: string | null;
  /** The hash of the record's content now; null if there is none. */
  readonly before: string | null;
}

export interface PlanContext {
  readonly app: string;
  /** The id of the batch. */
  readonly batch: string;
  readonly now: Instant;
  readonly document: ComparedDocument;
  readonly notes: NoteContext;
  readonly training: TrainingContext;
  readonly measurements: MeasurementContext;
  /** Returns the id of the record of a piece of gear. */
  readonly gearOf: (gear: GearDraft) => string;
  /** Whether a note becomes the note of its day, and not another note beside it. */
  readonly isDailyNote: (draft: NoteDraft) => boolean;
  /** The keys of whole records that were deleted permanently. */
  readonly restored: RestoredKeys;
  /** The ids of attachments whose content is lost here and among the files of the import. */
  readonly restoredContents: ReadonlySet<string>;
  /** Finds a note of the user with this title and text, from elsewhere. */
  readonly noteLike: (title: string, text: string) => RecordKey | null;
  readonly like: LikeTraining;
}
