import { Backoff } from './backoff.ts';

/** The socket to the hub, reduced to what the replica needs. */
export interface DeviceSocket {
  send(frame: Uint8Array): void;
  /** Returns the bytes passed to `send` that the network has not accepted yet. */
  buffered(): number;
  close(): void;
}

/**
 * Why a socket closed, as far as it is known. Only the last two end a sign-in, and the server sends them only if a
 * stored row says so.
 */
export type CloseReason = 'lost' | 'sign-in' | 'session-revoked' | 'account-deleted';

export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (frame: Uint8Array) => void;
  readonly closed: (reason: CloseReason) => void;
}

/** Opens a socket. Exactly one `closed` follows, even if opening fails. */
export type Connect = (events: SocketEvents) => DeviceSocket;

export interface HubConnectorPorts {
  readonly connect: Connect;
  /** UTC milliseconds on the device's clock, which may be wrong. */
  readonly now: () => number;
  /** Monotonic milliseconds, for durations. */
  readonly monotonic: () => number;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly after: (ms: number, work: () => void) => () => void;
}

export type ConnectorState = 'closed' | 'connecting' | 'open';

interface LinkEvents {
  readonly opened: () => void;
  readonly received: (frame: Uint8Array) => void;
  readonly stateChanged: () => void;
  readonly ended: (reason: Exclude<CloseReason, 'lost'>) => void;
  /** The hub has been silent for a while: send a ping. */
  readonly silent: () => void;
  /** Whether the hub still owes an answer to something sent before its last message. */
  readonly isOwed: () => boolean;
}

const offlineAfterMs = 10_000;
const givenUpAfterMs = 60_000;
const pingAfterMs = 25_000;
const healthyAfterMs = 10_000;
const reconnects = { firstMs: 1_000, longestMs: 60_000, growth: 1.5, startsAtOnce: true };

/**
 * Keeps a socket to the hub open while it is wanted: reconnects with back-off, detects silence, and reports when the
 * hub is offline.
 */
export class HubConnector {
  readonly #ports: HubConnectorPorts;
  readonly #events: LinkEvents;
  readonly #backoff: Backoff;
  readonly #timers = new Map<'retry' | 'healthy' | 'watch', () => void>();
  #socket: DeviceSocket | null = null;
  #state: ConnectorState = 'closed';
  #wanted = false;
  #offline = false;
  /** The time of the last sign of life: the hub sent something, or accepted sent data. */
  #heardAt = 0;
  /** When the first request since the hub's last message was sent. */
  #askedAt: number | null = null;
  #buffered = 0;
  #attempt = 0;

  constructor(ports: HubConnectorPorts, events: LinkEvents) {
    this.#ports = ports;
    this.#events = events;
    this.#backoff = new Backoff({ ...reconnects, random: ports.random });
  }

  get state(): ConnectorState {
    return this.#state;
  }

  /**
   * Whether the hub is unreachable: a request unanswered for ten seconds, or a failed attempt. Reset by the next
   * answer.
   */
  get offline(): boolean {
    return this.#offline;
  }

  /** Opens the socket at once if it is closed, because the user is active or the browser reports being online. */
  connect(): void {
    this.#wanted = true;
    if (this.#state !== 'closed') return;
    this.#backoff.reset();
    this.#open();
  }

  /**
   * Opens the socket, but keeps the back-off after a failed attempt: a pending change says nothing about the network.
   * Browsers delay a page's new sockets for seconds after many have failed.
   */
  reconnect(): void {
    this.#wanted = true;
    if (this.#state === 'closed' && !this.#timers.has('retry')) this.#open();
  }

  /** Closes the socket, because nothing is pending and the page is hidden, or because the replica is closing. */
  disconnect(): void {
    this.#wanted = false;
    this.#leave()?.close();
    this.#setState('closed');
  }

  /** Sends a frame that the hub will answer. */
  ask(frame: Uint8Array): void {
    this.#askedAt ??= this.#ports.monotonic();
    this.#socket?.send(frame);
  }

  /** Notes data received from the hub by another route. No request counts as unanswered for ten more seconds. */
  noteActivity(): void {
    this.#heardAt = this.#ports.monotonic();
  }

  #open(): void {
    this.#cancelTimers();
    const attempt = ++this.#attempt;
    const ifCurrent = (work: () => void) => {
      if (attempt === this.#attempt) work();
    };
    this.#heardAt = this.#ports.monotonic();
    this.#askedAt = this.#heardAt;
    this.#setState('connecting');
    const socket = this.#ports.connect({
      opened: () => ifCurrent(() => this.#opened()),
      received: (frame) => ifCurrent(() => this.#received(frame)),
      closed: (reason) => ifCurrent(() => this.#closed(reason)),
    });
    if (attempt !== this.#attempt) return socket.close();
    this.#socket = socket;
    this.#watch(false);
  }

  #opened(): void {
    this.#setState('open');
    this.#timer('healthy', healthyAfterMs, () => this.#backoff.reset());
    this.#events.opened();
  }

  #received(frame: Uint8Array): void {
    this.#heardAt = this.#ports.monotonic();
    this.#askedAt = null;
    this.#setOffline(false);
    this.#events.received(frame);
  }

  #closed(reason: CloseReason): void {
    this.#leave();
    if (reason === 'lost') {
      this.#setOffline(true);
      if (this.#wanted) this.#timer('retry', this.#backoff.next(), () => this.#open());
    } else {
      this.#wanted = false;
    }
    this.#setState('closed');
    if (reason !== 'lost') this.#events.ended(reason);
  }

  /**
   * Checks the connection every second. A request that is unanswered for ten seconds means that the hub is offline.
   * Silence triggers a ping, and a minute of silence closes the socket.
   */
  #watch(asked: boolean): void {
    this.#timer('watch', 1_000, () => {
      this.#noticeDraining();
      const now = this.#ports.monotonic();
      const silentMs = now - this.#heardAt;
      if (silentMs >= givenUpAfterMs) return this.#giveUp();
      if (this.#isUnanswered(now)) this.#setOffline(true);
      const ask = silentMs >= pingAfterMs && this.#state === 'open';
      if (ask && !asked) this.#events.silent();
      this.#watch(ask);
    });
  }

  #isUnanswered(now: number): boolean {
    const isPending = this.#askedAt !== null || this.#events.isOwed();
    return isPending && now - Math.max(this.#askedAt ?? 0, this.#heardAt) >= offlineAfterMs;
  }

  /**
   * Counts a draining buffer as a sign of life, because the hub accepts sent data. This is not an answer, but it
   * postpones the offline state.
   */
  #noticeDraining(): void {
    const buffered = this.#socket?.buffered() ?? 0;
    if (buffered < this.#buffered) this.#heardAt = this.#ports.monotonic();
    this.#buffered = buffered;
  }

  #giveUp(): void {
    const socket = this.#socket;
    this.#closed('lost');
    socket?.close();
  }

  /** Detaches the socket, so that its later events are ignored. */
  #leave(): DeviceSocket | null {
    this.#cancelTimers();
    this.#attempt++;
    const socket = this.#socket;
    this.#socket = null;
    this.#askedAt = null;
    return socket;
  }

  #setState(state: ConnectorState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#events.stateChanged();
  }

  #setOffline(offline: boolean): void {
    if (offline === this.#offline) return;
    this.#offline = offline;
    this.#events.stateChanged();
  }

  #timer(name: 'retry' | 'healthy' | 'watch', ms: number, work: () => void): void {
    this.#timers.get(name)?.();
    this.#timers.set(name, this.#ports.after(ms, work));
  }

  #cancelTimers(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
