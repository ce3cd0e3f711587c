import type { Sport, TrackFigures } from '../../exercise/index.ts';
import type { Instant, LocalDay, RecordKey, Unit } from '../../kernel/index.ts';
import type { FileMarks } from '../../notes/index.ts';
import type { ImportErrorCode, ImportFile } from '../files/index.ts';

/** What a source reads from the chosen files: drafts of records, and what it could not read. */
export type ImportItem =
  | NoteDraft
  | FileDraft
  | WorkoutDraft
  | ActivityDraft
  | MeasurementDraft
  | WholeRecordDraft
  | SkippedItem;

interface DraftOrigin {
  /**
   * Identifies the item in its app: the same in every export that contains it, so that a second import recognises it. It
   * must not depend on anything that the user edits there, unless the app exports nothing else.
   */
  readonly sourceId: string;
  /**
   * Identifies the recording of a device that it is from: the same in every app that passes the recording on, so that two
   * exports with it become one record.
   */
  readonly recordingId?: string;
  /** The file, and the row or item in it, as the user would look for it: `Journal.json, entry 12`. */
  readonly origin: string;
}

/**
 * A time of the source: an instant, or a wall-clock time without a zone, `YYYY-MM-DDTHH:MM:SS`. The user is asked once in
 * which zone the latter were.
 */
export type DraftTime = Instant | { readonly wall: string };

/** A date in numbers with two readings, such as `05/06/2021`. Other dates of the import decide, or the user. */
export interface UnclearTime {
  readonly dayFirst: DraftTime;
  readonly monthFirst: DraftTime;
  readonly written: string;
}

export type DateOrder = 'day-first' | 'month-first';

export type NoteTime = DraftTime | UnclearTime;

