export { Database, isDatabase, largestDatabase } from './database.ts';
export type { SqlValue } from './record.ts';
