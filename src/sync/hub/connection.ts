import { type Ack, type Changes, encodeMessage, type Fetch, type Hello, type RefusalCode } from '../protocol/index.ts';
import type { ConnectionHub, ConnectionOwner, HubSocket } from './connection-ports.ts';
import { FrameReceiver, type OtherFrame } from './frame-receiver.ts';
import type { RecordPosition, Since, SomeRecords } from './hub-storage.ts';
import type { ChangesContent } from './hub-tasks.ts';
import type { PushRateLimit } from './push-rate-limit.ts';
import { recordPages } from './record-index.ts';
import { isSameHistory } from './same-history.ts';

const catchUpBytes = 256 * 1024;
const recordsAStep = 200;
/** The maximum number of incomplete bodies, and of set-aside records, that are reported after a hello. */
const maxReported = 20;
/** The maximum number of unanswered fetches of a device. A device sends a fetch to receive a damaged record again. */
const maxFetches = 50;

/**
 * The connection of one device. `sent` is the sequence number up to which everything was passed to the socket. It is
 * null until the device has said hello, and while the device downloads a snapshot. Streams to the device run one at a
 * time. A new hello cancels the work of an earlier one.
 */
export class HubConnection {
  readonly uid: string;
  readonly sessionId: string;
  readonly #hub: ConnectionHub<HubConnection>;
  readonly #socket: HubSocket;
  #sent: number | null = null;
  #head = 0;
  /** The number of hellos so far. Work that was started for an earlier hello stops. */
  #hellos = 0;
  #work: Promise<void> = Promise.resolve();
  /** Whether running or queued work will stream the log up to its head. */
  #streams = false;
  #closed = false;
  readonly #allowance: PushRateLimit;
  readonly #frames: FrameReceiver<HubConnection>;
  #whenRoom: (() => void)[] = [];
  #fetches = 0;

