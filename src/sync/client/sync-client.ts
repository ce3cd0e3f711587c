import type { RecordKey } from '#domain/kernel/index.ts';
import type { DocumentCore } from '../document/document-core.ts';
import { Inbound } from '../document/inbound.ts';
import { Outbound } from '../document/outbound.ts';
import type { Answer, NextPush } from '../document/push-window.ts';
import type { FetchChunk } from '../document/snapshot-download.ts';
import { type StatusParts, storageFailure } from '../document/status.ts';
import { showPromoted } from '../document/synced-layer.ts';
import { type DeviceMessage, decodeHubMessage, encodeMessage, type HubMessage } from '../protocol/index.ts';
import { type ClientEvent, type Effect, initialState, type Timer, type Work } from './client-state.ts';
import type { Connect, DeviceSocket, SessionEnd } from './socket.ts';
import { step } from './step.ts';

export interface SyncClientPorts {
  readonly connect: Connect;
  readonly fetchChunk: FetchChunk;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** The sign-in or the account has ended. */
  readonly ended: (reason: SessionEnd) => void;
  /** Copies a record that was permanently deleted elsewhere while changes to it are pending here. */
  readonly forkDeleted: (key: RecordKey) => Promise<void>;
}

/** A socket that is open or opening. Events of an earlier one are ignored. */
interface Connection {
  socket: DeviceSocket | null;
}

/**
 * Keeps a document in sync with the hub. It decides nothing: {@link step} does, and this class carries out its effects
 * on the socket, the other tabs and the document, and turns what happens there into events.
 */
export class SyncClient {
  readonly #core: DocumentCore;
  readonly #ports: SyncClientPorts;
  readonly #inbound: Inbound;
  readonly #outbound: Outbound;
  #state = initialState;
  readonly #events: ClientEvent[] = [];
  #isStepping = false;
  #connection: Connection | null = null;
  #releaseLock: (() => void) | null = null;
  /** Resolves when earlier pushes have been sent. */
  #sending: Promise<unknown> = Promise.resolve();
  readonly #timers = new Map<Timer, () => void>();

