import type { Migration } from './migration.ts';

export const meta: Migration = {
  id: '0001-meta',
  up: async (schema) => {
    await schema.schema
      .createTable('meta')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
