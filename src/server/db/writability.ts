import { randomBytes } from 'node:crypto';
import { errorCodeOf } from '../log.ts';
import type { Database } from './database.ts';

/** Whether the database can be written, and if not, why: a code such as `SQLITE_FULL`, never a path or a value. */
export type Writability = { readonly writable: true } | { readonly writable: false; readonly reason: string };

const usualBytes = 4 * 1024;
/** The largest push; where one of that size fits, all do. */
const mostBytes = 1024 * 1024;
const keptMs = 1000;

/**
 * Tries whether something can be written, by writing it. Many who ask at the same time, or within a second, share one
 * try, because everybody may ask.
 */
export class WritabilityProbe {
  readonly #database: Database;
  readonly #now: () => number;
  #last: Promise<Writability> | null = null;
  #lastAt = 0;
  /** What has failed since something was last written: on a disk that is nearly full, less may still fit. */
  #failed: { readonly bytes: number; readonly reason: string } | null = null;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** A transaction of the server was written. */
  succeeded(): void {
    this.#failed = null;
  }

  /** A transaction of the server could not be written. */
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

  /** Two transactions: a row that is deleted in the one that made it need not be written at all. */
  async #write(bytes: number): Promise<void> {
    const { kysely } = this.#database;
    const value = randomBytes(bytes / 2).toString('hex'); // which no database makes smaller
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
