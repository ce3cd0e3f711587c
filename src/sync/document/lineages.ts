import type { RecordKey } from '#domain/kernel/index.ts';
import type { Welcome } from '../protocol/index.ts';
import type { Change } from '../record/index.ts';
import { backfillOf, differenceOf } from './comparison.ts';
import type { DocumentCore } from './document-core.ts';

interface LineagesPorts {
  /** The hub is of another lineage, so what it listed before no longer counts. */
  readonly replaced: () => void;
  /** Backfills for the hub of another lineage are ready to be sent. */
  readonly backfilled: () => void;
}

/**
 * The lineages of the hub that this device has data of. A hub is of another lineage if it has another database, or an
 * older copy of the same one.
 */
export class Lineages {
  readonly #core: DocumentCore;
  readonly #ports: LineagesPorts;
  /** The hub's head at the last welcome. */
  #head = 0;

  constructor(core: DocumentCore, ports: LineagesPorts) {
    this.#core = core;
    this.#ports = ports;
  }

  /** Whether this device has everything that the hub had at the last welcome. */
  get isCaughtUp(): boolean {
    const { cursor, earlierLayers } = this.#core.meta;
    return cursor !== null && cursor >= this.#head && earlierLayers.length === 0;
  }

  /** Notes what the hub has. */
  welcomed({ head }: Welcome): void {
    this.#head = head;
  }

  /** Detects another lineage. Everything is then downloaded first and compared afterwards. */
  async compare({ epoch, history }: Welcome): Promise<void> {
    const { meta } = this.#core;
    if (meta.epoch === epoch && history === 'same') return;
    this.#ports.replaced();
    const journal = await this.#core.ports.storage.startReconciliation(epoch);
    this.#core.pending.forgetAcknowledged();
    const first = meta.epoch === null;
    this.#core.setMeta({
      epoch,
      cursor: null,
      mark: null,
      progress: null,
      layer: first ? meta.layer : meta.layer + 1,
      earlierLayers: first ? meta.earlierLayers : [...meta.earlierLayers, meta.layer],
    });
    this.#core.disk.wrote(journal);
  }

  /**
   * Reconciles the replaced lineages once everything of the new one has arrived: backfills what the hub lacks, and
   * deletes their layers. If the page closes before that, the next page does it.
   */
  async reconcileIfDue(): Promise<void> {
    const { meta, view } = this.#core;
    if (meta.cursor === null || meta.cursor < this.#head || meta.earlierLayers.length === 0) return;
    const differences: Change[] = [];
    for (const layer of meta.earlierLayers) {
      for (const key of view.syncedKeys(layer)) {
        differences.push(...(await this.#difference(key, layer, meta.layer)));
      }
    }
    const rows = backfillOf(differences, this.#core.clock.offset);
    const { ids, journal } = await this.#core.ports.storage.finishReconciliation(rows);
    this.#core.backfilled(rows.map((row, at) => ({ ...row, id: ids[at] as number })));
    view.forgetLayers(meta.earlierLayers);
    this.#core.setMeta({ earlierLayers: [] });
    this.#core.disk.wrote(journal);
    this.#ports.backfilled();
  }

  async #difference(key: RecordKey, ours: number, theirs: number): Promise<readonly Change[]> {
    return differenceOf(
      key,
      await this.#core.records.ofLayer(key, ours),
      await this.#core.records.ofLayer(key, theirs),
    );
  }
}
