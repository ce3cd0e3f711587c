import { describe, expect, it } from 'vitest';
import type { NewPendingChange } from '#sync/document/device-storage.ts';
import { bodyUpdate, printStamp, replicaIdFrom } from '#sync/record/index.ts';
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

describe('typing that was not stored before the page closed', () => {
  it('is read by the next page of the sign-in, once', async () => {
    const storage = storageOf(new Map());
    wordsOf(storage).keep([row]);
    const next = wordsOf(storage);
    expect(await takenBy(next)).toEqual([row]);
    expect(await takenBy(next)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('is kept until it is stored', async () => {
    const storage = storageOf(new Map());
    wordsOf(storage).keep([row]);
    const next = wordsOf(storage);
    await next.takeAll(async () => false);
    expect(await takenBy(next)).toEqual([row]);
  });

  it('is removed if the page survives, and nothing is written if there is nothing to keep', async () => {
    const storage = storageOf(new Map());
    const page = wordsOf(storage);
    page.keep([row]);
    page.forget();
    page.keep([]);
    expect(storage.length).toBe(0);
  });

  it('is not kept after sign-out', () => {
    const storage = storageOf(new Map());
    new UnloadJournal(storage, name, () => false).keep([row]);
    expect(storage.length).toBe(0);
  });

  it('is not read by another sign-in or by the same page, and damaged data is ignored', async () => {
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
