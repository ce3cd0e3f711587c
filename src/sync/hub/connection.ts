import {
  type Ack,
  type Changes,
  encodeMessage,
  type Fetch,
  type Hello,
  pushIdIn,
  type RefusalCode,
} from '../protocol/index.ts';
import { equalBytes } from '../record/index.ts';
import type { ConnectionOwner, Hub, HubSocket } from './hub.ts';
import type { Since, StoredRecord } from './hub-storage.ts';
import { type ChangesContent, TaskEnded } from './hub-tasks.ts';
import type { PushRateLimit } from './push-rate-limit.ts';
import { type ReadFrame, type ReadPush, readFrame } from './read-frame.ts';

type PushFrame = Extract<ReadFrame, { kind: 'push' }>;

const catchUpBytes = 256 * 1024;
const recordsAStep = 200;
/** What is read at once where it came in; a larger frame, or one of more values, goes to a thread of its own. */
const atOnceBytes = 16 * 1024;
const valuesAtOnce = 4_000;
/** Bodies that miss something, and records set aside, that a device is told of at once. */
const toldAtOnce = 20;
/** Records that a device wants again and has no answer to; it asks for one that it found damaged. */
const mostFetches = 50;

/**
 * One device's socket. Keeps one number, `sent`: everything up to it was given to the socket. Null until the device has
 * said hello, and while it downloads a snapshot. What it sends of its own it sends one thing after the other, and nothing any more of
 * what a hello asked for once the device says another.
 */
export class HubConnection {
  readonly uid: string;
  readonly sessionId: string;
  readonly #hub: Hub;
  readonly #socket: HubSocket;
  #sent: number | null = null;
  #head = 0;
  /** Hellos so far: the number of the newest names what is under way. */
  #hellos = 0;
  #work: Promise<void> = Promise.resolve();
  /** Whether work is under way, or due, that ends with the log up to its head. */
  #streams = false;
  #closed = false;
  readonly #allowance: PushRateLimit;
  /** Pushes are appended in the order in which they came, however long one is looked at. */
  #admitting: Promise<void> | null = null;
  #whenRoom: (() => void)[] = [];
  #fetches = 0;

  constructor(hub: Hub, speaker: ConnectionOwner, socket: HubSocket, allowance: PushRateLimit) {
    this.#hub = hub;
    this.uid = speaker.uid;
    this.sessionId = speaker.sessionId;
    this.#socket = socket;
    this.#allowance = allowance;
  }