  constructor(
    hub: ConnectionHub<HubConnection>,
    speaker: ConnectionOwner,
    socket: HubSocket,
    allowance: PushRateLimit,
  ) {
    this.#hub = hub;
    this.uid = speaker.uid;
    this.sessionId = speaker.sessionId;
    this.#socket = socket;
    this.#allowance = allowance;
    this.#frames = new FrameReceiver(hub, this, allowance, (read) => this.#handle(read));
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** The number up to which everything was passed to the socket; 0 if nothing was. */
  get sent(): number {
    return this.#sent ?? 0;
  }

  /** Handles one frame from the device. An invalid frame is refused and changes nothing. */
  receive(frame: Uint8Array): void {
    if (!this.#closed) this.#frames.receive(frame);
  }

  #handle(read: OtherFrame): void {
    if (read.kind === 'refused') return this.refuse(read.id, read.code, null, null);
    const { type, body } = read.message;
    switch (type) {
      case 'hello':
        return this.#receiveHello(body);
      case 'fetch':
        return this.#answerFetch(body);
      case 'ping':
        return this.#send({ type: 'ping', body: {} });
    }
  }

  /** Continues after the socket's buffer has drained. */
  drained(): void {
    const pending = this.#whenRoom;
    this.#whenRoom = [];
    for (const go of pending) go();
  }

  /** Called after the socket has closed. */
  closed(): void {
    this.#closed = true;
    this.drained();
    this.#hub.disconnected(this);
  }

  /** Sends the refusal code, if there is one, and closes the connection. */
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
   * Sends a commit (after, upto]: directly if this device has everything before it, otherwise from the log.
   *
   * @param frame null if the commit is too large for one frame
   */
  follow(after: number, upto: number, frame: (() => Uint8Array) | null): void {
    this.#head = Math.max(this.#head, upto);
    if (this.#sent === null || this.#streams || upto <= this.#sent) return;
    if (frame !== null && this.#sent === after && this.#hasRoom()) {
      this.#sent = upto;
      this.#sendFrame(frame());
    } else {
      this.#streams = true;
      const turn = this.#hellos;
      this.#background(() => this.#stream(turn));
    }
  }

  /** Requests the missing parts of bodies. A device in its first sync is asked once that sync is complete. */
  requestMissingParts(keys: readonly string[]): void {
    if (this.#sent === null || keys.length === 0) return;
    const turn = this.#hellos;
    this.#eachSome(keys, turn, async ({ records }) => {
      const bodies = records.flatMap(({ key, body }) => (body === null ? [] : [{ key, state: body.state }]));
      const states = bodies.map(({ state }) => state);
      const vectors = await this.#hub.tasks.run(this.uid, 'stateVectors', states);
      if (!this.#isCurrent(turn)) return;
      for (const [at, { key }] of bodies.entries())
        this.#send({ type: 'want', body: { key, vector: vectors[at] as Uint8Array } });
    }).catch((error: unknown) => this.#hub.report('sync/ask-failed', error));
  }

  /**
   * Reports records whose bodies the hub no longer merges. A device in its first sync is notified once that sync is
   * complete.
   */
  reportSetAside(keys: readonly string[]): void {
    if (this.#sent === null) return;
    for (const key of keys) this.refuse(null, 'damaged', key, null);
  }

  /**
   * Starts answering a hello, and cancels the work of an earlier one. A device that says hello too often is disconnected,
   * because each answer reads the database.
   */
  #receiveHello(hello: Hello): void {
    if (!this.#allowance.takeHello(this.#hub.now())) return this.end('busy');
    this.#hellos += 1;
    this.#sent = null;
    this.drained();
    const turn = this.#hellos;
    this.#background(() => this.#greet(hello, turn));
  }

  async #greet(hello: Hello, turn: number): Promise<void> {
    const { storage } = this.#hub;
    const epoch = await this.#hub.epoch();
    const since = await this.#inTurn(() => this.#since(hello.cursor));
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
      await storage.incomplete(this.uid, maxReported),
      await storage.setAside(this.uid, maxReported),
    ];
    if (!this.#isCurrent(turn)) return;
    this.requestMissingParts(incomplete);
    this.reportSetAside(setAside);
  }

  /** Returns whether the device is connected and has not said hello again. */
  #isCurrent(turn: number): boolean {
    return !this.#closed && turn === this.#hellos;
  }

  /**
   * Reads the head and, for a device with a cursor, sizes and the commit id. A device without a cursor needs everything
   * anyway.
   */
  async #since(cursor: number | null): Promise<Since> {
    const { storage } = this.#hub;
    if (cursor !== null) return storage.since(this.uid, cursor);
    return { head: await storage.head(this.uid), mark: null, log: 0, records: 0 };
  }

  /**
   * Returns the sequence number from which to stream the log. Sends the changed records first if the log no longer
   * reaches back to the cursor, or if it is larger than those records.
   */
  async #catchUp(cursor: number, { head, log, records }: Since, turn: number): Promise<number> {
    if (cursor >= head.sequence) return cursor;
    if (cursor >= head.floor && (head.folded <= cursor || log <= records)) return cursor;
    return this.#sendRecordsAfter(cursor, turn);
  }

