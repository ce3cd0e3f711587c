import { describe, expect, it } from 'vitest';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { VirtualTime } from '#sync/testing/virtual-time.ts';
import { SignOutCoordinator, type SignOutMessage } from './sign-out-coordinator.ts';

/** Creates tabs of one user that deliver messages synchronously. */
function tabs(...names: readonly string[]) {
  const time = new VirtualTime(0, nodePlatform.settle);
  const channel = new Map<string, SignOutCoordinator>();
  const open = (name: string) => {
    const tab = { frozen: false, stored: 0, closed: false, canStore: Promise.resolve() };
    const post = (message: SignOutMessage) => {
      for (const [other, leaving] of channel) if (other !== name) queueMicrotask(() => leaving.hear(message));
    };
    const leaving = new SignOutCoordinator({
      tab: name,
      post,
      freeze: (frozen) => {
        tab.frozen = frozen;
      },
      flush: async () => {
        await tab.canStore;
        tab.stored++;
      },
      close: () => {
        tab.closed = true;
      },
      after: (ms, work) => time.after(ms, work),
    });
    channel.set(name, leaving);
    return { state: tab, leaving, gone: () => channel.delete(name) };
  };
  return { time, opened: names.map(open) };
}

describe('signing out', () => {
  it('SY34a freezes all tabs, and asks once they have stored what was typed', async () => {
    const { time, opened } = tabs('a', 'b', 'c');
    const [a, b, c] = opened as [Opened, Opened, Opened];
    let canStore = () => {};
    b.state.canStore = new Promise((resolve) => {
      canStore = resolve;
    });
    let isReady = false;
    const frozen = a.leaving.freezeAll().then(() => {
      isReady = true;
    });
    await time.pass(300);
    expect([a, b, c].map(({ state }) => state.frozen)).toEqual([true, true, true]);
    expect(isReady).toBe(false);
    canStore();
    await time.pass(0);
    await frozen;
    expect([a, b, c].map(({ state }) => state.stored)).toEqual([1, 1, 1]);
  });

  it('does not wait indefinitely for a tab that cannot store', async () => {
    const { time, opened } = tabs('a', 'b');
    const [a, b] = opened as [Opened, Opened];
    b.state.canStore = new Promise(() => {});
    const frozen = a.leaving.freezeAll();
    await time.pass(2_300);
    await expect(frozen).resolves.toBeUndefined();
  });

  it('unfreezes all tabs if cancelled', async () => {
    const { time, opened } = tabs('a', 'b');
    const [a, b] = opened as [Opened, Opened];
    void a.leaving.freezeAll();
    await time.pass(300);
    a.leaving.thawAll();
    await time.pass(0);
    expect([a.state.frozen, b.state.frozen]).toEqual([false, false]);
    await time.pass(60_000);
    expect(b.state.frozen).toBe(false);
  });

  it('keeps the other tabs frozen while the question is open', async () => {
    const { time, opened } = tabs('a', 'b');
    const [a, b] = opened as [Opened, Opened];
    void a.leaving.freezeAll();
    await time.pass(120_000);
    expect(b.state.frozen).toBe(true);
  });

  it('unfreezes a tab if the one that asked is gone', async () => {
    const { time, opened } = tabs('a', 'b');
    const [a, b] = opened as [Opened, Opened];
    void a.leaving.freezeAll();
    await time.pass(300);
    a.leaving.stop();
    a.gone();
    await time.pass(16_000);
    expect(b.state.frozen).toBe(false);
  });

  it('SY34b closes a tab that receives the message to close', () => {
    const { opened } = tabs('a');
    opened[0]?.leaving.hear({ kind: 'close' });
    expect(opened[0]?.state.closed).toBe(true);
  });
});

type Opened = ReturnType<typeof tabs>['opened'][number];
