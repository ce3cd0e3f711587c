import type { Push } from '../protocol/index.ts';
import type { Change } from '../record/index.ts';
import type { DeliveryState, PendingChange, StoredRefusal } from './device-storage.ts';

/** A stored pending change, and how far its delivery has come. */
export interface PendingEntry {
  change: PendingChange;
  delivery: DeliveryState;
  /** The number of its pieces in flight. */
  piecesInFlight: number;
  /** Whether all of it has been cut into pushes. */
  isCut: boolean;
  /** Whether it was refused together with others. It is sent alone, so that the next refusal identifies it. */
  isAlone: boolean;
  /** Whether the hub has refused it once as damaged. */
  wasDamaged: boolean;
  /** Whether the hub has refused its stamps. */
  isMisdated: boolean;
}

/** A push to send, and the ids of the pending changes that are sent in it for the first time. */
export interface NextPush {
  readonly push: Push;
  readonly rows: readonly number[];
}

/** What the hub's answer to a push means for its rows. */
export type Answer =
  /** The hub has every part of these rows on disk. */
  | { readonly kind: 'acknowledged'; readonly push: Uint8Array; readonly rows: readonly number[] }
  /** These rows stay, marked as refused. */
  | { readonly kind: 'refused'; readonly rows: readonly number[]; readonly refusal: StoredRefusal }
  /** Send the same push again after a wait. `busy`: the hub cannot save anything now. */
  | { readonly kind: 'later'; readonly waitSeconds: number; readonly busy: boolean }
  /** These rows need stamps from a correct clock. `isRepeated`: also after they were restamped for it. */
  | { readonly kind: 'restamp'; readonly rows: readonly number[]; readonly isRepeated: boolean }
  /** A copy of a refused push was accepted later: the hub has these changes with their original stamps. */
  | { readonly kind: 'came-through'; readonly changes: readonly Change[] }
  | { readonly kind: 'unknown' };
