import type { RecordKey } from '#domain/kernel/index.ts';
import type { Change } from '../record/index.ts';
import { bodiesByKey } from './body-reader.ts';
import { notifyFollowers } from './content-followers.ts';
import type { ChunkWithSummaries } from './content-reader.ts';
import type { WrittenChanges } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';

/** Shows changes from the hub, which are on disk now, and announces them to other tabs. */
export function showApplied(core: DocumentCore, changes: readonly Change[], journal: number): void {
  for (const change of changes) {
    core.view.mergeSynced(core.meta.layer, change.key, change);
    notifyFollowers(core.followers, change);
  }
  for (const [key, parts] of bodiesByKey(changes))
    core.bodies.take(
      key,
      parts.map(({ update }) => update),
    );
  core.disk.wrote(journal);
  core.changed(changes.map(({ key }) => key));
}

/** Shows records that the hub has sent again on request. They are complete even if their chunks are unreadable. */
export function showSentAgain(core: DocumentCore, keys: readonly RecordKey[]): void {
  for (const key of keys) core.contents.sentAgain(key);
  core.changed(keys);
}

/** Moves acknowledged changes, those of other tabs too, to the synced layer, into which the disk has merged them. */
export function showPromoted(core: DocumentCore, { rows, journal }: WrittenChanges): void {
  const { view, pending, disk, meta } = core;
  const areKnown = rows.every((id) => pending.get(id) !== undefined);
  for (const id of rows)
    for (const change of pending.remove(id)?.changes ?? []) view.mergeSynced(meta.layer, change.key, change);
  if (!areKnown) disk.readAfter({ ...disk.seen, journal: journal - 1 });
  disk.wrote(journal);
  core.events.statusChanged();
}

/** Shows a chunk of summaries. */
export function showSummaries(core: DocumentCore, { chunk, summaries }: ChunkWithSummaries): void {
  core.records.addChunk(chunk, summaries);
  core.changed(summaries.map(({ key }) => key));
}

/** Lets reads go on that wait for chunks, which are on disk now. */
export function showChunksStored(core: DocumentCore, journal: number): void {
  core.contents.chunkStored();
  for (const each of core.followers) each.chunkStored();
  core.disk.wrote(journal);
}
