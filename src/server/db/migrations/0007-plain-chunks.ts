import type { Migration } from './migration.ts';

/**
 * Drops stored snapshots, because chunks are now compressed differently and have checksums. Records and log still
 * contain all data. A snapshot is rebuilt when a new device asks for one.
 */
export const plainChunks: Migration = {
  id: '0007-plain-chunks',
  up: async (schema) => {
    const tables = schema.withTables<{ readonly hub_page: object; readonly hub_generation: object }>();
    await tables.deleteFrom('hub_page').execute();
    await tables.deleteFrom('hub_generation').execute();
  },
};
