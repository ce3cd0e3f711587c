import type { Migration } from './migration.ts';

/**
 * The devices that are woken when something is due, up to when each person's reminders were looked at, and the messages
 * that no push service has accepted yet.
 */
export const push: Migration = {
  id: '0011-push',
  up: async (schema, { int8 }) => {
    await schema.schema
      .createTable('push_subscription')
      .addColumn('session_id', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('auth_secret', 'text', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('created_at', int8, (column) => column.notNull())
      .execute();
    await schema.schema.createIndex('push_subscription_uid').on('push_subscription').column('uid').execute();
    await schema.schema
      .createTable('push_progress')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('until', int8, (column) => column.notNull())
      .execute();
    await schema.schema
      .createTable('push_delivery')
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('at', int8, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', int8, (column) => column.notNull())
      .addPrimaryKeyConstraint('push_delivery_key', ['session_id', 'note', 'at'])
      .execute();
    await schema.schema.createIndex('push_delivery_next').on('push_delivery').column('next_at').execute();
  },
};
