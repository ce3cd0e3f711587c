import type { RecordKey } from '#domain/kernel/index.ts';
import {
  decodeHubMessage,
  encodeMessage,
  type HubMessage,
  isEnding,
  isPassing,
  type Refused,
  type Welcome,
} from '../protocol/index.ts';
import type { DocumentCore } from './document-core.ts';
import { type CloseReason, HubConnector, type HubConnectorPorts } from './hub-connector.ts';
import { Inbound } from './inbound.ts';
import { Outbound } from './outbound.ts';
import type { FetchChunk } from './snapshot-download.ts';
import type { StatusParts } from './status.ts';
import { storageFailure } from './status.ts';
import { type LeaderState, TabLeader } from './tab-leader.ts';
import type { TabMessage } from './tabs.ts';

const longestClockSampleMs = 10_000;
/** A smaller change of the offset is network noise. */
const offsetNoiseMs = 1_000;
const idleAfterMs = 60_000;
const storageRetrySeconds = 5;
const downloadRetrySeconds = 5;
/**
 * Promoting locks the store to which the user's edits are appended, until the page has processed the result. It
 * therefore runs in a pause.
 */
const promoteAfterQuietMs = 250;
const promoteWithinMs = 2_000;

export interface SessionParts {
  readonly ports: HubConnectorPorts & { readonly fetchChunk: FetchChunk };
  /** The sign-in or the account has ended. */
  readonly ended: (reason: Exclude<CloseReason, 'lost' | 'sign-in'>) => void;
  /** Copies a record that was permanently deleted elsewhere while changes to it are pending here. */
  readonly forkDeleted: (key: RecordKey) => Promise<void>;
}

/**
 * This page's session with the hub: keeps the socket while this tab is the leader, says hello, and handles the hub's
 * messages in order.
 */
export class SyncSession {
  readonly #core: DocumentCore;
  readonly #parts: SessionParts;
  readonly #connector: HubConnector;
  readonly #leader: TabLeader;
  readonly #inbound: Inbound;
  readonly #outbound: Outbound;
  #inbox: Promise<void> = Promise.resolve();
  /** The number of received messages that are not processed yet. Answers may be among them. */
  #unprocessed = 0;
  #visible = true;
  #welcomed = false;
  #greeting = false;
  #helloAt = 0;
  #head = 0;
  #signIn = false;
  #cancelIdle: (() => void) | null = null;
  #cancelWait: (() => void) | null = null;
  #cancelPromotion: (() => void) | null = null;
  #stopped = false;

