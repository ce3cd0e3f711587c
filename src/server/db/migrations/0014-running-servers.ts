import type { Migration } from './migration.ts';

/** The servers that run on this database. */
export const runningServers: Migration = {
  id: '0014-running-servers',
  up: async (schema, { int8 }) => {
    await schema.schema
      .createTable('running_server')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('migration', 'text', (column) => column.notNull())
      .addColumn('shared', 'text', (column) => column.notNull())
      .addColumn('alive_until', int8, (column) => column.notNull())
      .execute();
  },
};
