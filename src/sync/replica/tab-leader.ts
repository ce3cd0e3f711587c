import type { TabMessage, Tabs } from './tabs.ts';

const holderTellsEveryMs = 5_000;
const holderSilentMs = 12_000;

/** The last status that the leader sent. */
export type LeaderState = Extract<TabMessage, { kind: 'holding' }>;

interface TabLeaderPorts {
  readonly tabs: Tabs;
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
  readonly after: (ms: number, work: () => void) => () => void;
}

interface TabLeaderEvents {
  /** This tab has become the leader. */
  readonly granted: () => void;
  /** Another tab has become the leader. It continues from the stored data. */
  readonly lost: () => void;
  /** A tab has something to send, or is visible. */
  readonly syncRequested: () => void;
  /** Called every few seconds while this tab is the leader, to read what other tabs stored. */
  readonly tick: () => void;
  /** The leader sent a new status. */
  readonly leaderChanged: () => void;
  readonly describe: () => Omit<LeaderState, 'kind' | 'visible'>;
}

/**
 * Elects the leader among the tabs of a device, which keeps the socket. A visible tab takes over from a hidden or
 * silent one.
 */
export class TabLeader {
  readonly #ports: TabLeaderPorts;
  readonly #events: TabLeaderEvents;
  #letGo: (() => void) | null = null;
  #holds = false;
  #visible = true;
  #other: LeaderState | null = null;
  #otherAt = 0;
  #cancelTick: (() => void) | null = null;
  #stopped = false;

  constructor(ports: TabLeaderPorts, events: TabLeaderEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  get isThisTab(): boolean {
    return this.#holds;
  }

  /** The last message of the leader, if it is another tab. */
  get other(): LeaderState | null {
    return this.#holds ? null : this.#other;
  }

  start(visible: boolean): void {
    this.#visible = visible;
    this.#otherAt = this.#ports.monotonic();
    this.#ask(false);
    this.#tick();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelTick?.();
    this.#letGo?.();
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    this.sendHeartbeat();
    this.#takeFromHidden();
  }

  /** Asks the leader, if it is another tab, to connect now. */
  requestSync(): void {
    this.#ports.tabs.post({ kind: 'wake' });
    this.#takeFromHidden();
  }

  handleMessage(message: TabMessage): void {
    if (message.kind === 'wake' && this.#holds) this.#events.syncRequested();
    if (message.kind !== 'holding' || this.#holds) return;
    this.#other = message;
    this.#otherAt = this.#ports.monotonic();
    this.#takeFromHidden();
    this.#events.leaderChanged();
  }

  /** Sends the leader's state to the other tabs. */
  sendHeartbeat(): void {
    if (!this.#holds) return;
    this.#ports.tabs.post({ kind: 'holding', visible: this.#visible, ...this.#events.describe() });
  }

  #takeFromHidden(): void {
    if (!this.#holds && this.#visible && this.#other?.visible === false) this.#ask(true);
  }

  #ask(steal: boolean): void {
    if (this.#stopped) return;
    if (steal) this.#letGo?.();
    this.#letGo = this.#ports.tabs.hold(steal, { granted: () => this.#granted(), lost: () => this.#lost() });
  }

  #granted(): void {
    if (this.#stopped) return;
    this.#holds = true;
    this.#other = null;
    this.sendHeartbeat();
    this.#events.granted();
  }

  /** Requests the lock again at once, so that this tab is next in the queue. */
  #lost(): void {
    this.#holds = false;
    this.#otherAt = this.#ports.monotonic();
    this.#events.lost();
    this.#ask(false);
  }

  #tick(): void {
    this.#cancelTick = this.#ports.after(holderTellsEveryMs, () => {
      if (this.#holds) {
        this.sendHeartbeat();
        this.#events.tick();
      } else if (this.#visible && this.#ports.monotonic() - this.#otherAt > holderSilentMs) {
        this.#otherAt = this.#ports.monotonic();
        this.#ask(true);
      }
      this.#tick();
    });
  }
}
