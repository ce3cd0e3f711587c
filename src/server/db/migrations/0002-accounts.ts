import type { Migration } from './migration.ts';

/** Data that the account library does not store: why sessions ended, mailed links, deleted accounts. */
export const accounts: Migration = {
  id: '0002-accounts',
  up: async (schema, columns) => {
    await schema.schema
      .createTable('ended_session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('ended_at', columns.int8, (column) => column.notNull())
      .execute();
    await schema.schema
      .createTable('account_link')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('expires_at', columns.int8, (column) => column.notNull())
      .addColumn('used_at', columns.int8)
      .execute();
    await schema.schema.createIndex('account_link_uid').on('account_link').column('uid').execute();
    await schema.schema
      .createTable('deleted_account')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('deleted_at', columns.int8, (column) => column.notNull())
      .execute();
  },
};
