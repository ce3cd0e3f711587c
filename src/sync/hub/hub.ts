import { type Ack, type ChunkName, isEnding, type RefusalCode } from '../protocol/index.ts';
import {
  type Change,
  encodeChanges,
  encodeValue,
  HybridClock,
  highestStamp,
  laterStamp,
  replicaIdFrom,
  type Stamp,
} from '../record/index.ts';
import { type Appended, commitFrame, rangeOf } from './commit-frame.ts';
import { CommitQueue, type Committed, type Settled } from './commit-queue.ts';
import { HubConnection } from './connection.ts';
import type { ConnectionHub, ConnectionOwner, HubSocket } from './connection-ports.ts';
import type { AppendRequest, HubStorage, LogProgress } from './hub-storage.ts';
import type { TaskRunner } from './hub-tasks.ts';
import { LogCompactor } from './log-compactor.ts';
import type { OtherServers } from './other-servers.ts';
import { PushRateLimit } from './push-rate-limit.ts';
import { type HubLimits, hubLimits } from './push-validation.ts';
import { isRemoval } from './removals.ts';
import { RemovalsWhenFull } from './removals-when-full.ts';
import { Semaphore } from './semaphore.ts';

/**
 * The maximum number of concurrent catch-ups. Each one holds between a few hundred kilobytes and several megabytes in
 * memory while it is read, packed and sent.
 */
const catchUpsAtOnce = 8;
/** About how many persons without a socket are remembered. */
const maxIdlePersons = 1_000;
/** The number of users whose logs are looked up with one query. */
const personsAQuery = 1_000;

export interface HubPorts {
  readonly storage: HubStorage;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly tasks: TaskRunner;
  /** Runs work at the end of this turn of the event loop. */
  readonly defer: (work: () => void) => void;
  /** Runs work after a delay in milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
  readonly limits?: Partial<HubLimits>;
  /** The other servers on the same storage. Missing if there are none. */
  readonly others?: OtherServers;
  /** Reports errors for the log: an error's name, never a record's content. */
  readonly report?: (event: string, error: unknown) => void;
}

/**
 * A user's sockets, and the limits of what they ask for. It holds no documents and no timer. It stays for some minutes
 * after the last socket is closed, since limits that a new socket resets are none.
 */
interface Person {
  readonly connections: Set<HubConnection>;
  readonly allowance: PushRateLimit;
  /** Allows one catch-up at a time, so that a user with slow reads does not occupy all slots. */
  readonly catchUps: Semaphore;
}

/**
 * The server's side of sync: appends, acknowledges, fans out and compacts. A change is acknowledged once it is on disk,
 * and fanned out after its commit.
 */
export class Hub implements ConnectionHub<HubConnection> {
  readonly limits: HubLimits;
  readonly clock: HybridClock;
  readonly compactor: LogCompactor;
  /** Limits the concurrent catch-ups of all connections. */
  readonly #catchUps = new Semaphore(catchUpsAtOnce);
  readonly #ports: HubPorts;
  readonly #queue: CommitQueue<HubConnection | null>;
  readonly #persons = new Map<string, Person>();
  #forgetAtCount = maxIdlePersons;
  /** The changes of requests that contain only removals. They are checked again if the quota refuses the request. */
  readonly #removalsByRequest = new WeakMap<AppendRequest, readonly Change[]>();
  readonly #removals: RemovalsWhenFull;
  #epoch: Promise<string> | undefined;

