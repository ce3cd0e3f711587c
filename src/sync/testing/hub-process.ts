import { Hub, type HubPorts } from '../hub/hub.ts';
import type { LogProgress } from '../hub/hub-storage.ts';
import { Leases } from '../hub/leases.ts';
import type { MemoryLeases } from './memory-leases.ts';
import type { SeededChance } from './seeded-chance.ts';
import type { VirtualTime } from './virtual-time.ts';

const sweepEveryMs = 15_000;

/** How unreliable the notices between servers are. All values except the delay are probabilities. */
export interface NoticeWeather {
  readonly lost: number;
  readonly repeated: number;
  readonly maxDelayMs: number;
}

/** The servers of a simulation, which share a storage and its leases. */
export interface HubCluster {
  readonly chance: SeededChance;
  readonly leases: MemoryLeases;
  readonly notices: NoticeWeather;
  readonly processes: readonly HubProcess[];
}

/** A server process with its hub. It can be killed, and paused as by SIGSTOP. */
export class HubProcess {
  readonly hub: Hub;
  readonly leases: Leases | null;
  readonly #time: VirtualTime;
  readonly #held: (() => void)[] = [];
  #state: 'running' | 'paused' | 'dead' = 'running';

  /** @param cluster null for a server that is the only one */
  constructor(
    time: VirtualTime,
    ports: Omit<HubPorts, 'defer' | 'after' | 'others'>,
    cluster: HubCluster | null,
    holder = '',
  ) {
    this.#time = time;
    const after = (ms: number, work: () => void) => time.after(ms, () => this.run(work));
    this.leases = cluster === null ? null : new Leases({ store: cluster.leases, holder, after });
    this.hub = new Hub({
      ...ports,
      defer: (work) => void after(0, work),
      after,
      ...(cluster !== null &&
        this.leases !== null && { others: { leases: this.leases, tell: (grown) => this.#tell(cluster, grown) } }),
    });
    if (cluster !== null) this.#sweepForEver();
  }

  get isPaused(): boolean {
    return this.#state === 'paused';
  }

  /** Runs work of this process: later if it is paused, never if it is dead. */
  run(work: () => void): void {
    if (this.#state === 'running') work();
    else if (this.#state === 'paused') this.#held.push(work);
  }

  pause(): void {
    this.#state = 'paused';
  }

  resume(): void {
    this.#state = 'running';
    for (const work of this.#held.splice(0)) this.run(work);
  }

  /** Ends the process with everything in memory. Its leases stay until they end by themselves. */
  kill(): void {
    this.#state = 'dead';
    this.#held.length = 0;
    this.hub.compactor.stop();
  }

  #tell({ chance, notices, processes }: HubCluster, grown: readonly LogProgress[]): void {
    for (const other of processes) {
      if (other === this || chance.happens(notices.lost)) continue;
      const copies = chance.happens(notices.repeated) ? 2 : 1;
      for (let copy = 0; copy < copies; copy++)
        this.#time.after(chance.between(0, notices.maxDelayMs), () => other.run(() => other.hub.heard(grown)));
    }
  }

  #sweepForEver(): void {
    this.#time.after(sweepEveryMs, () => {
      if (this.#state === 'dead') return;
      this.run(() => void this.hub.sweep());
      this.#sweepForEver();
    });
  }
}
