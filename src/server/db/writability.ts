import { randomBytes } from 'node:crypto';
import { errorCodeOf } from '../log/log.ts';
import type { Database } from './database.ts';

/** Whether the database is writable and, if not, why: a code such as `SQLITE_FULL`, never a path or a value. */
export type Writability = { readonly writable: true } | { readonly writable: false; readonly reason: string };

const usualBytes = 4 * 1024;
/** The size of the largest push. If it fits, every push fits. */
const mostBytes = 1024 * 1024;
const keptMs = 1000;

/**
 * Probes whether the database is writable by writing to it. Requests within the same second share one probe, because
 * anyone may send them.
 */
export class WritabilityProbe {
  readonly #database: Database;
  readonly #now: () => number;
  #last: Promise<Writability> | null = null;
  #lastAt = 0;
  /**
   * The last failed write, or null once a write has succeeded. On a nearly full disk, a smaller write may still
   * succeed.
   */
  #failed: { readonly bytes: number; readonly reason: string } | null = null;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Reports that the server committed a transaction. */
  succeeded(): void {
    this.#failed = null;
  }

  /** Reports that a transaction of the server failed. */
  failed(error: unknown, bytes: number): void {
    this.#failed = { bytes: Math.min(bytes, mostBytes), reason: reasonOf(error) };
    this.#last = null;
  }

  ask(): Promise<Writability> {
    const now = this.#now();
    if (this.#last === null || now - this.#lastAt >= keptMs) {
      this.#last = this.#try();
      this.#lastAt = now;
    }
    return this.#last;
  }

  async #try(): Promise<Writability> {
    const failed = this.#failed;
    try {
      await this.#write(Math.max(usualBytes, failed?.bytes ?? 0));
      if (this.#failed === failed) this.#failed = null;
      return { writable: true };
    } catch (error) {
      return { writable: false, reason: reasonOf(error) };
    }
  }

  /**
   * Uses two transactions, because a row that is inserted and deleted in one transaction need not be written at all.
   */
  async #write(bytes: number): Promise<void> {
    const { kysely } = this.#database;
    const value = randomBytes(bytes / 2).toString('hex'); // random, so that no database can compress it
    try {
      await kysely
        .insertInto('meta')
        .values({ name: rowName, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    } finally {
      await kysely.deleteFrom('meta').where('name', '=', rowName).execute();
    }
  }
}

const rowName = 'probe';

function reasonOf(error: unknown): string {
  return errorCodeOf(error) ?? (error instanceof Error ? error.name : typeof error);
}
