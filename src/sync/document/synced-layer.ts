import type { RecordKey } from '#domain/kernel/index.ts';
import type { Change } from '../record/index.ts';
import { bodiesByKey } from './body-reader.ts';
import type { ContentFollowers } from './content-followers.ts';
import type { ChunkWithSummaries, ContentReader } from './content-reader.ts';
import type { WrittenChanges } from './device-storage.ts';
import type { DiskFollower } from './disk-follower.ts';
import type { MergedView } from './merged-view.ts';
import type { OpenBodies } from './open-bodies.ts';
import type { PendingLog } from './pending-log.ts';
import type { RecordReader } from './record-reader.ts';

interface SyncedLayerPorts {
  readonly view: MergedView;
  readonly pending: PendingLog;
  readonly bodies: Pick<OpenBodies, 'take'>;
  readonly records: RecordReader;
  readonly contents: ContentReader;
  readonly disk: DiskFollower;
  readonly followers: ContentFollowers;
  /** Returns the layer of the current lineage. */
  readonly layer: () => number;
  /** These records have changed. */
  readonly changed: (keys: readonly RecordKey[]) => void;
  readonly statusChanged: () => void;
}

/** Shows what this tab has stored in the synced layer, and announces it to other tabs. */
export class SyncedLayer {
  readonly #ports: SyncedLayerPorts;

  constructor(ports: SyncedLayerPorts) {
    this.#ports = ports;
  }

  /** Changes from the hub are on disk. */
  applied(changes: readonly Change[], journal: number): void {
    const { view, bodies, disk, followers } = this.#ports;
    for (const change of changes) {
      view.mergeSynced(this.#ports.layer(), change.key, change);
      followers.changed(change);
    }
    for (const [key, parts] of bodiesByKey(changes))
      bodies.take(
        key,
        parts.map(({ update }) => update),
      );
    disk.wrote(journal);
    this.#ports.changed(changes.map(({ key }) => key));
  }

  /** The hub has sent records again on request. They are complete even if their chunks are unreadable. */
  receivedAgain(keys: readonly RecordKey[]): void {
    for (const key of keys) this.#ports.contents.sentAgain(key);
    this.#ports.changed(keys);
  }

  /** Acknowledged changes, including those of other tabs, are merged into the synced data on disk. */
  promoted({ rows, journal }: WrittenChanges): void {
    const { view, pending, disk } = this.#ports;
    const areKnown = rows.every((id) => pending.get(id) !== undefined);
    for (const id of rows)
      for (const change of pending.remove(id)?.changes ?? []) view.mergeSynced(this.#ports.layer(), change.key, change);
    if (!areKnown) disk.readAfter({ ...disk.seen, journal: journal - 1 });
    disk.wrote(journal);
    this.#ports.statusChanged();
  }

  /** A chunk of summaries has been received. */
  summariesReceived({ chunk, summaries }: ChunkWithSummaries): void {
    this.#ports.records.addSummaries(chunk.layer, summaries);
    this.#ports.changed(summaries.map(({ key }) => key));
  }

  /** Chunks are on disk, so that reads that wait for them can go on. */
  chunksStored(journal: number): void {
    this.#ports.contents.chunkStored();
    this.#ports.followers.chunkStored();
    this.#ports.disk.wrote(journal);
  }
}
