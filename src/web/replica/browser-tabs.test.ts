import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tabs } from '#sync/replica/tabs.ts';
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

  it('hear each other, and not themselves', async () => {
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

  it('that are closed say nothing more and do not fail', () => {
    const tabs = open(crypto.randomUUID());
    tabs.close();
    expect(() => tabs.post({ kind: 'wake' })).not.toThrow();
  });

  it('hold the lock one at a time, and let go of it', async () => {
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

  it('take the lock from one another, and the robbed one hears of it', async () => {
    const name = crypto.randomUUID();
    const [a, b] = [open(name), open(name)];
    const events: string[] = [];
    await granted(a, false, 'a', events);
    const letGo = await granted(b, true, 'b', events);
    await vi.waitFor(() => expect(events.toSorted()).toEqual(['a granted', 'a lost', 'b granted']));
    letGo();
  });

  it('that no longer ask for the lock are passed over', async () => {
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

  it('are alone where the browser has neither channels nor locks', () => {
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

  it('hold the lock where the browser does not let them have one', async () => {
    const request = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const events: string[] = [];
    await granted(open('x'), false, 'x', events);
    expect(events).toEqual(['x granted']);
  });
});

/** @returns a function that releases the lock; resolves once the lock is held */
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
