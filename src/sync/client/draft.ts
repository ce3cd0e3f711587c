import type { ClientState, Effect, Link } from './client-state.ts';

/** A step in the making: the state after it, and the effects so far. It exists only while {@link step} runs. */
export class Draft {
  state: ClientState;
  readonly effects: Effect[] = [];
  /** Monotonic milliseconds. */
  readonly now: number;

  constructor(state: ClientState, now: number) {
    this.state = state;
    this.now = now;
  }

  set(changes: Partial<ClientState>): void {
    this.state = { ...this.state, ...changes };
  }

  setSocket(changes: Partial<ClientState['socket']>): void {
    this.set({ socket: { ...this.state.socket, ...changes } });
  }

  setTab(changes: Partial<ClientState['tab']>): void {
    this.set({ tab: { ...this.state.tab, ...changes } });
  }

  do(...effects: readonly Effect[]): void {
    this.effects.push(...effects);
  }

  /** The link, if its socket is open. */
  get open(): Extract<Link, { kind: 'open' }> | null {
    return this.state.link.kind === 'open' ? this.state.link : null;
  }

  get isWelcomed(): boolean {
    return this.open?.isWelcomed ?? false;
  }
}
