import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The records that were permanently deleted, so that each server can note them in its own ledger. */
export const purgedRecords: Migration = {
  id: '0015-purged-records',
  up: async (schema, { int8 }) => {
    await schema.schema
      .createTable('purged_record')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('purged_at', int8, (column) => column.notNull())
      .addPrimaryKeyConstraint('purged_record_key', ['uid', 'key'])
      .execute();
    await schema.schema.createIndex('purged_record_purged_at').on('purged_record').column('purged_at').execute();
    await sql`INSERT INTO purged_record (uid, key, purged_at)
      SELECT uid, key, ${sql.lit(Date.now())} FROM hub_record WHERE tombstone IS NOT NULL AND purged = 1`.execute(
      schema,
    );
  },
};
