import type { DayValue, MeasureDimension } from '../../exercise/body/index.ts';
import type { ComparedActivity } from '../../exercise/endurance/index.ts';
import type { ExerciseRecord } from '../../exercise/index.ts';
import type { Instant, Leaves, RecordKey } from '../../kernel/index.ts';
import type { RecordContent } from './content-hash.ts';

/** What planning an import has to know of the user's document in advance. Plain data that can be posted to a worker. */
export interface KnownDocument {
  readonly now: Instant;
  /** The IANA zone of the device. */
  readonly zone: string;
  /** Minutes after midnight at which a new day starts. */
  readonly dayStartsAt: number;
  /** The units that the user chose. */
  readonly units: {
    readonly load: 'kg' | 'lb';
    readonly distance: 'km' | 'mi';
    readonly bodyWeight: 'kg' | 'lb';
    readonly length: 'cm' | 'in';
  };
  /** Whether the profile has the user's height. */
  readonly hasHeight: boolean;
  /** The leaves of all notebooks by id. */
  readonly notebooks: ReadonlyMap<string, Leaves>;
  /** The ids of permanently deleted notebooks. */
  readonly deletedNotebooks: readonly string[];
  readonly exercises: readonly ExerciseRecord[];
  /** The user's gear, without that in the trash. */
  readonly gear: readonly { readonly id: string; readonly name: string }[];
  /** The user's own measures. */
  readonly measures: readonly KnownMeasureOfUser[];
  /** Body weights in kilograms by day, oldest first. */
  readonly bodyWeights: readonly DayValue[];
  /** The notes with a title that are not in the trash. */
  readonly notes: readonly { readonly key: RecordKey; readonly title: string }[];
  /** The workouts that are not in the trash. */
  readonly workouts: readonly { readonly key: RecordKey; readonly startedAt: Instant }[];
  /** The activities that are not in the trash. */
  readonly activities: readonly KnownActivity[];
  /** The ids of attachments whose content is neither on this device nor on the server, as far as that is known. */
  readonly lostAttachments: ReadonlySet<string>;
  /** Earlier imports, the newest last. */
  readonly batches: readonly EarlierBatch[];
}

export interface KnownMeasureOfUser {
  readonly id: string;
  readonly name: string;
  readonly dimension: MeasureDimension;
}

export interface EarlierBatch {
  readonly id: string;
  readonly app: string;
  /** Null if it was not undone. */
  readonly undoneAt: Instant | null;
  /** The exercise that each name was matched with. */
  readonly exercises: readonly { readonly name: string; readonly exercise: RecordKey }[];
  /** The answers, as plain data that another version may have written. */
  readonly answers: unknown;
}

export interface KnownActivity extends ComparedActivity {
  readonly key: RecordKey;
  /** The attachments with its recording and with those that were merged into it. */
  readonly recordings: readonly string[];
}

/** A record of the document with all its leaves and its text. */
export interface ReadRecord extends RecordContent {
  readonly key: RecordKey;
  /** Whether it is permanently deleted; then it has neither leaves nor text. */
  readonly isTombstoned: boolean;
}

/** Reads records of the document. Keys without a record have no result. */
export type ReadRecords = (keys: readonly RecordKey[]) => Promise<readonly ReadRecord[]>;
