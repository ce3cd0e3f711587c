import {
  type Ack,
  decodeHubMessage,
  encodeMessage,
  type HubMessage,
  isEnding,
  isPassing,
  type Refused,
  type Welcome,
} from '../protocol/index.ts';
import { Inbound } from './inbound.ts';
import { type CloseReason, Link } from './link.ts';
import { Outbound } from './outbound.ts';
import type { Replica } from './replica.ts';
import type { StatusParts } from './status.ts';
import type { TabMessage } from './tabs.ts';
import { type Holding, Turn } from './turn.ts';

const longestClockSampleMs = 10_000;
/** Below this a new offset is noise of the network. */
const offsetNoiseMs = 1_000;
const idleAfterMs = 60_000;
const storageRetrySeconds = 5;
const downloadRetrySeconds = 5;
/** Settling locks what the person's acts are appended to, until the page has answered the disk: its time is a pause. */
const settleAfterQuietMs = 250;
const settleWithinMs = 2_000;

/**
 * This page's conversation with the hub: holds the socket when it is this tab's turn, says hello, and takes the hub's
 * messages one after the other.
 */
export class SyncSession {
  readonly #replica: Replica;
  readonly #link: Link;
  readonly #turn: Turn;
  readonly #inbound: Inbound;
  readonly #outbound: Outbound;
  #inbox: Promise<void> = Promise.resolve();
  /** How much of what was heard, an answer perhaps, has yet to be taken. */
  #untaken = 0;
  #visible = true;
  #welcomed = false;
  #greeting = false;
  #helloAt = 0;
  #head = 0;
  /** Of pushes that the cursor has not passed. */
  #acks: readonly Ack[] = [];
  #signIn = false;
  #cancelIdle: (() => void) | null = null;
  #cancelWait: (() => void) | null = null;
  #cancelSettling: (() => void) | null = null;
  #stopped = false;

