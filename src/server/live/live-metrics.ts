import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { HubStorage } from '#sync/hub/hub-storage.ts';
import type { RefusalCode } from '#sync/protocol/index.ts';

export interface LiveMetrics {
  readonly refused: (code: RefusalCode) => void;
  /** Wraps the storage to measure its appends and compactions. */
  readonly measured: (storage: HubStorage) => HubStorage;
}

/** @param connections called when the metrics are read */
export function createLiveMetrics(registry: Registry, connections: () => number): LiveMetrics {
  const registers = [registry];
  new Gauge({
    name: 'live_connections',
    help: 'Open live connections',
    registers,
    collect() {
      this.set(connections());
    },
  });
  const pushes = new Counter({ name: 'live_pushes_total', help: 'Pushes sent to storage', registers });
  const acknowledged = new Counter({
    name: 'live_acknowledged_total',
    help: 'Pushes stored and acknowledged',
    registers,
  });
  const refusals = new Counter({
    name: 'live_refused_total',
    help: 'Refusals sent',
    labelNames: ['code'],
    registers,
  });
  const batches = new Histogram({
    name: 'live_append_batch_size',
    help: 'Pushes in one commit',
    registers,
    buckets: [1, 2, 5, 10, 50, 200, 1000],
  });
  const folds = new Histogram({
    name: 'live_fold_commit_seconds',
    help: 'Time to store one step of a log compaction',
    registers,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
  });
  return {
    refused: (code) => refusals.inc({ code }),
    measured: (storage) => ({
      ...storage,
      append: async (requests, mark) => {
        pushes.inc(requests.length);
        batches.observe(requests.length);
        const outcomes = await storage.append(requests, mark);
        acknowledged.inc(outcomes.filter(({ outcome }) => outcome === 'appended').length);
        return outcomes;
      },
      commitCompaction: async (uid, fold, step) => {
        const stop = folds.startTimer();
        const committed = await storage.commitCompaction(uid, fold, step);
        stop();
        return committed;
      },
    }),
  };
}
