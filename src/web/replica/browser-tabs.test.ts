import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tabs } from '#sync/document/tabs.ts';
import { browserTabs } from './browser-tabs.ts';

describe('the tabs of one sign-in', () => {
  const opened: Tabs[] = [];
  const open = (name: string) => {
    const tabs = browserTabs(name);
    opened.push(tabs);
    return tabs;
  };
  afterEach(() => {
    for (const tabs of opened.splice(0)) tabs.close();
    vi.unstubAllGlobals();
  });

  it('receive each other’s messages, but not their own', async () => {
    const name = crypto.randomUUID();
    const [a, b] = [open(name), open(name)];
    const heard: unknown[] = [];
    a.listen((message) => heard.push(['a', message]));
    const byB = new Promise<void>((resolve) => {
      b.listen((message) => {
        heard.push(['b', message]);
        resolve();
      });
    });
    a.post({ kind: 'stored', journal: 3, row: 5 });
    await byB;
    expect(heard).toEqual([['b', { kind: 'stored', journal: 3, row: 5 }]]);
  });

  it('that are closed ignore messages without failing', () => {
    const tabs = open(crypto.randomUUID());
    tabs.close();
    expect(() => tabs.post({ kind: 'wake' })).not.toThrow();
  });

  it('hold the lock one at a time, and release it', async () => {
    const name = crypto.randomUUID();
    const [a, b] = [open(name), open(name)];
    const events: string[] = [];
    const letGo = await granted(a, false, 'a', events);
    const second = granted(b, false, 'b', events);
    expect(events).toEqual(['a granted']);
    letGo();
    (await second)();
    expect(events).toEqual(['a granted', 'b granted']);
  });

  it('steal the lock from each other, and the previous holder is notified', async () => {
    const name = crypto.randomUUID();
    const [a, b] = [open(name), open(name)];
    const events: string[] = [];
    await granted(a, false, 'a', events);
    const letGo = await granted(b, true, 'b', events);
    await vi.waitFor(() => expect(events.toSorted()).toEqual(['a granted', 'a lost', 'b granted']), 20_000);
    letGo();
  });

  it('that no longer request the lock are skipped', async () => {
    const name = crypto.randomUUID();
    const [a, b, c] = [open(name), open(name), open(name)];
    const events: string[] = [];
    const letGo = await granted(a, false, 'a', events);
    const forget = b.hold(false, { granted: () => events.push('b granted'), lost: () => events.push('b lost') });
    forget();
    const third = granted(c, false, 'c', events);
    letGo();
    (await third)();
    expect(events).toEqual(['a granted', 'c granted']);
  });

  it('work alone if the browser has neither channels nor locks', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('navigator', {});
    const tabs = open('x');
    let isGranted = false;
    tabs.hold(false, {
      granted: () => {
        isGranted = true;
      },
      lost() {},
    });
    tabs.post({ kind: 'wake' });
    expect(isGranted).toBe(true);
  });

  it('act as holding the lock if the browser refuses locks', async () => {
    const request = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const events: string[] = [];
    await granted(open('x'), false, 'x', events);
    expect(events).toEqual(['x granted']);
  });
});

/**
 * Requests the lock.
 * @returns a function that releases it; resolves once the lock is held
 */
function granted(tabs: Tabs, steal: boolean, name: string, events: string[]): Promise<() => void> {
  return new Promise((resolve) => {
    const letGo = tabs.hold(steal, {
      granted: () => {
        events.push(`${name} granted`);
        queueMicrotask(() => resolve(letGo));
      },
      lost: () => events.push(`${name} lost`),
    });
  });
}
