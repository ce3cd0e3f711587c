import type { Migration } from './migration.ts';

/**
 * The recordings that wait in the inbox for a device, the connections that bring them, and what each of these has
 * already listed. The content of a file is never in the database.
 */
export const inbox: Migration = {
  id: '0010-inbox',
  up: async (schema, { int8 }) => {
    await schema.schema
      .createTable('inbox_file')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('relay', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text', (column) => column.notNull())
      .addColumn('bytes', int8, (column) => column.notNull())
      .addColumn('received_at', int8, (column) => column.notNull())
      .addPrimaryKeyConstraint('inbox_file_key', ['uid', 'hash'])
      .execute();
    await schema.schema
      .createTable('relay_connection')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('athlete', 'text', (column) => column.notNull())
      .addColumn('sealed_key', 'text', (column) => column.notNull())
      .addColumn('begin_on', 'text', (column) => column.notNull())
      .addColumn('listed_from', 'text', (column) => column.notNull())
      .addColumn('refused_at', int8)
      .addColumn('pulled_at', int8)
      .addColumn('failure', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('next_pull_at', int8, (column) => column.notNull())
      .execute();
    await schema.schema
      .createTable('relay_recording')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('relay', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', int8, (column) => column.notNull())
      .addPrimaryKeyConstraint('relay_recording_key', ['uid', 'relay', 'external_id'])
      .execute();
    await schema.schema
      .createIndex('relay_recording_state')
      .on('relay_recording')
      .columns(['uid', 'relay', 'state', 'day'])
      .execute();
  },
};
