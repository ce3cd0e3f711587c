import type { TabPosition } from './device-storage.ts';

/** Messages between the tabs of one sign-in on a device. They announce stored data but do not contain it. */
export type TabMessage =
  /** Something was stored, up to this position. */
  | ({ readonly kind: 'stored' } & TabPosition)
  /**
   * The leader's state, sent every few seconds and at each change. Its position on disk lets other tabs catch up if a
   * tab died before it could announce what it stored.
   */
  | ({
      readonly kind: 'holding';
      readonly visible: boolean;
      readonly offline: boolean;
      readonly blocked: boolean;
      readonly signIn: boolean;
      readonly busy: boolean;
      readonly caughtUp: boolean;
    } & TabPosition)
  /** To the leader: a tab has pending changes, or is visible. */
  | { readonly kind: 'wake' };

/**
 * The other tabs, and the lock that limits the number of sockets. The lock is only an optimisation: two sockets of one
 * device do no harm.
 */
export interface Tabs {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
  /** Requests the lock, or takes it with `steal`. Returns a function that releases it. */
  hold(steal: boolean, events: { readonly granted: () => void; readonly lost: () => void }): () => void;
  close(): void;
}

/**
 * Returns the `Tabs` of a page that is a device of its own. A shared computer stores nothing, so there is no tab to
 * notify.
 */
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