  constructor(ports: HubPorts) {
    this.#ports = ports;
    this.limits = { ...hubLimits, ...ports.limits };
    this.clock = new HybridClock(ports.now, replicaIdFrom(ports.randomBytes(6)));
    this.compactor = new LogCompactor(
      { ...ports, leases: ports.others?.leases ?? null, report: (event, error) => this.report(event, error) },
      {
        incomplete: (uid, keys) => {
          for (const connection of this.#connectionsOf(uid)) connection.requestMissingParts(keys);
        },
        setAside: (uid, keys) => {
          for (const connection of this.#connectionsOf(uid)) connection.reportSetAside(keys);
        },
      },
    );
    this.#queue = new CommitQueue({
      storage: ports.storage,
      randomBytes: ports.randomBytes,
      defer: ports.defer,
      committed: (mark, batch) => this.#committed(mark, batch),
      failed: (error) => this.report('sync/append-failed', error),
    });
    this.#removals = new RemovalsWhenFull({
      storage: ports.storage,
      compactor: this.compactor,
      add: (request, origin) => this.#queue.add(request, origin),
      report: (event, error) => this.report(event, error),
    });
  }

  get storage(): HubStorage {
    return this.#ports.storage;
  }

  get tasks(): TaskRunner {
    return this.#ports.tasks;
  }

  get connectionCount(): number {
    return [...this.#persons.values()].reduce((sum, { connections }) => sum + connections.size, 0);
  }

  /**
   * Returns a chunk of a user's snapshot, compressed with Brotli, or null if a newer snapshot has replaced it.
   *
   * @param name id and checksum together always identify the same bytes, even after a restored backup
   */
  async chunk(uid: string, { id, sum }: ChunkName): Promise<Uint8Array | null> {
    const snapshot = await this.storage.snapshot(uid);
    const isListed = snapshot?.chunks.some((chunk) => chunk.id === id && chunk.sum === sum) ?? false;
    return isListed ? this.storage.chunk(uid, id) : null;
  }

  /** Yields to other work in the event loop. */
  yieldToOthers(): Promise<void> {
    return new Promise((go) => this.#ports.defer(go));
  }

  now(): number {
    return this.#ports.now();
  }

  report(event: string, error: unknown): void {
    this.#ports.report?.(event, error);
  }

  /** Returns the database's epoch. It is cached until a sweep finds another one. */
  epoch(): Promise<string> {
    this.#epoch ??= this.storage.epoch().catch((error: unknown) => {
      this.#epoch = undefined; // the storage may answer the next time
      throw error;
    });
    return this.#epoch;
  }

  connect(speaker: ConnectionOwner, socket: HubSocket): HubConnection {
    if (this.#persons.size >= this.#forgetAtCount) this.#forgetIdlePersons();
    const person = this.#persons.get(speaker.uid) ?? this.#newPerson();
    const connection = new HubConnection(this, speaker, socket, person.allowance);
    person.connections.add(connection);
    this.#persons.set(speaker.uid, person);
    return connection;
  }

  #newPerson(): Person {
    return { connections: new Set(), allowance: new PushRateLimit(this.limits), catchUps: new Semaphore(1) };
  }

  disconnected(connection: HubConnection): void {
    this.#persons.get(connection.uid)?.connections.delete(connection);
  }

  #forgetIdlePersons(): void {
    for (const [uid, { connections, allowance }] of this.#persons)
      if (connections.size === 0 && allowance.isIdle(this.now())) this.#persons.delete(uid);
    this.#forgetAtCount = 2 * this.#persons.size + maxIdlePersons;
  }

  /** Sends the code to the connections of ended sessions and closes them. */
  endSessions(uid: string, code: RefusalCode, ended: (sessionId: string) => boolean = () => true): void {
    for (const connection of this.#connectionsOf(uid)) if (ended(connection.sessionId)) connection.end(code);
  }

  /**
   * Appends a push and answers its connection.
   *
   * @param removals the changes, if all of them are removals: a full document accepts them if they shrink it
   */
  async append(
    request: AppendRequest,
    origin: HubConnection | null,
    removals: readonly Change[] | null,
  ): Promise<Settled> {
    if (removals !== null) this.#removalsByRequest.set(request, removals);
    const settled = await this.#queue.add(request, origin);
    if (removals === null || !isFull(settled)) return settled;
    return this.#removals.append({ ...request, quota: null }, removals, origin);
  }

  /**
   * Appends changes made by the server itself, for example through the HTTP API.
   *
   * @param onlyAfter the newest number of the log from which they follow; null if they hold in any case
   */
  write(
    uid: string,
    changes: readonly Change[],
    replaced: readonly (readonly (Stamp | null)[])[],
    onlyAfter: number | null = null,
  ): Promise<Settled> {
    const highest = changes
      .map(highestStamp)
      .reduce<Stamp | undefined>((high, each) => (each === undefined ? high : laterStamp(each, high)), undefined);
    return this.append(
      {
        uid,
        id: this.#ports.randomBytes(16),
        payload: encodeChanges(changes),
        replaced: encodeValue(replaced),
        highest: highest ?? null,
        bound: null,
        quota: this.limits.documentBytes,
        ...(onlyAfter !== null && { onlyAfter }),
        receivedAt: this.now(),
      },
      null,
      changes.every(isRemoval) ? changes : null,
    );
  }

  /** Removes all data of a user and notifies their devices that the account is deleted. */
  async deleteDocument(uid: string): Promise<void> {
    await this.compactor.settled(uid);
    await this.storage.deleteDocument(uid);
    this.endSessions(uid, 'account-deleted');
    this.#ports.others?.tell([{ uid, sequence: 0, deleted: true }]);
  }

  /**
   * Runs work that the servers on this storage do one after another.
   *
   * @returns its result, or null if this server stops before
   */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
    return this.#ports.others?.leases.run(name, work) ?? work();
  }

  /** Sends devices what other servers have committed, and ends those of deleted accounts. */
  heard(grown: readonly LogProgress[]): void {
    for (const { uid, sequence, deleted } of grown) {
      this.#persons.get(uid)?.allowance.countOthers(this.now(), sequence, 0);
      if (deleted) this.endSessions(uid, 'account-deleted');
      else for (const connection of this.#connectionsOf(uid)) connection.follow(sequence, sequence, null);
    }
  }

  /**
   * Looks up the logs of all connected users, since a notice of another server may be lost. Ends connections that have
   * more than the log: the database has lost commits, as after a failover to a standby that lacked them. Ends all if a
   * backup was restored while this server could not reach the database.
   */
  async sweep(): Promise<void> {
    if ((await this.storage.epoch()) !== (await this.epoch())) {
      this.#epoch = undefined;
      return this.#endConnections();
    }
    const uids = [...this.#persons].flatMap(([uid, { connections }]) => (connections.size === 0 ? [] : uid));
    for (let at = 0; at < uids.length; at += personsAQuery) {
      const some = uids.slice(at, at + personsAQuery);
      const connections = some.flatMap((uid) => this.#connectionsOf(uid));
      const sent = connections.map((connection) => ({ connection, upto: connection.sent }));
      const grown = await this.storage.progress(some);
      const sequences = new Map(grown.map(({ uid, sequence }) => [uid, sequence]));
      for (const { connection, upto } of sent) if (upto > (sequences.get(connection.uid) ?? 0)) connection.end(null);
      this.heard(grown);
    }
  }

  /** Ends every connection and waits for writes in progress. Compaction resumes at the next start. */
  async close(): Promise<void> {
    this.compactor.stop();
    this.#ports.others?.leases.close();
    this.#endConnections();
    await this.#queue.drained();
    await this.#removals.finished();
    await this.compactor.finished();
  }

  #endConnections(): void {
    for (const { connections } of [...this.#persons.values()])
      for (const connection of [...connections]) connection.end(null);
  }

  /** Runs a catch-up: one at a time per user, and a limited number overall. */
  catchUp<Value>(uid: string, work: () => Promise<Value>): Promise<Value> {
    const amongAll = () => this.#catchUps.run(work);
    return this.#persons.get(uid)?.catchUps.run(amongAll) ?? amongAll();
  }

  #connectionsOf(uid: string): readonly HubConnection[] {
    return [...(this.#persons.get(uid)?.connections ?? [])];
  }

  /** Fans out a commit. Other devices receive it before its origin receives the acknowledgement. */
  #committed(mark: Uint8Array, batch: readonly Committed<HubConnection | null>[]): void {
    const appended = batch.flatMap(({ request: { uid, payload }, origin, settled }) =>
      settled.outcome !== 'appended' || settled.repeated ? [] : { uid, sequence: settled.sequence, payload, origin },
    );
    const byUid = Map.groupBy(appended, ({ uid }) => uid);
    for (const [uid, entries] of byUid) {
      this.#persons.get(uid)?.allowance.countOthers(this.now(), rangeOf(entries).upto, entries.length);
      this.#notifyOthers(uid, mark, entries);
    }
    this.#answer(batch);
    const repeated = batch.flatMap(({ request: { uid }, settled }) =>
      settled.outcome === 'appended' && settled.repeated ? { uid, sequence: settled.sequence, deleted: false } : [],
    );
    // whoever committed it the first time may have lost its connection before it knew
    this.heard(repeated);
    const grown = Array.from(byUid, ([uid, entries]) => ({ uid, sequence: rangeOf(entries).upto, deleted: false }));
    this.#ports.others?.tell([...repeated, ...grown]);
    for (const [uid, entries] of byUid) {
      this.#notifyOrigins(uid, mark, entries);
      this.compactor.schedule(uid);
    }
  }

  /** Acknowledges and refuses pushes, with one `ack` frame per connection and commit. */
  #answer(batch: readonly Committed<HubConnection | null>[]): void {
    const acknowledged = new Map<HubConnection, Ack>();
    for (const { request, origin, settled } of batch) {
      if (origin === null) continue;
      if (settled.outcome === 'appended') {
        const { ids, upto } = acknowledged.get(origin) ?? { ids: [], upto: 0 };
        ids.push(request.id);
        acknowledged.set(origin, { ids, upto: Math.max(upto, settled.sequence) });
      } else if (!isFull(settled) || !this.#removalsByRequest.has(request)) {
        const code = settled.outcome === 'refused' ? settled.code : 'busy';
        if (isEnding(code)) origin.end(code);
        else origin.refuse(request.id, code, null, settled.outcome === 'refused' ? null : 5);
      }
    }
    for (const [connection, ack] of acknowledged) connection.acknowledge(ack);
  }

  /**
   * Sends a commit to the devices that pushed none of it. The frame is encoded only once. The server's own changes have
   * no origin.
   */
  #notifyOthers(uid: string, mark: Uint8Array, entries: readonly Appended[]): void {
    const origins = new Set(entries.map(({ origin }) => origin));
    const { after, upto } = rangeOf(entries);
    const direct = this.#fitsIntoAFrame(entries);
    let encoded: Uint8Array | undefined;
    const frame = () => (encoded ??= commitFrame(mark, entries, entries));
    for (const connection of this.#connectionsOf(uid))
      if (!origins.has(connection)) connection.follow(after, upto, direct ? frame : null);
  }

  /** Sends the commit to each device that pushed a part of it, without that part. */
  #notifyOrigins(uid: string, mark: Uint8Array, entries: readonly Appended[]): void {
    const origins = new Set(entries.map(({ origin }) => origin));
    const { after, upto } = rangeOf(entries);
    for (const connection of this.#connectionsOf(uid)) {
      if (!origins.has(connection)) continue;
      const ofOthers = entries.filter(({ origin }) => origin !== connection);
      const frame = () => commitFrame(mark, entries, ofOthers);
      connection.follow(after, upto, this.#fitsIntoAFrame(ofOthers) ? frame : null);
    }
  }

  /** Returns whether a commit is small enough to be sent as one frame without overfilling a socket. */
  #fitsIntoAFrame(entries: readonly Appended[]): boolean {
    return entries.reduce((sum, { payload }) => sum + payload.length, 0) <= 2 * this.limits.bufferedBytes;
  }
}

function isFull(settled: Settled): boolean {
  return settled.outcome === 'refused' && settled.code === 'quota';
}
