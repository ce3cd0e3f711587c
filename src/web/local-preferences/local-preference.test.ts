import { beforeEach, expect, test, vi } from 'vitest';
import { flag, LocalPreference, nameList } from './local-preference.ts';

const stored = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  stored.clear();
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('no space');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

test('a value is available to the next page, and the default is not stored', () => {
  new LocalPreference('names', nameList).set(['a', 'b']);
  const next = new LocalPreference('names', nameList);
  expect(next.value).toEqual(['a', 'b']);
  expect(next.value).toBe(next.value);
  next.set([]);
  expect(stored.size).toBe(0);
});

test('changes from another page notify subscribers, and are read without a subscriber too', () => {
  const kept = new LocalPreference('on', flag);
  const told = vi.fn();
  const stop = kept.subscribe(told);
  stored.set('on', '1');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'on' }));
  expect(told).toHaveBeenCalledOnce();
  expect(kept.value).toBe(true);
  stop();
  stored.clear();
  expect(kept.value).toBe(false);
  kept.set(true);
  expect(told).toHaveBeenCalledOnce();
});

test('a value lasts as long as the page if it cannot be stored', () => {
  isFull = true;
  const kept = new LocalPreference('on', flag);
  kept.set(true);
  expect([kept.value, new LocalPreference('on', flag).value]).toEqual([true, false]);
  const own = new LocalPreference('names', nameList, false);
  own.set(['a']);
  isFull = false;
  own.set(['a', 'b']);
  expect([own.value, stored.size]).toEqual([['a', 'b'], 0]);
});

test.each(['nonsense', '{"a":1}', '[1,"a",null]', ''])('invalid stored data is tolerated: %s', (text) => {
  stored.set('names', text);
  expect(new LocalPreference('names', nameList).value).toEqual(text.startsWith('[') ? ['a'] : []);
});
