import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, askToPersistOnce, storageUse } from './persistence.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('persistent storage', () => {
  it('is asked for once for each user, until their storage keys are removed', () => {
    const { persist } = browser();
    askToPersistOnce('ada');
    askToPersistOnce('ada');
    expect(persist).toHaveBeenCalledOnce();
    askToPersistOnce('bo');
    expect(persist).toHaveBeenCalledTimes(2);
    expect([...stored.keys()]).toEqual(['mensana-ada-persistence-asked', 'mensana-bo-persistence-asked']);
    stored.clear();
    askToPersistOnce('ada');
    expect(persist).toHaveBeenCalledTimes(3);
  });

  it('is asked for later if the browser cannot be asked now', () => {
    vi.stubGlobal('navigator', {});
    askToPersistOnce('ada');
    const { persist } = browser();
    askToPersistOnce('ada');
    expect(persist).toHaveBeenCalledOnce();
  });

  it.each<readonly [boolean, object | undefined]>([
    [true, { persist: async () => true }],
    [false, { persist: async () => false }],
    [false, { persist: () => Promise.reject(new Error('not now')) }],
    [false, {}],
    [false, undefined],
  ])('is granted: %s', async (isGranted, storage) => {
    vi.stubGlobal('navigator', { storage });
    expect(await askToPersist()).toBe(isGranted);
  });
});

describe('the use of storage', () => {
  it('is what the browser estimates', async () => {
    browser();
    expect(await storageUse()).toEqual({ usedBytes: 0, mostBytes: 1000, isPersistent: false });
  });

  it.each<readonly [string, object | undefined]>([
    ['is no API, as on plain http', undefined],
    ['are no functions', {}],
    ['is no estimate', { persisted: async () => false, estimate: async () => ({}) }],
    ['is a quota only', { persisted: async () => false, estimate: async () => ({ quota: 1000 }) }],
    ['is nothing about eviction', { estimate: async () => ({ usage: 1, quota: 1000 }) }],
    ['is an error', { persisted: () => Promise.reject(new Error('denied')), estimate: async () => ({}) }],
  ])('is unknown if there %s', async (_, storage) => {
    vi.stubGlobal('navigator', { storage });
    expect(await storageUse()).toBeNull();
  });
});

function browser() {
  const persist = vi.fn(async () => false);
  const estimate = async () => ({ usage: 0, quota: 1000 });
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => false, estimate } });
  return { persist };
}
