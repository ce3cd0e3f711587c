import type { Migration } from './migration.ts';

/**
 * How often somebody tried to sign in, create an account and so on. Stored, so that several servers count together and a
 * restart forgets nothing. Keys are digests, since they come from addresses of strangers.
 */
export const attempts: Migration = {
  id: '0013-attempts',
  up: async (schema, { int8 }) => {
    await schema.schema
      .createTable('attempts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key_digest', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', int8, (column) => column.notNull())
      .addPrimaryKeyConstraint('attempts_key', ['kind', 'key_digest'])
      .execute();
    await schema.schema.createIndex('attempts_ends_at').on('attempts').column('ends_at').execute();
  },
};