  constructor(replica: Replica) {
    this.#replica = replica;
    this.#link = new Link(replica.ports, {
      opened: () => this.#helloAfterInbox(),
      received: (frame) => this.#receive(frame),
      stateChanged: () => this.#linkChanged(),
      ended: (reason) => this.#ended(reason),
      silent: () => this.#ask({ type: 'ping', body: {} }),
      isOwed: () => this.#untaken === 0 && (this.#greeting || replica.outbox.hasSent),
    });
    this.#turn = new Turn(replica.ports, {
      granted: () => this.#granted(),
      lost: () => this.#link.rest(),
      woken: () => this.#link.want(),
      looked: () => void replica.reread(),
      otherChanged: () => replica.statusChanged(),
      describe: () => ({
        offline: this.linkState === 'offline',
        signIn: this.linkState === 'sign-in',
        busy: this.linkState === 'busy',
        caughtUp: this.caughtUp,
        ...replica.seen,
      }),
    });
    this.#inbound = new Inbound(replica, {
      head: () => this.#head,
      again: () => this.#helloAgain(),
      fetch: (keys) => this.#welcomed && this.#ask({ type: 'fetch', body: { keys: [...keys] } }),
      offered: () => this.#pump(),
      inOrder: (work) => {
        this.#link.noticeLife();
        return this.#inOrder(work);
      },
      notDownloaded: () => this.#later(downloadRetrySeconds, () => this.#helloAgain()),
      failed: (error) => this.#failed(error),
    });
    this.#outbound = new Outbound(replica, {
      send: (frame) => this.#link.ask(frame),
      offered: () => this.#pump(),
      later: (seconds) => {
        this.#turn.tell();
        this.#later(seconds, () => this.#pump());
      },
      askTheTime: (seconds) => {
        this.#welcomed = false;
        this.#later(seconds, () => this.#helloAgain());
      },
      acknowledged: () => this.#settleInAPause(),
      absorb: (changes) => this.#inbound.absorb(changes, null),
    });
  }

  get linkState(): StatusParts['link'] {
    const { other } = this.#turn;
    if (other !== null) return linkOf(other);
    if (this.#signIn) return 'sign-in';
    if (this.#link.offline) return 'offline';
    if (this.#link.state === 'closed') return this.#visible ? 'connecting' : 'idle';
    if (this.#link.state !== 'open') return 'connecting';
    return this.#outbound.hubIsBusy ? 'busy' : 'online';
  }

  /** Whether everything that the hub had at the welcome is here, and held against what was here before. */
  get caughtUp(): boolean {
    const { other } = this.#turn;
    if (other !== null) return other.caughtUp;
    const { cursor, earlierLayers } = this.#replica.meta;
    return this.#welcomed && cursor !== null && cursor >= this.#head && earlierLayers.length === 0;
  }

  start(visible: boolean): void {
    this.#visible = visible;
    this.#turn.start(visible);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelIdle?.();
    this.#cancelWait?.();
    this.#cancelSettling?.();
    this.#turn.stop();
    this.#link.rest();
  }

  visible(visible: boolean): void {
    this.#visible = visible;
    if (this.#stopped) return;
    this.#turn.setVisible(visible);
    if (visible) return this.nudge();
    this.#settle();
    this.#restWhenIdle();
  }

  /** Now would be a good moment: the browser says online, or the person is back. */
  nudge(): void {
    if (this.#stopped) return;
    this.#signIn = false;
    if (this.#turn.isOurs) this.#link.want();
    else this.#turn.wake();
  }

  /** Rows were stored, by this tab or another. */
  somethingWaits(): void {
    if (this.#stopped || !this.#turn.isOurs) return;
    if (this.#replica.outbox.size > 0 && !this.#signIn) this.#link.need();
    this.#pump();
  }

  hear(message: TabMessage): void {
    this.#turn.hear(message);
  }

  /** Rows that were refused are tried again. */
  retry(rows: readonly number[]): void {
    void this.#inOrder(async () => {
      await this.#outbound.retry(rows);
      this.#pump();
    });
  }

  /** Another tab found that what is stored has to come once more. */
  startOver(): void {
    if (!this.#stopped && this.#turn.isOurs) this.#helloAfterInbox();
  }

  /** A record whose bytes are damaged here is asked for again. */
  fetchAgain(key: string): void {
    this.#inbound.fetchAgain(key);
  }

  #granted(): void {
    void this.#replica.reread().then(() => {
      if (this.#turn.isOurs && !this.#stopped) this.#link.want();
    });
  }

  #linkChanged(): void {
    if (this.#link.state === 'closed') {
      this.#welcomed = false;
      this.#greeting = false;
      this.#acks = [];
      this.#inbound.disconnected();
      this.#replica.outbox.disconnected();
    }
    this.#turn.tell();
    this.#replica.statusChanged();
  }

  #restWhenIdle(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = this.#replica.ports.after(idleAfterMs, () => {
      if (this.#visible || this.#stopped) return;
      if (this.#replica.waitingCount > 0) this.#restWhenIdle();
      else this.#link.rest();
    });
  }

  /** The hub said so: it would say the same again, so nobody asks until the person does something. */
  #ended(reason: Exclude<CloseReason, 'lost'>): void {
    this.#link.rest();
    if (reason !== 'sign-in') return this.#replica.end(reason);
    this.#signIn = true;
    this.#turn.tell();
    this.#replica.statusChanged();
  }

  #hello(): void {
    this.#greeting = true;
    this.#helloAt = this.#replica.ports.monotonic();
    const { epoch, cursor, mark } = this.#replica.meta;
    this.#ask({ type: 'hello', body: { epoch, cursor, mark, replica: this.#replica.id } });
  }

  /** What came on an earlier connection is taken first: hello says how far that goes. */
  #helloAfterInbox(): void {
    this.#inbox = this.#inbox.then(() => this.#helloAgain()).catch((error) => this.#failed(error));
  }

  #helloAgain(): void {
    if (!this.#greeting && this.#link.state === 'open') this.#hello();
  }

  #ask(message: Parameters<typeof encodeMessage>[0]): void {
    this.#link.ask(encodeMessage(message));
  }

  #receive(frame: Uint8Array): void {
    const message = decodeHubMessage(frame);
    if (message.ok) return void this.#inOrder(() => this.#take(message.value));
    if (message.error.code !== 'sync/version') return;
    this.#replica.fail('sync', { code: 'sync/refused', refusal: 'version', key: null });
  }

  async #take({ type, body }: HubMessage): Promise<void> {
    await this.#inbound.settled();
    switch (type) {
      case 'welcome':
        return this.#welcome(body);
      case 'snapshot':
        return this.#inbound.snapshot(body);
      case 'changes':
        await this.#inbound.changes(body);
        return this.#takeAcks();
      case 'ack':
        this.#acks = [...this.#acks, body];
        return this.#takeAcks();
      case 'refused':
        return this.#refused(body);
      case 'want':
        // a device that downloads a snapshot lacks what the hub asks for; the hub asks again at the next hello
        return this.#replica.meta.cursor === null ? undefined : this.#outbound.give(body);
      case 'ping':
        return;
    }
  }

  /**
   * Messages are taken one after the other: what one stored the next may build on. A failing storage is told as such, and
   * the message comes again on the next connection, because the cursor did not move.
   */
  #inOrder(work: () => Promise<void>): Promise<void> {
    this.#untaken++;
    this.#inbox = this.#inbox.then(async () => {
      if (this.#stopped) return;
      try {
        await work();
        this.#replica.fail('reading', null);
      } catch (error) {
        this.#failed(error);
      } finally {
        this.#untaken--;
      }
    });
    return this.#inbox;
  }

  #failed(error: unknown): void {
    if (this.#stopped) return;
    this.#replica.fail('reading', { code: 'storage/unavailable' });
    this.#replica.ports.report?.(error);
    this.#link.rest();
    this.#later(storageRetrySeconds, () => this.#turn.isOurs && this.#link.want());
  }

  async #welcome(welcome: Welcome): Promise<void> {
    if (!this.#greeting) return; // repeated on the way: what it began is under way
    const tookMs = this.#replica.ports.monotonic() - this.#helloAt;
    const clockSet = tookMs <= longestClockSampleMs ? this.#setClock(welcome.time + tookMs / 2) : null;
    await Promise.all([clockSet, this.#inbound.meetHistory(welcome)]);
    this.#head = welcome.head;
    if (welcome.head === 0 && this.#replica.meta.cursor === null) {
      await this.#inbound.absorb([], { after: 0, upto: 0, mark: null });
    }
    await this.#inbound.compareIfDue();
    this.#greeting = false;
    this.#welcomed = true;
    this.#replica.fail('sync', null);
    this.#settleInAPause();
    const again = this.#replica.outbox.refusedRows(({ code }) => code === 'quota' || code === 'version');
    if (again.length > 0) await this.#outbound.retry(again);
    this.#replica.statusChanged();
    this.#pump();
  }

  /** What a wrong clock stamped, and nobody was sent, is stamped anew. */
  async #setClock(hubNow: number): Promise<void> {
    const { clock, meta, storage, ports } = this.#replica;
    const offset = Math.round(hubNow - ports.now());
    if (Math.abs(offset - clock.offset) > offsetNoiseMs || meta.epoch === null) {
      clock.reset(offset);
      await storage.setClock({ offset });
      this.#replica.setMeta({ clock: { offset } });
    }
    await this.#outbound.restampMisdated();
  }

  /**
   * What is acknowledged counts as shared once the cursor has passed it: before, a hub that lost its past could not be
   * told from this one, and what it lost would be missed by nobody.
   */
  async #takeAcks(): Promise<void> {
    const cursor = this.#replica.meta.cursor ?? -1;
    const due = this.#acks.filter(({ upto }) => upto <= cursor);
    if (due.length === 0) return;
    this.#acks = this.#acks.filter(({ upto }) => upto > cursor);
    for (const { ids } of due) await this.#outbound.acknowledge(ids);
    this.#pump();
  }

  #settleInAPause(): void {
    const { monotonic, after } = this.#replica.ports;
    if (this.#cancelSettling !== null || this.#stopped) return;
    const latest = monotonic() + settleWithinMs;
    const look = () => {
      const isBusy = this.#replica.quietMs < settleAfterQuietMs && monotonic() < latest;
      if (isBusy) this.#cancelSettling = after(settleAfterQuietMs, look);
      else this.#settle();
    };
    this.#cancelSettling = after(settleAfterQuietMs, look);
  }

  #settle(): void {
    this.#cancelSettling?.();
    this.#cancelSettling = null;
    void this.#inOrder(() => this.#outbound.settle().catch((error: unknown) => this.#replica.ports.report?.(error)));
  }

  async #refused(refused: Refused): Promise<void> {
    const { id, code, key } = refused;
    if (id !== null) {
      await this.#outbound.refuse(refused);
      return this.#pump();
    }
    if (isEnding(code) || code === 'sign-in') return this.#ended(code);
    if (!isPassing(code)) this.#replica.fail('sync', { code: 'sync/refused', refusal: code, key });
  }

  #later(seconds: number, work: () => void): void {
    this.#cancelWait?.();
    this.#cancelWait = this.#replica.ports.after(seconds * 1000, () => {
      this.#cancelWait = null;
      if (!this.#stopped) work();
    });
  }

  #pump(): void {
    if (!this.#welcomed || this.#cancelWait !== null || this.#stopped) return;
    if (!this.#outbound.hasWronglyStamped) return this.#outbound.send();
    void this.#inOrder(async () => {
      await this.#outbound.restampMisdated();
      this.#outbound.send();
    });
  }
}

function linkOf({ signIn, offline, busy }: Holding): StatusParts['link'] {
  if (signIn) return 'sign-in';
  if (offline) return 'offline';
  return busy ? 'busy' : 'online';
}