  constructor(core: DocumentCore, ports: SyncClientPorts) {
    this.#core = core;
    this.#ports = ports;
    this.#inbound = new Inbound(core, {
      fetchChunk: ports.fetchChunk,
      forkDeleted: ports.forkDeleted,
      happened: (event) => this.dispatch(event),
    });
    this.#outbound = new Outbound(core, (changes) => this.#inbound.changes.apply(changes, null));
  }

  get linkState(): StatusParts['link'] {
    return this.#state.shownLink;
  }

  /**
   * Whether this device has everything that the hub had at the welcome, and no replaced lineage is left to reconcile.
   */
  get caughtUp(): boolean {
    const { tab, link } = this.#state;
    if (!tab.isLeader && tab.leader !== null) return tab.leader.caughtUp;
    return link.kind === 'open' && link.isWelcomed && this.#inbound.isCaughtUp;
  }

  /** Requests a record whose bytes are damaged on this device. */
  requestAgain(key: string): void {
    this.#inbound.changes.requestAgain(key);
  }

  /** Takes one step. An event that occurs during a step is handled after it. */
  dispatch(event: ClientEvent): void {
    this.#events.push(event);
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) this.#step(next);
    } finally {
      this.#isStepping = false;
    }
  }

  #step(event: ClientEvent): void {
    const { state, effects } = step(this.#state, event, this.#core.ports.monotonic());
    this.#state = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: Effect): void {
    const { tabs } = this.#core.ports;
    switch (effect.do) {
      case 'open-socket':
        return this.#openSocket();
      case 'close-socket':
        return this.#closeSocket();
      case 'send':
        return this.#send(effect.message);
      case 'say-hello':
        return this.#sayHello();
      case 'send-pushes':
        return this.#sendPushes(effect.isRestamped);
      case 'work':
        return void this.#work(effect.work, effect.hubNow);
      case 'start-timer':
        return this.#startTimer(effect.timer, effect.ms);
      case 'retry-after':
        return this.#startTimer('retry', effect.ms * (0.5 + this.#ports.random()));
      case 'stop-timer':
        return this.#stopTimer(effect.timer);
      case 'request-lock':
        return this.#requestLock(effect.isStolen);
      case 'release-lock':
        return this.#releaseLock?.();
      case 'send-heartbeat':
        return this.#sendHeartbeat();
      case 'wake-leader':
        return tabs.post({ kind: 'wake' });
      case 'read-disk':
        return this.#readDisk(effect.mayConnect);
      case 'forget-connection':
        this.#inbound.snapshots.disconnected();
        return this.#outbound.pushes.disconnected();
      case 'update-status':
        return this.#core.events.statusChanged();
      case 'end':
        return this.#ports.ended(effect.reason);
      case 'set-failure':
        return this.#core.events.failed(effect.part, effect.failure);
    }
  }

  #openSocket(): void {
    const connection: Connection = { socket: null };
    this.#connection = connection;
    const ifCurrent = (work: () => void) => {
      if (this.#connection === connection) work();
    };
    const socket = this.#ports.connect({
      opened: () => ifCurrent(() => this.dispatch({ type: 'socket-opened' })),
      received: (frame) => ifCurrent(() => this.#received(frame)),
      closed: (reason) =>
        ifCurrent(() => {
          this.#connection = null;
          this.dispatch({ type: 'socket-closed', reason });
        }),
    });
    connection.socket = socket;
    if (this.#connection !== connection) socket.close();
  }

  #closeSocket(): void {
    const connection = this.#connection;
    this.#connection = null;
    connection?.socket?.close();
  }

  #received(frame: Uint8Array): void {
    const message = decodeHubMessage(frame);
    if (message.ok) return this.dispatch({ type: 'received', message: message.value });
    const isOtherVersion = message.error.code === 'sync/version';
    this.dispatch(isOtherVersion ? { type: 'received-other-version' } : { type: 'received', message: null });
  }

  #send(message: DeviceMessage): void {
    this.#connection?.socket?.send(encodeMessage(message));
  }

  #sayHello(): void {
    const { clock, meta } = this.#core;
    const { epoch, cursor, mark } = meta;
    this.#send({ type: 'hello', body: { epoch, cursor, mark, replica: clock.replica } });
  }

  /** Sends pending changes, unless a clock now known to be wrong stamped some of them. */
  #sendPushes(isRestamped: boolean): void {
    const { clock, ports } = this.#core;
    const next = this.#outbound.pushes.next(ports.monotonic(), isRestamped ? null : clock.offset);
    if (next === null) return this.dispatch({ type: 'restamp-needed' });
    for (const push of next.pushes) this.#sendPush(push);
    if (!next.areAll) ports.after(0, () => this.dispatch({ type: 'pushes-left' }));
  }

  /**
   * Sends a push once it is stored which rows this and earlier pushes contain. If the connection is lost before, the push
   * is sent again on the next one.
   */
  #sendPush(next: NextPush): void {
    const { push, rows } = next;
    const connection = this.#connection;
    const marking = rows.length > 0 ? this.#core.ports.storage.markSent(push.id, rows) : null;
    this.#sending = Promise.all([this.#sending, marking]).then(
      () => {
        if (connection !== null && this.#connection === connection) this.#send({ type: 'push', body: push });
      },
      (error: unknown) => this.#markingFailed(next, error),
    );
  }

  #markingFailed(next: NextPush, error: unknown): void {
    if (this.#state.isStopped) return;
    this.#outbound.pushes.notMarked(next);
    this.#core.ports.report?.(error);
    this.dispatch({ type: 'storing-failed', failure: storageFailure(error) });
  }

  async #work(work: Work, hubNow: number | null): Promise<void> {
    try {
      const answer = await this.#do(work, hubNow);
      this.dispatch({ type: 'worked', work, ...(answer && { answer }) });
    } catch (error) {
      if (this.#state.isStopped) return;
      this.#core.ports.report?.(error);
      this.dispatch({ type: 'work-failed', failure: storageFailure(error) });
    }
  }

  /**
   * Does a piece of work, and confirms what was acknowledged earlier, because most work can move the cursor.
   *
   * @returns what the hub has answered to a push
   */
  async #do(work: Work, hubNow: number | null): Promise<Answer | undefined> {
    switch (work.kind) {
      case 'hello':
        break;
      case 'message':
        await this.#inbound.snapshots.storing;
        return (await this.#handle(work.message, hubNow)) ?? this.#outbound.confirm();
      case 'chunk':
        await this.#inbound.snapshots.receiveChunk(work.chunk);
        break;
      case 'retry':
        await this.#outbound.retry(work.rows);
        break;
      case 'restamp':
        await this.#outbound.restampMisdated();
        break;
      case 'promote':
        await this.#promote().catch((error: unknown) => this.#core.ports.report?.(error));
        return undefined;
    }
    return this.#outbound.confirm();
  }

  /** Merges acknowledged rows into the synced layer, some at a time. */
  async #promote(): Promise<void> {
    for (let isRest = true; isRest; ) {
      const promoted = await this.#core.ports.storage.promote();
      if (promoted !== null) showPromoted(this.#core, promoted);
      isRest = promoted?.areAll === false && !this.#state.isStopped;
    }
  }

  async #handle({ type, body }: HubMessage, hubNow: number | null): Promise<Answer | undefined> {
    switch (type) {
      case 'welcome':
        await Promise.all([
          hubNow === null ? null : this.#outbound.setClock(hubNow),
          this.#inbound.compareLineage(body),
        ]);
        await this.#inbound.welcomed(body);
        await this.#outbound.retryAfterWelcome();
        break;
      case 'snapshot':
        await this.#inbound.snapshots.receive(body);
        break;
      case 'changes':
        await this.#inbound.changes.receive(body);
        break;
      case 'ack':
        return this.#outbound.confirm(body);
      case 'refused':
        return this.#outbound.refuse(body);
      case 'want':
        await this.#outbound.backfillBody(body);
        break;
      case 'ping':
        break;
    }
    return undefined;
  }

  #startTimer(timer: Timer, ms: number): void {
    this.#stopTimer(timer);
    const fire = () => {
      this.#timers.delete(timer);
      this.dispatch(this.#timerEvent(timer));
    };
    this.#timers.set(timer, this.#core.ports.after(ms, fire));
  }

  #stopTimer(timer: Timer): void {
    this.#timers.get(timer)?.();
    this.#timers.delete(timer);
  }

  #timerEvent(timer: Timer): ClientEvent {
    const type = 'timer';
    if (timer === 'promotion') return { type, timer, quietMs: this.#core.pending.quietMs };
    if (timer === 'idle') return { type, timer, pendingCount: this.#core.pendingCount };
    if (timer !== 'watch') return { type, timer };
    const buffered = this.#connection?.socket?.buffered() ?? 0;
    return { type, timer, buffered, unansweredSince: this.#unansweredSince };
  }

  /** When the oldest thing was sent that the hub still owes an answer to. */
  get #unansweredSince(): number | null {
    const { inbox, isWorking, link } = this.#state;
    if (isWorking || inbox.some(({ kind }) => kind !== 'hello')) return null; // the answer may be among them
    return (link.kind === 'open' ? link.helloAt : null) ?? this.#outbound.pushes.unansweredSince;
  }

  #requestLock(isStolen: boolean): void {
    if (isStolen) this.#releaseLock?.();
    this.#releaseLock = this.#core.ports.tabs.hold(isStolen, {
      granted: () => this.dispatch({ type: 'lock-granted' }),
      lost: () => this.dispatch({ type: 'lock-lost' }),
    });
  }

  #sendHeartbeat(): void {
    const { tab, isVisible } = this.#state;
    if (!tab.isLeader) return;
    const link = this.linkState;
    this.#core.ports.tabs.post({
      kind: 'holding',
      visible: isVisible,
      offline: link === 'offline',
      blocked: link === 'blocked',
      signIn: link === 'sign-in',
      busy: link === 'busy',
      caughtUp: this.caughtUp,
      ...this.#core.disk.seen,
    });
  }

  #readDisk(mayConnect: boolean): void {
    this.#core.disk.read().then(
      () => this.dispatch({ type: 'disk-read', mayConnect }),
      (error: unknown) => {
        if (this.#state.isStopped) return;
        this.#core.ports.report?.(error);
        this.dispatch({ type: 'storing-failed', failure: storageFailure(error) });
      },
    );
  }
}
