import type { Migration } from '../migrate.ts';

/**
 * Drops the pages that were made for new devices: a snapshot's chunks are compressed in another way and have checksums.
 * Everything in them is in records and log, from which a snapshot is made again when a new device asks.
 */
export const plainChunks: Migration = {
  id: '0007-plain-chunks',
  up: async (schema) => {
    const tables = schema.withTables<{ readonly hub_page: object; readonly hub_generation: object }>();
    await tables.deleteFrom('hub_page').execute();
    await tables.deleteFrom('hub_generation').execute();
  },
};