export interface NoteDraft extends DraftOrigin {
  readonly kind: 'note';
  readonly title: string;
  /** Markdown. Links to other items are separate parts, because their targets get their names later. */
  readonly text: readonly TextPart[];
  readonly marks: FileMarks;
  /** The names of the notebooks that contain it, outermost first. Empty for none. */
  readonly notebook: readonly string[];
  /** As typed, without `#`; levels are separated by `/`. Tags inside the text are not repeated here. */
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  readonly createdAt: NoteTime | null;
  readonly editedAt: NoteTime | null;
  /** Set if `editedAt` is only the time of the file, which copying and unpacking change. */
  readonly isEditedByFile?: boolean;
  /** How its dates in numbers order day and month, if one of them has one reading. */
  readonly dateOrder?: DateOrder;
  /** The day of a journal entry or daily note; null for other notes. */
  readonly day: LocalDay | null;
  readonly isPinned: boolean;
  readonly isArchived: boolean;
  readonly isTrashed: boolean;
  readonly isTemplate: boolean;
  /** Values of the source that have no place in a note, by name. */
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

export type TextPart = string | NoteLink | FileLink | MissingLink;

/** A link to another note of the import. */
export interface NoteLink {
  readonly kind: 'note-link';
  /** A `sourceId` of the same source, or a title if the source has no id for it. */
  readonly to: { readonly sourceId: string } | { readonly title: string };
  /** The heading or block (`^id`) of that note, as in Markdown after `#`. */
  readonly place?: string;
  /** The text to display, if it is not the title. */
  readonly shown?: string;
  readonly isEmbed: boolean;
  /** In a cell of a table, where a `|` must be written `\|`. */
  readonly isInTableCell?: boolean;
  /** The link as written in the source, which stays if the target is not found. */
  readonly written: string;
}

/** A link to a file of the import, or an embedded image, sound or video. */
export interface FileLink {
  readonly kind: 'file-link';
  /** The `sourceId` of a {@link FileDraft}. */
  readonly to: string;
  /** The text to display, if it is not the file's name. */
  readonly shown?: string;
  /** Whether it is embedded. */
  readonly isImage: boolean;
  readonly widthPx?: number;
  /** Absent if the height follows from the width. */
  readonly heightPx?: number;
  /** In a cell of a table, where a `|` must be written `\|`. */
  readonly isInTableCell?: boolean;
  /** The link as written in the source, which stays if the file is not found. */
  readonly written: string;
}

/** A link to a file or a note that the export does not have. It is reported, and what is written stays. */
export interface MissingLink {
  readonly kind: 'missing-link';
  readonly target: 'file' | 'note';
  /** As the user knows it: without the ids and the encoding of the source. Empty if the source does not name it. */
  readonly name: string;
  /** Markdown. */
  readonly written: string;
}

/** A file that notes of the import refer to. Two drafts with the same content become one attachment. */
export interface FileDraft extends DraftOrigin {
  readonly kind: 'file';
  readonly name: string;
  /** As the source states it; null if it does not. */
  readonly mime: string | null;
  readonly file: ImportFile;
}

export interface WorkoutDraft extends DraftOrigin {
  readonly kind: 'workout';
  readonly title: string;
  readonly startedAt: DraftTime;
  /** From start to end, in seconds; null if the source does not say. */
  readonly seconds: number | null;
  readonly remark: string;
  /** Effort of the whole session, 0–10. */
  readonly effort: number | null;
  readonly bodyWeight: DraftQuantity | null;
  readonly exercises: readonly WorkoutExerciseDraft[];
}

/** An exercise within a workout, in the order of the workout. It can occur twice. */
export interface WorkoutExerciseDraft {
  /** The name in the source, trimmed. Exercises with the same name are the same exercise. */
  readonly name: string;
  /** The category or main muscle in the source, which helps to create an exercise that the library does not have. */
  readonly category: string | null;
  readonly equipment: string | null;
  /** Exercises of a workout with the same value are alternated. */
  readonly superset: string | null;
  readonly restSeconds: number | null;
  readonly remark: string;
  readonly sets: readonly SetDraft[];
}

export interface SetDraft {
  readonly kind: 'warmUp' | 'working' | 'drop' | 'failure' | 'amrap';
  /** Negative for assistance. Null for body weight alone. */
  readonly load: DraftQuantity | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly distance: DraftQuantity | null;
  /** 1–10. */
  readonly rpe: number | null;
  readonly side: 'left' | 'right' | null;
  readonly remark: string;
  readonly completedAt: DraftTime | null;
}

/** A run, a ride, or any other training without sets. */
export interface ActivityDraft extends DraftOrigin {
  readonly kind: 'activity';
  readonly sport: Sport;
  /** Empty if the source has no more to say than the sport. */
  readonly title: string;
  readonly startedAt: DraftTime;
  /** Minutes east of UTC where it began, if the source says it. */
  readonly offsetMinutes?: number;
  /** From start to end, with pauses, in seconds; null if the source does not say. */
  readonly elapsedSeconds: number | null;
  /** Without pauses. */
  readonly movingSeconds: number | null;
  readonly distance: DraftQuantity | null;
  readonly climb: DraftQuantity | null;
  /** Beats a minute. */
  readonly heartRate: { readonly average: number | null; readonly max: number | null };
  /** Effort of the whole session, 0–10. */
  readonly effort: number | null;
  /** Null if the source does not say. */
  readonly isIndoor: boolean | null;
  /** In order; empty if the source has none, or one for the whole. */
  readonly laps: readonly LapDraft[];
  readonly remark: string;
  /** Figures that the recording device computed, such as energy, by their names with the unit. */
  readonly deviceFigures: ReadonlyMap<string, number>;
  /** The device or app that recorded it. */
  readonly device: string;
  /** The recording: GPX, TCX or FIT. It becomes an attachment, also if several activities are from it. */
  readonly track: ImportFile | null;
  /** The points of the recording as this app stores them; null without any. */
  readonly points: ImportFile | null;
  readonly trackFigures: TrackFigures | null;
  /** Absent if the source does not know it. */
  readonly gear?: readonly GearDraft[];
}

/** Shoes, a bicycle or other equipment that activities name. Gear with the same name is the same. */
export interface GearDraft {
  readonly name: string;
  readonly kind: 'shoes' | 'bicycle' | 'other';
}

export interface LapDraft {
  /** Elapsed time; null if the source does not say, as the others. */
  readonly seconds: number | null;
  readonly metres: number | null;
  /** Beats a minute. */
  readonly averageHeartRate: number | null;
}

export interface MeasurementDraft extends DraftOrigin {
  readonly kind: 'measurement';
  /** The id of one of the app's measurements, or the name in the source if there is none. */
  readonly measure: { readonly id: string } | { readonly name: string };
  readonly value: DraftQuantity;
  readonly at: DraftTime;
  /** The device or app that measured it, to choose one of several a day. */
  readonly device: string;
  readonly remark: string;
}

/** A record of this app, as one of its own files contains it: an export of an account, or a routine to share. */
export interface WholeRecordDraft extends DraftOrigin {
  readonly kind: 'record';
  /** Its key in the account that it comes from, under which it is restored unless that id was deleted here. */
  readonly key: RecordKey;
  /** By path. Each is accepted by the record's type, or unknown to this version. */
  readonly leaves: ReadonlyMap<string, unknown>;
  /** Null for a record type without a body. */
  readonly text: string | null;
  /** The paths of leaves that could not be read, which stay as they are here. */
  readonly unread: readonly string[];
}

/** An amount as the source writes it. */
export interface DraftQuantity {
  readonly value: number;
  /** Null if the source does not say; the user is asked once. `%` is a share of 100. */
  readonly unit: Unit | '%' | null;
}

/** An item or a row that was not read, and why. Nothing else of the file is lost because of it. */
export interface SkippedItem {
  readonly kind: 'skipped';
  readonly origin: string;
  readonly code: ImportErrorCode;
  /** What was found instead, in at most a line. */
  readonly detail?: string;
}
