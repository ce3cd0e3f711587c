import type { Kysely } from 'kysely';

export interface Migration {
  /** For example `0001-accounts`: four digits and a subject. Migrations apply in the sort order of their ids. */
  readonly id: string;
  /**
   * Servers of earlier versions, which go on running during an update, would write what this version cannot use. Then
   * the migration waits until none of them runs. Absent for most: a new table, or a new column with a default.
   */
  readonly needsEarlierServersGone?: true;
  /** Runs in its own transaction. Never edited after release. */
  readonly up: (schema: Kysely<unknown>, columns: ColumnTypes) => Promise<void>;
}

/** Column types that the two dialects name differently. */
export interface ColumnTypes {
  readonly bytes: 'blob' | 'bytea';
  /** For integers above 32 bits, such as milliseconds and sequence numbers. */
  readonly int8: 'integer' | 'bigint';
}
