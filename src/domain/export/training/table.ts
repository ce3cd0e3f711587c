import type { RecordKey } from '../../kernel/index.ts';
import type { Collection } from '../../user-document.ts';
import type { Cell } from '../csv.ts';
import type { ExportedRecord } from '../exported-account.ts';
import type { Survey } from '../survey.ts';

/** A table of one collection's records. */
export interface TrainingTable {
  /** Below `training/`. */
  readonly file: string;
  readonly collection: Collection;
  readonly columns: readonly string[];
  /** Returns the rows of a record, with a cell for each column. */
  readonly rowsOf: (record: ExportedRecord, survey: Survey) => readonly (readonly Cell[])[];
}

/** Returns the name of an exercise; its key if it has none, so that its sets can be told from others. */
export function exerciseName(key: string | undefined, { nameOf }: Survey): Cell {
  return key === undefined ? null : nameOf(key as RecordKey) || key;
}