  /** Takes one frame from the device. A frame that is not understood is refused and changes nothing. */
  receive(frame: Uint8Array): void {
    if (this.#closed) return;
    const isSmall = frame.length <= atOnceBytes;
    const read = isSmall ? readFrame(frame, this.#hub.limits, valuesAtOnce) : null;
    if (read === null) return this.#readApart(new Uint8Array(frame));
    if (read.kind === 'push') return this.#take(read, this.#hub.now());
    this.#handle(read);
  }

  #handle(read: Exclude<ReadFrame, { kind: 'push' }>): void {
    if (read.kind === 'refused') return this.refuse(read.id, read.code, null, null);
    const { type, body } = read.message;
    switch (type) {
      case 'hello':
        return this.#hear(body);
      case 'fetch':
        return this.#answerFetch(body);
      case 'ping':
        return this.#send({ type: 'ping', body: {} });
    }
  }

  /** The socket's buffer has fallen. */
  drained(): void {
    const pending = this.#whenRoom;
    this.#whenRoom = [];
    for (const go of pending) go();
  }

  /** The socket is gone. */
  closed(): void {
    this.#closed = true;
    this.drained();
    this.#hub.disconnected(this);
  }

  /** Says why, if there is something to say, and closes. */
  end(code: RefusalCode | null): void {
    if (code !== null) this.refuse(null, code, null, null);
    this.#socket.close();
    this.closed();
  }

  acknowledge(ack: Ack): void {
    this.#send({ type: 'ack', body: ack });
  }

  refuse(id: Uint8Array | null, code: RefusalCode, key: string | null, wait: number | null): void {
    this.#send({ type: 'refused', body: { id, code, key, wait } });
  }

  /**
   * A commit (after, upto]: its frame directly where this device has everything before it, else from the log.
   *
   * @param frame null where the commit is too large for one frame
   */
  follow(after: number, upto: number, frame: (() => Uint8Array) | null): void {
    this.#head = Math.max(this.#head, upto);
    if (this.#sent === null || this.#streams) return;
    if (frame !== null && this.#sent === after && this.#hasRoom()) {
      this.#sent = upto;
      this.#sendFrame(frame());
    } else {
      this.#streams = true;
      const turn = this.#hellos;
      this.#background(() => this.#stream(turn));
    }
  }

  /** Asks for what bodies miss; a device that has nothing yet is asked when it has. */
  requestMissingParts(records: readonly StoredRecord[]): void {
    const bodies = records.flatMap(({ key, body }) => (body === null ? [] : [{ key, state: body.state }]));
    if (this.#sent === null || bodies.length === 0) return;
    const turn = this.#hellos;
    const states = bodies.map(({ state }) => state);
    this.#hub.tasks.run(this.uid, 'stateVectors', states).then(
      (vectors) => {
        if (!this.#isCurrent(turn)) return;
        for (const [at, { key }] of bodies.entries())
          this.#send({ type: 'want', body: { key, vector: vectors[at] as Uint8Array } });
      },
      (error: unknown) => this.#hub.report('sync/ask-failed', error),
    );
  }

  /** Tells of records whose bodies the hub merges no more; a device that has nothing yet hears of them when it has. */
  reportSetAside(keys: readonly string[]): void {
    if (this.#sent === null) return;
    for (const key of keys) this.refuse(null, 'damaged', key, null);
  }

  /** A push that was read where it came in. */
  #take(read: PushFrame, receivedAt: number): void {
    const { push } = read;
    if (this.#isOverRate(push, receivedAt)) return;
    if (this.#admitting === null) return void this.#append(read, receivedAt);
    const release = this.#allowance.hold(push.changes.length);
    if (typeof release === 'number') return this.refuse(push.id, 'rate', null, release);
    this.#inOrder(release, () => this.#append(read, receivedAt));
  }

  /** Reads a large frame where nobody waits for it. */
  #readApart(frame: Uint8Array): void {
    const receivedAt = this.#hub.now();
    const release = this.#allowance.hold(frame.length);
    if (typeof release === 'number') return this.refuse(pushIdIn(frame), 'rate', null, release);
    this.#inOrder(release, async () => {
      const { limits, tasks } = this.#hub;
      const read = await tasks.run(this.uid, 'readFrame', { frame, limits }).catch((error: unknown) => {
        this.#hub.report('sync/admission-failed', error);
        if (error instanceof TaskEnded) this.refuse(pushIdIn(frame), 'too-large', null, null);
        else this.refuse(pushIdIn(frame), 'busy', null, 5);
        return null;
      });
      if (this.#closed || read === null) return;
      if (read.kind !== 'push') this.#handle(read);
      else if (!this.#isOverRate(read.push, receivedAt)) await this.#append(read, receivedAt);
    });
  }

  #isOverRate({ id, changes, offer }: ReadPush, receivedAt: number): boolean {
    const wait = offer ? null : this.#allowance.take(receivedAt, changes.length);
    if (wait !== null) this.refuse(id, 'rate', null, wait);
    return wait !== null;
  }

  #inOrder(release: () => void, work: () => Promise<void>): void {
    const before = this.#admitting ?? Promise.resolve();
    const own = before
      .then(() => (this.#closed ? undefined : work()))
      .catch((error: unknown) => this.#hub.report('sync/admission-failed', error))
      .finally(release);
    this.#admitting = own;
    void own.then(() => {
      if (this.#admitting === own) this.#admitting = null;
    });
  }

  async #append({ push, admitted }: PushFrame, receivedAt: number): Promise<void> {
    if (!admitted.ok) return this.refuse(push.id, admitted.error.code, admitted.error.key, null);
    const { limits } = this.#hub;
    const { highest, removals } = admitted.value;
    await this.#hub.append(
      {
        uid: this.uid,
        id: push.id,
        payload: push.changes,
        replaced: push.replaced,
        highest,
        bound: push.offer ? null : { nowMs: receivedAt, aheadMs: limits.aheadMs },
        quota: limits.documentBytes,
        receivedAt,
      },
      this,
      removals,
    );
  }

  /** What an older hello asked for ends here. */
  #hear(hello: Hello): void {
    this.#hellos += 1;
    this.#sent = null;
    this.drained();
    const turn = this.#hellos;
    this.#background(() => this.#greet(hello, turn));
  }

  async #greet(hello: Hello, turn: number): Promise<void> {
    if (!this.#isCurrent(turn)) return;
    const { storage } = this.#hub;
    const [epoch, since] = await Promise.all([this.#hub.epoch(), this.#since(hello.cursor)]);
    const { head } = since;
    if (head.deleted) return this.end('account-deleted');
    const same = isSameHistory(hello, epoch, since);
    if (!this.#isCurrent(turn)) return;
    this.#send({
      type: 'welcome',
      body: {
        epoch,
        time: this.#hub.now(),
        head: head.sequence,
        highest: head.highest,
        history: same ? 'same' : 'other',
      },
    });
    this.#head = Math.max(this.#head, head.sequence);
    const sent =
      same && hello.cursor !== null ? await this.#catchUp(hello.cursor, since, turn) : await this.#sendSnapshot(turn);
    if (sent === null || !this.#isCurrent(turn)) return;
    this.#sent = sent;
    await this.#stream(turn);
    const [incomplete, setAside] = [
      await storage.incomplete(this.uid, toldAtOnce),
      await storage.setAside(this.uid, toldAtOnce),
    ];
    if (!this.#isCurrent(turn)) return;
    this.requestMissingParts(incomplete);
    this.reportSetAside(setAside);
  }

  /** Whether the device is there and has not said hello again. */
  #isCurrent(turn: number): boolean {
    return !this.#closed && turn === this.#hellos;
  }

  /** A device that has nothing gets all there is, however much: sizes and marks are not looked at. */
  async #since(cursor: number | null): Promise<Since> {
    const { storage } = this.#hub;
    if (cursor !== null) return storage.since(this.uid, cursor);
    return { head: await storage.head(this.uid), mark: null, log: 0, records: 0 };
  }

  /** The log after the cursor while it is there and the shorter way, else the records that changed since. */
  async #catchUp(cursor: number, { head, log, records }: Since, turn: number): Promise<number> {
    if (cursor >= head.sequence) return cursor;
    if (cursor >= head.floor && (head.folded <= cursor || log <= records)) return cursor;
    const { storage } = this.#hub;
    const { folded, index } = await storage.recordsChangedAfter(this.uid, cursor);
    const keys = index.map(({ key }) => key);
    for (let at = 0; at < keys.length && this.#isCurrent(turn); ) {
      await this.#whenRoomFor(turn, async () => {
        const some = await storage.someRecords(this.uid, keys.slice(at, at + recordsAStep), catchUpBytes);
        at += some.keys;
        const isLast = at >= keys.length;
        const range = isLast
          ? { upto: folded, mark: await storage.commitIdAt(this.uid, folded) }
          : { upto: cursor, mark: null };
        const content = await this.#hub.tasks.run(this.uid, 'contentOfRecords', some.records);
        this.#sendChanges({ after: cursor, ...range }, content, turn);
      });
    }
    if (keys.length === 0)
      this.#sendChanges(
        { after: cursor, upto: folded, mark: await storage.commitIdAt(this.uid, folded) },
        { entries: [] },
        turn,
      );
    return folded;
  }

