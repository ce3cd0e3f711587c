export { Database, isDatabase, maxDatabaseBytes } from './database.ts';
export type { SqlValue } from './record.ts';
