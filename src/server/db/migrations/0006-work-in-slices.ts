import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds partial indexes per user. Queries use them to find due rows, and to read history in order, without scanning all
 * rows of this or other users.
 */
export const workInSlices: Migration = {
  id: '0006-work-in-slices',
  up: async ({ schema }) => {
    await schema.dropIndex('hub_log_received').execute();
    await schema
      .createIndex('hub_log_due')
      .on('hub_log')
      .columns(['uid', 'received_at', 'sequence'])
      .where(sql.ref('size'), '>', sql.lit(0))
      .execute();
    await schema
      .createIndex('hub_history_order')
      .on('hub_history')
      .columns(['uid', 'key', 'folded', 'place'])
      .execute();
    await schema.dropIndex('hub_history_at').execute();
    await schema.createIndex('hub_history_age').on('hub_history').columns(['uid', 'at']).execute();
    await schema.dropIndex('hub_history_unthinned').execute();
    await schema
      .createIndex('hub_history_unthinned')
      .on('hub_history')
      .columns(['uid', 'at'])
      .where(sql.ref('kind'), '=', sql.lit('version'))
      .where(sql.ref('thinned'), '=', sql.lit(0))
      .execute();
  },
};
