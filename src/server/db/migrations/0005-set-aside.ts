import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Marks records whose bodies take too long to merge, so that they are not retried at every start. */
export const setAside: Migration = {
  id: '0005-set-aside',
  up: async ({ schema }) => {
    await schema
      .alterTable('hub_record')
      .addColumn('set_aside', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('hub_record_set_aside')
      .on('hub_record')
      .columns(['uid', 'key'])
      .where(sql.ref('set_aside'), '=', sql.lit(1))
      .execute();
  },
};
