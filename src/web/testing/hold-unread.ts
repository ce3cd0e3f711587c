import type { RecordKey } from '#domain/kernel/index.ts';
import type { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { encodeSummaries } from '#sync/record/index.ts';

/**
 * Stores a start set without these records.
 *
 * @returns a function that lets the app read them
 */
export async function holdUnread(storage: MemoryDeviceStorage, unread: ReadonlySet<RecordKey>): Promise<() => void> {
  const { meta, records } = await storage.load();
  const first = records.filter(({ key }) => !unread.has(key));
  const summaries = encodeSummaries(first.map(({ key, state }) => ({ ...state, key, content: null })));
  await storage.start.store({ layer: meta.layer, journal: meta.journal, chunks: [], summaries });
  const load = storage.load.bind(storage);
  const reading = Promise.withResolvers<void>();
  storage.load = () => reading.promise.then(load);
  return reading.resolve;
}
