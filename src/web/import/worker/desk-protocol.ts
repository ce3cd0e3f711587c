import type { CsvRow } from '#domain/import/csv/index.ts';
import type { SkippedItem } from '#domain/import/draft/index.ts';
import type { Certainty } from '#domain/import/draft/source.ts';
import type { ExerciseMatch } from '#domain/import/matching/index.ts';
import type {
  ImportAnswers,
  ImportChoices,
  ImportQuestion,
  ItemFilter,
  KnownDocument,
  ListedItem,
  PlanSummary,
  ReadRecord,
} from '#domain/import/plan/index.ts';
import type { ColumnReason, TableMapping } from '#domain/import/table/index.ts';
import type { LeafChange, RecordKey } from '#domain/kernel/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { ChosenFile } from '../files/chosen-file.ts';

/** What the worker does for the page. */
export interface DeskMethods {
  /** Takes the chosen files, and groups them by the apps that they are from. */
  readonly choose: (files: readonly ChosenFile[]) => Promise<readonly FileGroup[]>;
  /** Unpacks the files of a group and recognises their source. */
  readonly open: (group: number) => Promise<OpenedFiles>;
  /** Returns the tables among the files of the group, with what their columns probably mean. */
  readonly tables: () => Promise<readonly OpenedTable[]>;
  /** Reads all items by a source, or tables by mappings of their columns. */
  readonly read: (how: HowToRead, known: KnownDocument) => Promise<ReadFiles>;
  /**
   * Decides what the import would do with the items that were read. Called again when the answers change.
   *
   * @param exceptions the positions in the plan before of the items that the user chose or left out by hand
   */
  readonly plan: (batch: string, answers: ImportAnswers, exceptions: readonly number[]) => Promise<Plan>;
  readonly items: (filter: ItemFilter, choices: ImportChoices, range: ItemRange) => Promise<ItemPage>;
  /** Returns an item as it would arrive; null if it cannot. */
  readonly item: (at: number) => Promise<ItemContent | null>;
  /** Starts to compute the records to write. */
  readonly startEdits: (choices: ImportChoices) => Promise<EditsAhead>;
  /** Returns the next records to write, the description of the import last; null at the end. */
  readonly nextEdits: () => Promise<readonly EncodedEdit[] | null>;
  /** Returns the content of an attachment. */
  readonly file: (hash: AttachmentHash) => Promise<NamedFile>;
}

/** What the page does for the worker. */
export interface PageMethods {
  readonly progress: (progress: ImportProgress) => void;
  readonly records: (keys: readonly RecordKey[]) => Promise<readonly ReadRecord[]>;
}

export interface ImportProgress {
  readonly step: 'recognising' | 'unpacking' | 'reading' | 'files' | 'planning';
  readonly done: number;
  /** Null if it is not known in advance. */
  readonly total: number | null;
}

/** Chosen files that are imported together. */
export interface FileGroup {
  /** Null for tables and other files that no source recognises. */
  readonly app: string | null;
  /** Positions in the list of the chosen files. */
  readonly files: readonly number[];
}

export interface OpenedFiles {
  /** The number of files, archives unpacked. */
  readonly count: number;
  /** The sources that can read them, the most certain first. */
  readonly sources: readonly { readonly app: string; readonly name: string; readonly certainty: Certainty }[];
  /** Whether any of them is a table, whose columns the user can name. */
  readonly hasTables: boolean;
  readonly skipped: readonly SkippedItem[];
}

export interface OpenedTable {
  readonly path: string;
  /** The key under which the mapping of its columns is remembered. */
  readonly key: string;
  readonly header: readonly string[];
  /** The first rows. */
  readonly sample: readonly CsvRow[];
  readonly mapping: TableMapping;
  readonly reasons: readonly ColumnReason[];
}

export type HowToRead =
  | { readonly app: string }
  /** By the keys of the mappings. Tables without one are left out. */
  | { readonly mappings: ReadonlyMap<string, TableMapping> };

export interface ReadFiles {
  readonly count: number;
  /** Why nothing was read; empty if something was, as the plan then lists what is left out. */
  readonly skipped: readonly SkippedItem[];
  /** Images and other files, each content once, without recordings. */
  readonly attachmentCount: number;
  readonly matches: readonly (ExerciseMatch & { readonly sets: number })[];
  readonly suggested: ImportAnswers;
}

export interface Plan extends PlanSummary {
  readonly questions: readonly ImportQuestion[];
  /** The exceptions at their positions in this plan. Items that now have another verdict are left out. */
  readonly exceptions: readonly ItemException[];
}

/** An item with the opposite of its verdict's choice. */
export type ItemException = Pick<ListedItem, 'at' | 'kind' | 'verdict'>;

export interface ItemRange {
  readonly from: number;
  readonly most: number;
}

export interface ItemPage {
  readonly items: readonly ListedItem[];
  /** Of all items that the filter lets through. */
  readonly count: number;
}

export interface ItemContent {
  readonly leaves: readonly LeafChange[];
  readonly text: string | null;
  /** The names of the exercises and routines that the import contains as whole records, by key. */
  readonly names: ReadonlyMap<RecordKey, string>;
}

export interface EditsAhead {
  /** The number of records. */
  readonly count: number;
  readonly files: readonly { readonly hash: AttachmentHash; readonly bytes: number }[];
}

export interface EncodedEdit {
  readonly key: RecordKey;
  readonly leaves: readonly LeafChange[];
  /** Null for a record type without a body. */
  readonly text: string | null;
  /** The hash of the content that the record had when it was planned; null if there was none. Absent if it does not matter. */
  readonly before?: string | null;
  /** The text as the first update of a new body, with the same bytes on every device. */
  readonly body: Uint8Array | null;
}

export interface NamedFile {
  readonly name: string;
  readonly mime: string | null;
  readonly content: Blob;
}
