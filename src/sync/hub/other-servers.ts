import type { LogProgress } from './hub-storage.ts';
import type { Leases } from './leases.ts';

/** The other servers on the same storage. */
export interface OtherServers {
  /**
   * Tells them that logs have grown. They may hear it late, twice or never: `Hub.sweep` finds what they did not hear.
   */
  readonly tell: (grown: readonly LogProgress[]) => void;
  readonly leases: Leases;
}
