import type { Leaves, RecordKey } from '../../kernel/index.ts';
import type { AttachmentHash } from '../../notes/index.ts';
import type { Collection } from '../../user-document.ts';
import type { Cell } from './csv.ts';

/** A table of one collection's records. */
export interface TrainingTable {
  /** Below `training/`. */
  readonly file: string;
  readonly collection: Collection;
  readonly columns: readonly string[];
  /** Returns the rows of a record, with a cell for each column. */
  readonly rowsOf: (record: TableRecord, names: ExportedNames) => readonly (readonly Cell[])[];
}

export interface TableRecord {
  readonly key: RecordKey;
  readonly leaves: Leaves;
}

/** The names and paths that rows refer to. */
export interface ExportedNames {
  readonly attachmentPaths: ReadonlyMap<AttachmentHash, string>;
  /** The name of an exercise, a routine or another training record by key; empty if it has none. */
  readonly nameOf: (key: RecordKey) => string;
}

/** Returns the name of an exercise; its key if it has none, so that its sets can be told from others. */
export function exerciseName(key: string | undefined, { nameOf }: Pick<ExportedNames, 'nameOf'>): Cell {
  return key === undefined ? null : nameOf(key as RecordKey) || key;
}