  /** Sends the records that changed after a number. Returns the number up to which the device then has everything. */
  async #sendRecordsAfter(cursor: number, turn: number): Promise<number> {
    const { storage } = this.#hub;
    const changedAfter = (position: RecordPosition, limit: number) =>
      this.#inTurn(() => storage.recordsChangedAfter(this.uid, position, limit));
    let folded: number | null = null;
    for await (const page of recordPages(changedAfter, cursor)) {
      if (!this.#isCurrent(turn)) break;
      folded ??= page.folded;
      const range = { after: cursor, upto: folded, mark: await storage.commitIdAt(this.uid, folded) };
      if (page.isLast && page.index.length === 0) this.#sendChanges(range, { entries: [] }, turn);
      const keys = page.index.map(({ key }) => key);
      await this.#eachSome(keys, turn, async ({ records }, isLast) => {
        const content = await this.#hub.tasks.run(this.uid, 'contentOfRecords', records);
        this.#sendChanges(page.isLast && isLast ? range : { after: cursor, upto: cursor, mark: null }, content, turn);
      });
    }
    return folded ?? cursor;
  }

  /**
   * Lists the chunks that a new device must download. The device says hello again once it has them.
   *
   * @returns 0 if the log is short enough to be sent from its start; null if a snapshot was sent
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

  /** Whether the log continues after `sent`. */
  get #isLagging(): boolean {
    return !this.#closed && this.#sent !== null && this.#sent < this.#head;
  }

  /**
   * Streams the log after `sent`, including new commits, until the device is up to date. If the log is pruned meanwhile,
   * the records take its place.
   */
  async #stream(turn: number): Promise<void> {
    while (this.#isCurrent(turn) && this.#sent !== null && this.#sent < this.#head) {
      const after = this.#sent;
      if (await this.#streamSome(after, turn)) continue;
      const upto = await this.#sendRecordsAfter(after, turn);
      if (this.#isCurrent(turn)) this.#sent = upto;
    }
  }

  /** Streams some of the log after a number. Returns false if it is pruned there. */
  async #streamSome(after: number, turn: number): Promise<boolean> {
    let isThere = true;
    await this.#whenRoomFor(turn, async () => {
      const found = await this.#hub.storage.payloadsAfter(this.uid, after, catchUpBytes);
      if (found === null) throw new Error(`the log ends before ${this.#head}`);
      isThere = found !== 'pruned';
      if (found === 'pruned') return;
      const { upto, mark, payloads } = found;
      const content = await this.#hub.tasks.run(this.uid, 'contentOfPayloads', payloads);
      this.#sendChanges({ after, upto, mark }, content, turn);
      if (this.#isCurrent(turn)) this.#sent = upto;
    });
    return isThere;
  }

  /**
   * Answers a fetch. A device that keeps fetching without receiving the answers is disconnected; it fetches again when
   * it returns.
   */
  #answerFetch(fetch: Fetch): void {
    if (this.#fetches >= maxFetches) return this.end('busy');
    this.#fetches += 1;
    this.#background(async () => {
      this.#fetches -= 1;
      // if it fails, the record is sent as it is stored, since the device gets what is newer from the log
      await this.#hub.compactor.compact(this.uid).catch(() => {});
      await this.#sendAgain(fetch);
    });
  }

  async #sendAgain({ keys }: Fetch): Promise<void> {
    const turn = this.#hellos;
    await this.#eachSome(keys, turn, async ({ records }) => {
      const content = await this.#hub.tasks.run(this.uid, 'contentOfRecords', records);
      this.#sendChanges({ after: 0, upto: 0, mark: null }, content, turn);
    });
  }

  /** Reads records in steps of a bounded size, each once the socket has room. */
  async #eachSome(
    keys: readonly string[],
    turn: number,
    handle: (some: SomeRecords, isLast: boolean) => Promise<void>,
  ): Promise<void> {
    for (let at = 0; at < keys.length && this.#isCurrent(turn); ) {
      await this.#whenRoomFor(turn, async () => {
        const { storage } = this.#hub;
        const some = await storage.someRecords(this.uid, keys.slice(at, at + recordsAStep), catchUpBytes);
        at += some.keys;
        await handle(some, at >= keys.length);
      });
    }
  }

  #sendChanges(range: Omit<Changes, 'entries' | 'packed'>, content: ChangesContent, turn: number): void {
    if (this.#isCurrent(turn))
      this.#send({ type: 'changes', body: { ...range, ...content, entries: [...content.entries] } });
  }

  /**
   * Runs work that reads and sends data once the socket has room, so that a stalled socket costs no memory beyond its
   * buffer. Concurrent catch-ups are limited, so that many returning devices do not exhaust memory.
   */
  async #whenRoomFor(turn: number, work: () => Promise<void>): Promise<void> {
    await this.#room(turn);
    await this.#hub.catchUp(this.uid, async () => {
      if (this.#isCurrent(turn)) await work();
    });
  }

  /** Reads when it is this person's turn, because each read takes some milliseconds of the main thread. */
  #inTurn<Value>(read: () => Promise<Value>): Promise<Value> {
    return this.#hub.catchUp(this.uid, async () => {
      await this.#hub.yieldToOthers();
      return read();
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
   * Runs work after all earlier work, then streams what was committed in the meantime. A storage failure ends the
   * connection. Nothing was acknowledged, so the device reconnects and retries.
   */
  #background(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      this.#streams = true;
      try {
        await work();
        while (this.#isLagging) await this.#stream(this.#hellos);
      } catch (error) {
        this.#hub.report('sync/connection-failed', error);
        this.end('busy');
      } finally {
        this.#streams = false;
      }
    });
  }
}
