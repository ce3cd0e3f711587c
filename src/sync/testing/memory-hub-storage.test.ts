import { describe, expect, it } from 'vitest';
import { describeHubStorage } from '../hub/hub-storage.contract.ts';
import { MemoryHubStorage } from './memory-hub-storage.ts';

describeHubStorage('in memory', async () => {
  const storage = new MemoryHubStorage('epoch');
  return { storage, close: async () => {}, reopen: async () => storage.copy('epoch') };
});

describe('a copy of a hub storage in memory', () => {
  it('is independent of the original and has its own epoch', async () => {
    const storage = new MemoryHubStorage('before');
    const request = {
      uid: 'uid-ada',
      id: new Uint8Array(16),
      payload: new Uint8Array(1),
      replaced: new Uint8Array(1),
      highest: null,
      bound: null,
      quota: null,
      receivedAt: 0,
    };
    await storage.append([request], new Uint8Array(16));
    const copy = storage.copy('after');
    await storage.append([{ ...request, id: new Uint8Array(16).fill(1) }], new Uint8Array(16));
    expect(await copy.epoch()).toBe('after');
    expect((await copy.head('uid-ada')).sequence).toBe(1);
    expect(await copy.append([request], new Uint8Array(16))).toEqual([
      { outcome: 'appended', sequence: 1, repeated: true },
    ]);
  });
});
