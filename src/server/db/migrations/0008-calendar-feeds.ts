import type { Migration } from './migration.ts';

/** The addresses of calendar feeds, at most one for each user. Only a digest of the secret is stored. */
export const calendarFeeds: Migration = {
  id: '0008-calendar-feeds',
  up: async (schema, columns) => {
    await schema.schema
      .createTable('calendar_feed')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('created_at', columns.int8, (column) => column.notNull())
      .execute();
  },
};
