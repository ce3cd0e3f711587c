import { backUpBeforeMigration } from '../src/server/backups/before-migration.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import { createLog } from '../src/server/log/log.ts';

/** Migrates the database in `DATA_DIR` as a starting server does, so that a test can kill it meanwhile. */
const dataDir = String(process.env.DATA_DIR);
const config = { dataDir, databaseUrl: null, bucket: null, backupDir: null, backupKeep: 7 };
const database = openSqlite(`${dataDir}/mensana.sqlite`);
process.stdout.write('copies\n');
await migrate(database, {
  beforeMigrating: async (migration) => {
    await backUpBeforeMigration(config, createLog('error'), migration);
    process.stdout.write('migrates\n');
  },
});
await database.close();
