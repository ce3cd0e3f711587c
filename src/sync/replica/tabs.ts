import type { TabPosition } from './device-storage.ts';

/** What tabs of one sign-in on one device tell each other. They hear only of what is stored. */
export type TabMessage =
  /** Something was stored, up to here. */
  | ({ readonly kind: 'stored' } & TabPosition)
  /**
   * From the tab that holds the socket: how things stand, every few seconds and at each change. What it has seen of the
   * disk is for the others to follow, where a tab died before it could say what it stored.
   */
  | ({
      readonly kind: 'holding';
      readonly visible: boolean;
      readonly offline: boolean;
      readonly signIn: boolean;
      readonly busy: boolean;
      readonly caughtUp: boolean;
    } & TabPosition)
  /** Whoever holds the socket: something waits, or somebody looks. */
  | { readonly kind: 'wake' };

/** The other tabs, and the lock that keeps the number of sockets down. It is thrift: two sockets of one device do no harm. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
  /** Asks for the lock, or with `steal` takes it. Gives how to let go. */
  hold(steal: boolean, events: { readonly granted: () => void; readonly lost: () => void }): () => void;
  close(): void;
}

/** A page that is its own device: a shared computer keeps nothing, so there is nobody to tell. */
export function noOtherTabs(): Tabs {
  return {
    post() {},
    listen() {},
    hold(_steal, { granted }) {
      granted();
      return () => {};
    },
    close() {},
  };
}
