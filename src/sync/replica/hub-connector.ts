/** A socket to the hub as the replica needs it. */
export interface DeviceSocket {
  send(frame: Uint8Array): void;
  /** Bytes given to `send` that the network has not taken. */
  buffered(): number;
  close(): void;
}

/** Why a socket closed, as far as one can know. Only the last two, read from a stored row of the server, end a sign-in. */
export type CloseReason = 'lost' | 'sign-in' | 'session-revoked' | 'account-deleted';

export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (frame: Uint8Array) => void;
  readonly closed: (reason: CloseReason) => void;
}

/** Opens a socket; exactly one `closed` follows, also where opening fails. */
export type Connect = (events: SocketEvents) => DeviceSocket;

export interface HubConnectorPorts {
  readonly connect: Connect;
  /** UTC milliseconds of the device's clock, right or wrong. */
  readonly now: () => number;
  /** Milliseconds that only grow, for durations. */
  readonly monotonic: () => number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly after: (ms: number, work: () => void) => () => void;
}

export type ConnectorState = 'closed' | 'connecting' | 'open';

interface LinkEvents {
  readonly opened: () => void;
  readonly received: (frame: Uint8Array) => void;
  readonly stateChanged: () => void;
  readonly ended: (reason: Exclude<CloseReason, 'lost'>) => void;
  /** Nothing was heard for a while: ask for a sign of life. */
  readonly silent: () => void;
  /** Whether the hub has yet to answer something that it was asked before it last spoke. */
  readonly isOwed: () => boolean;
}

const offlineAfterMs = 10_000;
const givenUpAfterMs = 60_000;
const pingAfterMs = 25_000;
const healthyAfterMs = 10_000;
const firstDelayMs = 1_000;
const delayGrowth = 1.5;
const longestDelayMs = 60_000;

/** Keeps a socket to the hub open while it is wanted: back-off, silence, and what counts as offline. */
export class HubConnector {
  readonly #ports: HubConnectorPorts;
  readonly #events: LinkEvents;
  readonly #timers = new Map<'retry' | 'healthy' | 'watch', () => void>();
  #socket: DeviceSocket | null = null;
  #state: ConnectorState = 'closed';
  #wanted = false;
  #offline = false;
  #delayMs = 0;
  /** When there was a sign of life: the hub spoke, or took what is sent to it. */
  #heardAt = 0;
  /** When something was asked first since the hub last spoke. */
  #askedAt: number | null = null;
  #buffered = 0;
  #attempt = 0;

  constructor(ports: HubConnectorPorts, events: LinkEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  get state(): ConnectorState {
    return this.#state;
  }

  /** The hub does not answer: ten seconds without a word to a question, or a failed attempt; until the next answer. */
  get offline(): boolean {
    return this.#offline;
  }

  /** Wants the socket open, and at once if it is not: the person is here, or the browser says online. */
  connect(): void {
    this.#wanted = true;
    if (this.#state !== 'closed') return;
    this.#delayMs = 0;
    this.#open();
  }

  /**
   * Wants the socket open, and leaves a wait after a failed attempt as it is: what waits is no news of the network. A
   * browser holds a page's sockets back for seconds after many of them have failed.
   */
  reconnect(): void {
    this.#wanted = true;
    if (this.#state === 'closed' && !this.#timers.has('retry')) this.#open();
  }

  /** Wants it closed: nothing waits and nobody looks, or the replica ends. */
  disconnect(): void {
    this.#wanted = false;
    this.#leave()?.close();
    this.#setState('closed');
  }

  /** Sends a frame that the hub answers. */
  ask(frame: Uint8Array): void {
    this.#askedAt ??= this.#ports.monotonic();
    this.#socket?.send(frame);
  }

  /** Something came from the hub another way: nothing counts as unanswered for ten seconds more. */
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
    this.#timer('healthy', healthyAfterMs, () => {
      this.#delayMs = 0;
    });
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
      if (this.#wanted) this.#timer('retry', this.#nextDelay(), () => this.#open());
    } else {
      this.#wanted = false;
    }
    this.#setState('closed');
    if (reason !== 'lost') this.#events.ended(reason);
  }

  /** Each second: no answer for ten seconds is offline, silence asks for a sign of life, and a minute of it gives the socket up. */
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

  /** A buffer that empties is a sign of life: what is sent is taken. It answers nothing, and puts off what is offline. */
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

  /** Forgets the socket, so that nothing it still says is heard. */
  #leave(): DeviceSocket | null {
    this.#cancelTimers();
    this.#attempt++;
    const socket = this.#socket;
    this.#socket = null;
    this.#askedAt = null;
    return socket;
  }

  /** At once, then a second, half as much more each time, up to a minute; jitter of half either way. */
  #nextDelay(): number {
    const delay = this.#delayMs;
    this.#delayMs = delay === 0 ? firstDelayMs : Math.min(longestDelayMs, delay * delayGrowth);
    return delay * (0.5 + this.#ports.random());
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
