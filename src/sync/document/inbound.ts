import type { Welcome } from '../protocol/index.ts';
import { ChangeReceiver } from './change-receiver.ts';
import type { DocumentCore } from './document-core.ts';
import type { InboundPorts } from './inbound-ports.ts';
import { Lineages } from './lineages.ts';
import { SnapshotReceiver } from './snapshot-receiver.ts';

/** Applies data from the hub to disk and memory: welcomes, the snapshot of a first sync, and changes. */
export class Inbound {
  readonly snapshots: SnapshotReceiver;
  readonly changes: ChangeReceiver;
  readonly #core: DocumentCore;
  readonly #lineages: Lineages;

  constructor(core: DocumentCore, ports: InboundPorts) {
    this.#core = core;
    this.#lineages = new Lineages(core, {
      replaced: () => this.snapshots.forget(),
      backfilled: () => ports.happened({ type: 'backfilled' }),
    });
    const reconcile = () => this.#lineages.reconcileIfDue();
    this.changes = new ChangeReceiver(core, ports, reconcile);
    this.snapshots = new SnapshotReceiver(core, ports, this.changes, reconcile);
  }

  /**
   * Whether this device has everything that the hub had at the last welcome, and no replaced lineage is left to
   * reconcile.
   */
  get isCaughtUp(): boolean {
    return this.#lineages.isCaughtUp;
  }

  /** Starts another download if the hub is of another lineage. */
  compareLineage(welcome: Welcome): Promise<void> {
    return this.#lineages.compare(welcome);
  }

  /** Notes what the hub has. A new hub has nothing, which ends a first sync. */
  async welcomed(welcome: Welcome): Promise<void> {
    this.#lineages.welcomed(welcome);
    if (welcome.head === 0 && this.#core.meta.cursor === null)
      await this.changes.apply([], { after: 0, upto: 0, mark: null });
    await this.#lineages.reconcileIfDue();
  }
}
