import type { downloadExport } from '#api/export.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Readings } from '../documents/readings.ts';
import type { AnyRefusalOf } from '../http/route.ts';
import type { Session, SessionHolder } from '../http/session.ts';
import { errorFields, type Log } from '../log/log.ts';
import { AccountReader } from './account-reader.ts';
import { exportLimits } from './one-zip.ts';
import { type ExportTimeLimits, RunningExport } from './running-export.ts';

export interface ExportsParts {
  readonly hub: Hub;
  readonly store: AttachmentStore;
  readonly readings: Readings;
  readonly log: Log;
  /** For files that have no name and end with their export. */
  readonly temporaryFolder: string;
  readonly timeLimits?: ExportTimeLimits;
}

type ExportRefusal = AnyRefusalOf<typeof downloadExport>;

interface Job {
  readonly sessionId: string;
  /** Null while the account is being opened. */
  running: RunningExport | null;
  isCancelled: boolean;
  readonly over: PromiseWithResolvers<void>;
}

/** The maximum number of exports of all users. Each has a thread. */
const exportsAtOnce = 3;

/** An hour is enough for the largest export at 10 Mbit/s. */
const defaultTimeLimits: ExportTimeLimits = { idleMs: 2 * 60_000, totalMs: 60 * 60_000 };

/** The exports that are being downloaded: at most one per user. */
export class Exports implements SessionHolder {
  readonly #parts: ExportsParts;
  readonly #jobs = new Map<string, Job>();

  constructor(parts: ExportsParts) {
    this.#parts = parts;
  }

  /**
   * Starts an export. It counts as a read of the document until it is over.
   *
   * @param disconnect closes the client's connection, if the export ends early
   */
  async start(
    { uid, sessionId }: Pick<Session, 'uid' | 'sessionId'>,
    exportedAt: number,
    disconnect: () => void,
  ): Promise<Result<ReadableStream<Uint8Array>, ExportRefusal>> {
    if (this.#jobs.has(uid)) return err({ code: 'export/already-running', retryAfterSeconds: 30 });
    if (this.#jobs.size >= exportsAtOnce) return err({ code: 'export/busy', retryAfterSeconds: 60 });
    const release = this.#parts.readings.take(uid, null);
    if (release === null) return err({ code: 'document/too-many-requests', retryAfterSeconds: 5 });
    const job: Job = { sessionId, running: null, isCancelled: false, over: Promise.withResolvers() };
    this.#jobs.set(uid, job);
    const finish = () => {
      release();
      this.#jobs.delete(uid);
      job.over.resolve();
    };
    try {
      const account = await this.#open(uid);
      if (account.ok && !job.isCancelled) {
        const { temporaryFolder, timeLimits: limits = defaultTimeLimits } = this.#parts;
        const data = { exportedAt, temporaryFolder };
        job.running = new RunningExport({ account: account.value, data, limits, disconnect });
        void job.running.ended.then((failure) => {
          if (failure !== null) this.#parts.log.error('export/failed', errorFields(failure));
          finish();
        });
        return ok(job.running.content);
      }
      finish();
      return account.ok ? err({ code: 'account/session-unknown' }) : account;
    } catch (error) {
      finish();
      throw error;
    }
  }

  /** Ends the exports of sessions, or of all sessions of the user if the ids are null. */
  endSessions(uid: string, sessionIds: readonly string[] | null): void {
    const job = this.#jobs.get(uid);
    if (job !== undefined && (sessionIds?.includes(job.sessionId) ?? true)) cancel(job);
  }

  readonly sessionIds = (): Iterable<string> => [...this.#jobs.values()].map(({ sessionId }) => sessionId);

  readonly endUnknown = (sessionIds: ReadonlySet<string>): void => {
    for (const job of this.#jobs.values()) if (sessionIds.has(job.sessionId)) cancel(job);
  };

  /** Ends all exports, and resolves when none is running. */
  async close(): Promise<void> {
    const jobs = [...this.#jobs.values()];
    for (const job of jobs) cancel(job);
    await Promise.all(jobs.map(({ over }) => over.promise));
  }

  async #open(uid: string): Promise<Result<AccountReader, ExportRefusal>> {
    const { hub, store } = this.#parts;
    const account = await AccountReader.open({ hub, store, uid });
    const hashes = new Set(account.keysOf('attachments').map((key) => key.slice('attachments/'.length)));
    const attachmentBytes = (await store.list(uid))
      .filter(({ hash }) => hashes.has(hash))
      .reduce((sum, { bytes }) => sum + bytes, 0);
    const { maxFiles, maxAttachmentBytes } = exportLimits;
    const isTooLarge = account.keysOf('notes').length + hashes.size > maxFiles || attachmentBytes > maxAttachmentBytes;
    return isTooLarge ? err({ code: 'export/too-large', maxFiles, maxAttachmentBytes }) : ok(account);
  }
}

function cancel(job: Job): void {
  job.isCancelled = true;
  job.running?.end();
}
