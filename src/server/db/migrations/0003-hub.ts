import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The hub's data for each user: head, log, and the log compacted into records, history and chunks. */
export const hub: Migration = {
  id: '0003-hub',
  up: async ({ schema }, { bytes, int8 }) => {
    const clustered = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
      bytes === 'blob' ? table.modifyEnd(sql`without rowid`) : table;

    await clustered(
      schema
        .createTable('hub_head')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('sequence', int8, (column) => column.notNull().defaultTo(0))
        .addColumn('mark', bytes)
        .addColumn('highest', 'text')
        .addColumn('folded', int8, (column) => column.notNull().defaultTo(0))
        .addColumn('floor', int8, (column) => column.notNull().defaultTo(0))
        .addColumn('bytes', int8, (column) => column.notNull().defaultTo(0))
        .addColumn('deleted', 'integer', (column) => column.notNull().defaultTo(0)),
    ).execute();

    // Sizes come before contents, because SQLite reads a row from its start and need not read the tail of a long row
    // from disk.
    await clustered(
      schema
        .createTable('hub_log')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('sequence', int8, (column) => column.notNull())
        .addColumn('mark', bytes, (column) => column.notNull())
        .addColumn('id', bytes)
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('received_at', int8, (column) => column.notNull())
        .addColumn('replaced', bytes, (column) => column.notNull())
        .addColumn('payload', bytes, (column) => column.notNull())
        .addPrimaryKeyConstraint('hub_log_key', ['uid', 'sequence']),
    ).execute();
    await schema
      .createIndex('hub_log_id')
      .on('hub_log')
      .columns(['uid', 'id'])
      .unique()
      .where(sql.ref('id'), 'is not', null)
      .execute();
    await schema
      .createIndex('hub_log_received')
      .on('hub_log')
      .column('received_at')
      .where(sql.ref('size'), '>', sql.lit(0))
      .execute();

    await clustered(
      schema
        .createTable('hub_record')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('sequence', int8, (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('highest', 'text')
        .addColumn('tombstone', 'text')
        .addColumn('trashed_since', int8)
        .addColumn('version_at', int8)
        .addColumn('purged', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('sum', int8)
        .addColumn('complete', 'integer')
        .addColumn('fields', bytes, (column) => column.notNull())
        .addPrimaryKeyConstraint('hub_record_key', ['uid', 'key']),
    ).execute();
    await schema
      .createIndex('hub_record_sequence')
      .on('hub_record')
      .columns(['uid', 'sequence', 'key', 'highest', 'size'])
      .execute();
    await schema
      .createIndex('hub_record_trashed')
      .on('hub_record')
      .column('trashed_since')
      .where(sql.ref('trashed_since'), 'is not', null)
      .execute();
    await schema
      .createIndex('hub_record_incomplete')
      .on('hub_record')
      .columns(['uid', 'key'])
      .where(sql.ref('complete'), '=', sql.lit(0))
      .execute();
    await schema
      .createIndex('hub_record_unpurged')
      .on('hub_record')
      .columns(['uid', 'key'])
      .where(sql.ref('tombstone'), 'is not', null)
      .where(sql.ref('purged'), '=', sql.lit(0))
      .execute();
    await schema
      .createTable('hub_body')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('state', bytes, (column) => column.notNull())
      .addColumn('text', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('hub_body_key', ['uid', 'key'])
      .execute();

    await clustered(
      schema
        .createTable('hub_history')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('stamp', 'text', (column) => column.notNull())
        .addColumn('digest', bytes, (column) => column.notNull())
        .addColumn('folded', int8, (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('at', int8, (column) => column.notNull())
        .addColumn('thinned', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('content', bytes, (column) => column.notNull())
        .addPrimaryKeyConstraint('hub_history_key', ['uid', 'key', 'kind', 'stamp', 'digest']),
    ).execute();
    await schema.createIndex('hub_history_at').on('hub_history').column('at').execute();
    await schema
      .createIndex('hub_history_unthinned')
      .on('hub_history')
      .column('at')
      .where(sql.ref('kind'), '=', sql.lit('version'))
      .where(sql.ref('thinned'), '=', sql.lit(0))
      .execute();

    await schema
      .createTable('hub_generation')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('sequence', int8, (column) => column.notNull())
      .addColumn('mark', bytes)
      .addColumn('pages', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('hub_page')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('id', int8, (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('hub_page_key', ['uid', 'id'])
      .execute();
  },
};
