import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface ClusterMetrics {
  readonly told: (logs: number) => void;
  readonly heard: (logs: number) => void;
  /** Measures a look at what notices may not have told. */
  readonly swept: (sweep: () => Promise<void>) => Promise<void>;
}

interface ClusterState {
  /** Returns how many servers run on the database. */
  readonly servers: () => Promise<number>;
  /** Returns for each kind of work whether this server leads it. */
  readonly leading: () => ReadonlyMap<string, boolean>;
  readonly isHearing: () => boolean;
}

/** @param state asked when the metrics are read */
export function createClusterMetrics(registry: Registry, state: ClusterState): ClusterMetrics {
  const registers = [registry];
  new Gauge({
    name: 'cluster_servers',
    help: 'Servers that run on the database, this one among them',
    registers,
    async collect() {
      this.set(await state.servers().catch(() => 0));
    },
  });
  new Gauge({
    name: 'cluster_leads',
    help: 'Whether this server does what one of them does for all',
    labelNames: ['work'],
    registers,
    collect() {
      for (const [work, leads] of state.leading()) this.set({ work }, Number(leads));
    },
  });
  new Gauge({
    name: 'cluster_hearing',
    help: 'Whether the connection for notices is up',
    registers,
    collect() {
      this.set(Number(state.isHearing()));
    },
  });
  const told = new Counter({ name: 'cluster_told_total', help: 'Logs that others were told of', registers });
  const heard = new Counter({ name: 'cluster_heard_total', help: 'Logs that others told of', registers });
  const sweeps = new Histogram({
    name: 'cluster_sweep_seconds',
    help: 'Time to look up the logs of all connected people',
    registers,
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
  });
  return {
    told: (logs) => told.inc(logs),
    heard: (logs) => heard.inc(logs),
    swept: async (sweep) => {
      const stop = sweeps.startTimer();
      await sweep();
      stop();
    },
  };
}