  constructor(core: DocumentCore, parts: SessionParts) {
    this.#core = core;
    this.#parts = parts;
    this.#connector = new HubConnector(parts.ports, {
      opened: () => this.#helloAfterInbox(),
      received: (frame) => this.#receive(frame),
      stateChanged: () => this.#linkChanged(),
      ended: (reason) => this.#ended(reason),
      silent: () => this.#ask({ type: 'ping', body: {} }),
      isOwed: () => this.#unprocessed === 0 && (this.#greeting || core.pending.awaitsAnswer),
    });
    this.#leader = new TabLeader(core.ports, {
      granted: () => this.#granted(),
      lost: () => this.#connector.disconnect(),
      syncRequested: () => this.#connector.connect(),
      tick: () => void core.disk.read(),
      leaderChanged: () => core.statusChanged(),
      describe: () => ({
        offline: this.linkState === 'offline',
        signIn: this.linkState === 'sign-in',
        busy: this.linkState === 'busy',
        caughtUp: this.caughtUp,
        ...core.disk.seen,
      }),
    });
    this.#inbound = new Inbound(core, parts.ports.fetchChunk, {
      forkDeleted: parts.forkDeleted,
      head: () => this.#head,
      again: () => this.#helloAgain(),
      fetch: (keys) => this.#welcomed && this.#ask({ type: 'fetch', body: { keys: [...keys] } }),
      offered: () => this.#sendPending(),
      inOrder: (work) => {
        this.#connector.noteActivity();
        return this.#inOrder(work);
      },
      notDownloaded: () => this.#later(downloadRetrySeconds, () => this.#helloAgain()),
      failed: (error) => this.#failed(error),
    });
    this.#outbound = new Outbound(core, {
      send: (frame) => this.#connector.ask(frame),
      offered: () => this.#sendPending(),
      later: (seconds) => {
        this.#leader.sendHeartbeat();
        this.#later(seconds, () => this.#sendPending());
      },
      askTheTime: (seconds) => {
        this.#welcomed = false;
        this.#later(seconds, () => this.#helloAgain());
      },
      acknowledged: () => this.#promoteWhenIdle(),
      applyRemote: (changes) => this.#inbound.applyRemote(changes, null),
    });
  }

  get linkState(): StatusParts['link'] {
    const { other } = this.#leader;
    if (other !== null) return linkOf(other);
    if (this.#signIn) return 'sign-in';
    if (this.#connector.offline) return 'offline';
    if (this.#connector.state === 'closed') return this.#visible ? 'connecting' : 'idle';
    if (this.#connector.state !== 'open') return 'connecting';
    return this.#outbound.hubIsBusy ? 'busy' : 'online';
  }

  /**
   * Whether this device has everything that the hub had at the welcome, and no replaced lineage is left to reconcile.
   */
  get caughtUp(): boolean {
    const { other } = this.#leader;
    if (other !== null) return other.caughtUp;
    const { cursor, earlierLayers } = this.#core.meta;
    return this.#welcomed && cursor !== null && cursor >= this.#head && earlierLayers.length === 0;
  }

  start(visible: boolean): void {
    this.#visible = visible;
    this.#leader.start(visible);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelIdle?.();
    this.#cancelWait?.();
    this.#cancelPromotion?.();
    this.#leader.stop();
    this.#connector.disconnect();
  }

  visible(visible: boolean): void {
    this.#visible = visible;
    if (this.#stopped) return;
    this.#leader.setVisible(visible);
    if (visible) return this.reconnectNow();
    this.#promote();
    this.#disconnectWhenIdle();
  }

  /** Reconnects at once, because the browser reports being online or the user is back. */
  reconnectNow(): void {
    if (this.#stopped) return;
    this.#signIn = false;
    if (this.#leader.isThisTab) this.#connector.connect();
    else this.#leader.requestSync();
  }

  /** Sends pending rows that this tab or another one has stored. */
  changesPending(): void {
    if (this.#stopped || !this.#leader.isThisTab) return;
    if (this.#core.pending.storedCount > 0 && !this.#signIn) this.#connector.reconnect();
    this.#sendPending();
  }

  handleTabMessage(message: TabMessage): void {
    this.#leader.handleMessage(message);
  }

  /** Sends refused rows again. */
  retry(rows: readonly number[]): void {
    void this.#inOrder(async () => {
      await this.#outbound.retry(rows);
      this.#sendPending();
    });
  }

  /** Says hello again after another tab restarted the first sync. */
  restartFirstSync(): void {
    if (!this.#stopped && this.#leader.isThisTab) this.#helloAfterInbox();
  }

  /** Requests a record whose bytes are damaged on this device. */
  requestAgain(key: string): void {
    this.#inbound.requestAgain(key);
  }

  #granted(): void {
    void this.#core.disk.read().then(() => {
      if (this.#leader.isThisTab && !this.#stopped) this.#connector.connect();
    });
  }

  #linkChanged(): void {
    if (this.#connector.state === 'closed') {
      this.#welcomed = false;
      this.#greeting = false;
      this.#inbound.disconnected();
      this.#core.pending.disconnected();
    }
    this.#leader.sendHeartbeat();
    this.#core.statusChanged();
  }

  #disconnectWhenIdle(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = this.#core.ports.after(idleAfterMs, () => {
      if (this.#visible || this.#stopped) return;
      if (this.#core.pendingCount > 0) this.#disconnectWhenIdle();
      else this.#connector.disconnect();
    });
  }

  /**
   * Disconnects after the hub ended the session. The hub would give the same answer again, so the page does not retry
   * until the user acts.
   */
  #ended(reason: Exclude<CloseReason, 'lost'>): void {
    this.#connector.disconnect();
    if (reason !== 'sign-in') return this.#parts.ended(reason);
    this.#signIn = true;
    this.#leader.sendHeartbeat();
    this.#core.statusChanged();
  }

  #hello(): void {
    this.#greeting = true;
    this.#helloAt = this.#core.ports.monotonic();
    const { epoch, cursor, mark } = this.#core.meta;
    this.#ask({ type: 'hello', body: { epoch, cursor, mark, replica: this.#core.id } });
  }

  /**
   * Says hello after the messages of an earlier connection are processed, because the hello contains the cursor that
   * they advance.
   */
  #helloAfterInbox(): void {
    this.#inbox = this.#inbox.then(() => this.#helloAgain()).catch((error) => this.#failed(error));
  }

  #helloAgain(): void {
    if (!this.#greeting && this.#connector.state === 'open') this.#hello();
  }

  #ask(message: Parameters<typeof encodeMessage>[0]): void {
    this.#connector.ask(encodeMessage(message));
  }

  #receive(frame: Uint8Array): void {
    const message = decodeHubMessage(frame);
    if (message.ok) return void this.#inOrder(() => this.#process(message.value));
    if (message.error.code !== 'sync/version') return;
    this.#core.fail('sync', { code: 'sync/refused', refusal: 'version', key: null });
  }

  async #process({ type, body }: HubMessage): Promise<void> {
    await this.#inbound.settled();
    switch (type) {
      case 'welcome':
        return this.#welcome(body);
      case 'snapshot':
        return this.#inbound.snapshot(body);
      case 'changes':
        await this.#inbound.changes(body);
        return this.#processAcks();
      case 'ack':
        this.#core.pending.acknowledged(body);
        return this.#processAcks();
      case 'refused':
        return this.#refused(body);
      case 'want':
        // a device that downloads a snapshot lacks these parts too; the hub asks again at the next hello
        return this.#core.meta.cursor === null ? undefined : this.#outbound.backfillBody(body);
      case 'ping':
        return;
    }
  }

  /**
   * Processes messages in order, because each may build on what an earlier one stored. If the storage fails, the
   * failure is reported. The next connection delivers the message again, because the cursor has not moved.
   */
  #inOrder(work: () => Promise<void>): Promise<void> {
    this.#unprocessed++;
    this.#inbox = this.#inbox.then(async () => {
      if (this.#stopped) return;
      try {
        await work();
        this.#core.fail('reading', null);
      } catch (error) {
        this.#failed(error);
      } finally {
        this.#unprocessed--;
      }
    });
    return this.#inbox;
  }

  #failed(error: unknown): void {
    if (this.#stopped) return;
    this.#core.fail('reading', storageFailure(error));
    this.#core.ports.report?.(error);
    this.#connector.disconnect();
    this.#later(storageRetrySeconds, () => this.#leader.isThisTab && this.#connector.connect());
  }

  async #welcome(welcome: Welcome): Promise<void> {
    if (!this.#greeting) return; // a duplicate: its sync has started already
    const tookMs = this.#core.ports.monotonic() - this.#helloAt;
    const clockSet = tookMs <= longestClockSampleMs ? this.#setClock(welcome.time + tookMs / 2) : null;
    await Promise.all([clockSet, this.#inbound.compareLineage(welcome)]);
    this.#head = welcome.head;
    if (welcome.head === 0 && this.#core.meta.cursor === null) {
      await this.#inbound.applyRemote([], { after: 0, upto: 0, mark: null });
    }
    await this.#inbound.reconcileIfDue();
    this.#greeting = false;
    this.#welcomed = true;
    this.#core.fail('sync', null);
    this.#promoteWhenIdle();
    const again = this.#core.pending.refusedRows(({ code }) => code === 'quota' || code === 'version');
    if (again.length > 0) await this.#outbound.retry(again);
    this.#core.statusChanged();
    this.#sendPending();
  }

  /** Sets the clock offset, and restamps unsent rows that a wrong clock stamped. */
  async #setClock(hubNow: number): Promise<void> {
    const { clock, meta, storage, ports } = this.#core;
    const offset = Math.round(hubNow - ports.now());
    if (Math.abs(offset - clock.offset) > offsetNoiseMs || meta.epoch === null) {
      clock.reset(offset);
      await storage.setClock({ offset });
      this.#core.setMeta({ clock: { offset } });
    }
    await this.#outbound.restampMisdated();
  }

  async #processAcks(): Promise<void> {
    const confirmed = this.#core.pending.takeConfirmed(this.#core.meta.cursor ?? -1);
    if (confirmed.length === 0) return;
    await this.#outbound.acknowledge(confirmed);
    this.#sendPending();
  }

  #promoteWhenIdle(): void {
    const { monotonic, after } = this.#core.ports;
    if (this.#cancelPromotion !== null || this.#stopped) return;
    const latest = monotonic() + promoteWithinMs;
    const look = () => {
      const isBusy = this.#core.quietMs < promoteAfterQuietMs && monotonic() < latest;
      if (isBusy) this.#cancelPromotion = after(promoteAfterQuietMs, look);
      else this.#promote();
    };
    this.#cancelPromotion = after(promoteAfterQuietMs, look);
  }

  #promote(): void {
    this.#cancelPromotion?.();
    this.#cancelPromotion = null;
    void this.#inOrder(() => this.#outbound.promote().catch((error: unknown) => this.#core.ports.report?.(error)));
  }

  async #refused(refused: Refused): Promise<void> {
    const { id, code, key } = refused;
    if (id !== null) {
      await this.#outbound.refuse(refused);
      return this.#sendPending();
    }
    if (isEnding(code) || code === 'sign-in') return this.#ended(code);
    if (!isPassing(code)) this.#core.fail('sync', { code: 'sync/refused', refusal: code, key });
  }

  #later(seconds: number, work: () => void): void {
    this.#cancelWait?.();
    this.#cancelWait = this.#core.ports.after(seconds * 1000, () => {
      this.#cancelWait = null;
      if (!this.#stopped) work();
    });
  }

  #sendPending(): void {
    if (!this.#welcomed || this.#cancelWait !== null || this.#stopped) return;
    if (!this.#outbound.hasWronglyStamped) return this.#outbound.send();
    void this.#inOrder(async () => {
      await this.#outbound.restampMisdated();
      this.#outbound.send();
    });
  }
}

function linkOf({ signIn, offline, busy }: LeaderState): StatusParts['link'] {
  if (signIn) return 'sign-in';
  if (offline) return 'offline';
  return busy ? 'busy' : 'online';
}
