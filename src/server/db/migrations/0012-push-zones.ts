import type { Migration } from './migration.ts';

/**
 * The zone in which each person's reminders were looked at last, and the times by the wall clock that were sent: when
 * the person is in another zone, a time may come due again, or have passed already.
 */
export const pushZones: Migration = {
  id: '0012-push-zones',
  up: async (schema, { int8 }) => {
    await schema.schema.alterTable('push_progress').addColumn('zone', 'text').execute();
    await schema.schema
      .createTable('push_sent')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('wall_time', int8, (column) => column.notNull())
      .addColumn('sent_at', int8, (column) => column.notNull())
      .addPrimaryKeyConstraint('push_sent_key', ['uid', 'note', 'wall_time'])
      .execute();
  },
};
