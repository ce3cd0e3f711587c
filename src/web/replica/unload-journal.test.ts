import { describe, expect, it } from 'vitest';
import { bodyUpdate, printStamp, replicaIdFrom } from '#sync/record/index.ts';
import type { NewPendingChange } from '#sync/replica/device-storage.ts';
import { bodyFromText } from './body-from-text.ts';
import { type JournalStorage, UnloadJournal } from './unload-journal.ts';

const name = 'mensana-uid-0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b';
const stamp = printStamp({ ms: 1, counter: 0, replica: replicaIdFrom(new Uint8Array(6)) });
const row: NewPendingChange = {
  changes: [
    {
      key: 'notes/a',
      fields: new Map([['title', { value: 'الركبة', stamp }]]),
      body: bodyUpdate('notes/a', bodyFromText('typed last')),
    },
  ],
  replaced: [[null]],
  offset: -3,
  offer: false,
};

describe('what a page typed that the database had not taken', () => {
  it('is taken by the next page of the sign-in, once', async () => {
    const storage = storageOf(new Map());
    wordsOf(storage).keep([row]);
    const next = wordsOf(storage);
    expect(await takenBy(next)).toEqual([row]);
    expect(await takenBy(next)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('stays until it is taken', async () => {
    const storage = storageOf(new Map());
    wordsOf(storage).keep([row]);
    const next = wordsOf(storage);
    await next.takeAll(async () => false);
    expect(await takenBy(next)).toEqual([row]);
  });

  it('is forgotten where the page lived on, and nothing is kept where there is nothing', async () => {
    const storage = storageOf(new Map());
    const page = wordsOf(storage);
    page.keep([row]);
    page.forget();
    page.keep([]);
    expect(storage.length).toBe(0);
  });

  it('is not kept after the person has signed out', () => {
    const storage = storageOf(new Map());
    new UnloadJournal(storage, name, () => false).keep([row]);
    expect(storage.length).toBe(0);
  });

  it('is not taken by another sign-in, nor by the page itself, and what is damaged yields nothing', async () => {
    const kept = new Map([[`${name}-last-words-x`, 'not what was kept']]);
    const page = wordsOf(storageOf(kept));
    page.keep([row]);
    const other = new UnloadJournal(storageOf(kept), name.replace('uid', 'else'), () => true);
    expect(await takenBy(other)).toEqual([]);
    expect(await takenBy(page)).toEqual([]);
    expect(kept.size).toBe(1);
  });
});

function wordsOf(storage: JournalStorage): UnloadJournal {
  return new UnloadJournal(storage, name, () => true);
}

async function takenBy(words: UnloadJournal): Promise<readonly NewPendingChange[]> {
  const taken: NewPendingChange[] = [];
  await words.takeAll(async (rows) => {
    taken.push(...rows);
    return true;
  });
  return taken;
}

function storageOf(kept: Map<string, string>): JournalStorage {
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
