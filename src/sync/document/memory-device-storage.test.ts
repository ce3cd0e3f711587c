import { describe, expect, it } from 'vitest';
import { describeDeviceStorage } from './device-storage.contract.ts';
import { MemoryDeviceStorage } from './memory-device-storage.ts';

describeDeviceStorage('in memory', async () => {
  const storage = new MemoryDeviceStorage();
  return { storage, another: async () => storage, close: async () => {} };
});

describe('a clone of a device storage in memory', () => {
  it('is independent of the original', async () => {
    const storage = new MemoryDeviceStorage();
    await storage.startReconciliation('epoch');
    const clone = storage.clone();
    await storage.setClock({ offset: 9 });
    await clone.startReconciliation('other');
    expect((await storage.load()).meta).toMatchObject({ epoch: 'epoch', clock: { offset: 9 } });
    expect((await clone.load()).meta).toMatchObject({ epoch: 'other', clock: { offset: 0 } });
  });
});
