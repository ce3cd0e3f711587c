import type { ReplicaPorts } from './replica.ts';
import type { TabMessage } from './tabs.ts';

const holderTellsEveryMs = 5_000;
const holderSilentMs = 12_000;

/** What the tab that holds the socket last said of itself. */
export type LeaderState = Extract<TabMessage, { kind: 'holding' }>;

interface TabLeaderEvents {
  /** This tab is the one to hold the socket. */
  readonly granted: () => void;
  /** Another tab took it; it goes on from what is stored. */
  readonly lost: () => void;
  /** Somebody has something to send, or looks. */
  readonly syncRequested: () => void;
  /** Every few seconds while this tab holds the socket: a moment to look for what others stored. */
  readonly tick: () => void;
  /** What the holder says of itself changed. */
  readonly leaderChanged: () => void;
  readonly describe: () => Omit<LeaderState, 'kind' | 'visible'>;
}

/** Whose turn it is, among the tabs of a device, to hold the socket: a visible tab takes it from a hidden or silent one. */
export class TabLeader {
  readonly #ports: Pick<ReplicaPorts, 'tabs' | 'after' | 'monotonic'>;
  readonly #events: TabLeaderEvents;
  #letGo: (() => void) | null = null;
  #holds = false;
  #visible = true;
  #other: LeaderState | null = null;
  #otherAt = 0;
  #cancelTick: (() => void) | null = null;
  #stopped = false;

  constructor(ports: Pick<ReplicaPorts, 'tabs' | 'after' | 'monotonic'>, events: TabLeaderEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  get isThisTab(): boolean {
    return this.#holds;
  }

  /** The holder, where it is another tab that was heard of. */
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

  /** Asks the holder, if it is another tab, to hold a connection now. */
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

  /** Tells the other tabs how things stand. */
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

  /** Asks again at once, to be next. */
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
