import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { databaseNow } from './database-now.ts';

type AttemptTables = {
  readonly attempts: {
    readonly kind: string;
    readonly key_digest: string;
    readonly count: number;
    readonly ends_at: number;
  };
};

/** Counts attempts per key in windows that start with the first attempt, for all servers on a database. */
export interface AttemptLimit {
  /**
   * Counts one attempt.
   *
   * @returns 0, or the seconds (rounded up) until the next attempt is allowed
   */
  readonly take: (key: string) => Promise<number>;
  /** Refunds one attempt that succeeded. */
  readonly giveBack: (key: string) => Promise<void>;
}

/** @param kind what is attempted, by which the keys are told apart */
export function createAttemptLimit(
  { dialect, kysely }: Pick<Database, 'dialect' | 'kysely'>,
  kind: string,
  most: number,
  windowSeconds: number,
): AttemptLimit {
  const tables = kysely.withTables<AttemptTables>();
  const now = databaseNow[dialect];
  const windowMs = windowSeconds * 1000;
  // a window that ends later began before the clock was set back
  const isOpen = sql<boolean>`(known.ends_at > ${now} AND known.ends_at <= ${now} + ${sql.lit(windowMs)})`;

  /** Counts in the open window, or in a new one. Writes nothing if the open one is full. */
  async function isTaken(digest: string): Promise<boolean> {
    const { rows } = await sql`
      INSERT INTO attempts AS known (kind, key_digest, count, ends_at)
      VALUES (${kind}, ${digest}, 1, ${now} + ${sql.lit(windowMs)})
      ON CONFLICT (kind, key_digest) DO UPDATE SET
        count = CASE WHEN ${isOpen} THEN known.count + 1 ELSE 1 END,
        ends_at = CASE WHEN ${isOpen} THEN known.ends_at ELSE excluded.ends_at END
      WHERE NOT ${isOpen} OR known.count < ${sql.lit(most)}
      RETURNING count`.execute(kysely);
    return rows.length > 0;
  }

  return {
    take: async (key) => {
      const digest = digestOf(key);
      if (most > 0 && (await isTaken(digest))) return 0;
      const { rows } = await sql<{ left: number }>`
        SELECT ends_at - ${now} AS left FROM attempts WHERE kind = ${kind} AND key_digest = ${digest}`.execute(kysely);
      return Math.max(1, Math.ceil((rows[0]?.left ?? windowMs) / 1000));
    },
    giveBack: async (key) => {
      await tables
        .updateTable('attempts')
        .set((column) => ({ count: column('count', '-', 1) }))
        .where('kind', '=', kind)
        .where('key_digest', '=', digestOf(key))
        .where('count', '>', 0)
        .execute();
    },
  };
}

/** Deletes the windows that have ended. */
export async function deleteEndedAttempts({ dialect, kysely }: Pick<Database, 'dialect' | 'kysely'>): Promise<void> {
  await kysely.withTables<AttemptTables>().deleteFrom('attempts').where('ends_at', '<', databaseNow[dialect]).execute();
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
