import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The metrics of this process, in a registry of their own so that tests can have several. */
export interface Metrics {
  readonly registry: Registry;
  /** @param route the pattern, never the path, because a path contains a uid */
  readonly answered: (
    labels: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ) => void;
  readonly close: () => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the start of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  return {
    registry,
    answered: ({ method, route, status }, seconds) => requests.observe({ method, route, status }, seconds),
    close: () => registry.clear(),
  };
}