  /**
   * Tells a device that has nothing which chunks to download. It says hello again when it has them.
   *
   * @returns 0, from where the log is sent, where the log is short enough; null where a snapshot was sent
   */
  async #sendSnapshot(turn: number): Promise<number | null> {
    const snapshot = await this.#hub.compactor.snapshotOf(this.uid);
    if (snapshot === null) return 0;
    if (!this.#isCurrent(turn)) return null;
    const { sequence, mark } = snapshot;
    const chunks = snapshot.chunks.map(({ id, kind, plainSize, sum }) => ({ id, kind, size: plainSize, sum }));
    this.#send({ type: 'snapshot', body: { sequence, mark, chunks } });
    return null;
  }

  /** Whether the log goes on after what was sent. */
  get #isBehind(): boolean {
    return !this.#closed && this.#sent !== null && this.#sent < this.#head;
  }

  /** Sends the log after `sent` until the device has it all; what is committed meanwhile too. */
  async #stream(turn: number): Promise<void> {
    while (this.#isCurrent(turn) && this.#sent !== null && this.#sent < this.#head) {
      const after = this.#sent;
      await this.#whenRoomFor(turn, async () => {
        const found = await this.#hub.storage.payloadsAfter(this.uid, after, catchUpBytes);
        if (found === null) throw new Error(`the log ends before ${this.#head}`);
        const { upto, mark, payloads } = found;
        const content = await this.#hub.tasks.run(this.uid, 'contentOfPayloads', payloads);
        this.#sendChanges({ after, upto, mark }, content, turn);
        if (this.#isCurrent(turn)) this.#sent = upto;
      });
    }
  }

  /** A device that asks for more and more without taking the answers is closed, and asks anew when it returns. */
  #answerFetch(fetch: Fetch): void {
    if (this.#fetches >= mostFetches) return this.end('busy');
    this.#fetches += 1;
    this.#background(async () => {
      this.#fetches -= 1;
      await this.#hub.compactor.compact(this.uid);
      await this.#sendAgain(fetch);
    });
  }

  async #sendAgain({ keys }: Fetch): Promise<void> {
    const turn = this.#hellos;
    await this.#whenRoomFor(turn, async () => {
      const records = await this.#hub.storage.records(this.uid, keys);
      const content = await this.#hub.tasks.run(this.uid, 'contentOfRecords', records);
      this.#sendChanges({ after: 0, upto: 0, mark: null }, content, turn);
    });
  }

  #sendChanges(range: Omit<Changes, 'entries' | 'packed'>, content: ChangesContent, turn: number): void {
    if (this.#isCurrent(turn))
      this.#send({ type: 'changes', body: { ...range, ...content, entries: [...content.entries] } });
  }

  /**
   * Reads and sends something once the socket has room, so that a socket that takes nothing costs no memory beyond its
   * buffer; and with few others at the same time, so that many that come back at once do not fill the memory either.
   */
  async #whenRoomFor(turn: number, work: () => Promise<void>): Promise<void> {
    await this.#room(turn);
    await this.#hub.catchUp(this.uid, async () => {
      if (this.#isCurrent(turn)) await work();
    });
  }

  #hasRoom(): boolean {
    return this.#socket.buffered() < this.#hub.limits.bufferedBytes;
  }

  async #room(turn: number): Promise<void> {
    while (this.#isCurrent(turn) && !this.#hasRoom()) await new Promise<void>((go) => this.#whenRoom.push(go));
  }

  #send(message: Parameters<typeof encodeMessage>[0]): void {
    this.#sendFrame(encodeMessage(message));
  }

  #sendFrame(frame: Uint8Array): void {
    if (!this.#closed) this.#socket.send(frame);
  }

  /**
   * Does work after what is under way, and then what was committed meanwhile. A failure of the storage ends the connection:
   * the device comes again, and nothing was acknowledged.
   */
  #background(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      this.#streams = true;
      try {
        await work();
        while (this.#isBehind) await this.#stream(this.#hellos);
      } catch (error) {
        this.#hub.report('sync/connection-failed', error);
        this.end('busy');
      } finally {
        this.#streams = false;
      }
    });
  }
}

/** Whether the device's past is part of this history. A device without one has nothing to differ in. */
function isSameHistory(hello: Hello, epoch: string, { head, mark }: Since): boolean {
  if (hello.epoch === null) return true;
  if (hello.epoch !== epoch) return false;
  if (hello.cursor === null || hello.cursor === 0) return true;
  if (hello.cursor > head.sequence || hello.mark === null) return false;
  return mark !== null && equalBytes(mark, hello.mark);
}
