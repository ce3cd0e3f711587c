import { Counter, type Registry } from 'prom-client';
import type { BucketConfig } from '../config/config.ts';
import { Bucket } from './bucket.ts';

/** Opens the bucket of the configuration, if there is one. No request is sent yet. */
export function openBucket(config: BucketConfig | null, registry: Registry): Bucket | null {
  if (config === null) return null;
  const failures = new Counter({
    name: 'object_store_failures_total',
    help: 'Requests to the object store that failed, also those that succeeded when repeated',
    labelNames: ['operation', 'reason'],
    registers: [registry],
  });
  return new Bucket({ config, failed: (operation, reason) => failures.inc({ operation, reason }) });
}
