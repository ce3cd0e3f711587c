import type { BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import type { Database } from '../db/database.ts';

/** Returns the part of Better Auth's options that decides which tables and columns it has. */
export function schemaOptions({ kysely, dialect }: Database) {
  return {
    database: { db: kysely, type: dialect, transaction: true },
    user: { additionalFields: { phone: optional('string'), lastSignInAt: optional('date') } },
    session: { additionalFields: { shared: optional('boolean') } },
  } satisfies BetterAuthOptions;
}

/** Returns what compares the schema of Better Auth with the database, and changes it. */
export function betterAuthSchema(database: Database) {
  const options = { ...schemaOptions(database), logger: { disabled: true } };
  return {
    isPending: async () => {
      const { toBeCreated, toBeAdded, toBeAddedIndexes } = await getMigrations(options);
      return toBeCreated.length + toBeAdded.length + toBeAddedIndexes.length > 0;
    },
    migrate: async () => {
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
    },
  };
}

function optional<T extends 'string' | 'date' | 'boolean'>(type: T) {
  return { type, required: false, input: false } as const;
}
