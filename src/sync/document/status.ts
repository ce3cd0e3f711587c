import type { RefusalCode } from '../protocol/index.ts';
import { StorageError } from './device-storage.ts';

/**
 * The save state shown on screen. It never claims more than is certain. Counts are edits that the hub has not
 * acknowledged.
 */
export type SaveStatus =
  /** Everything is on the hub's disk. */
  | { readonly kind: 'saved' }
  /** Being sent. The counted edits are on this device's disk. */
  | { readonly kind: 'saving'; readonly pending: number }
  /** Only on this device's disk so far. The hub does not answer. */
  | { readonly kind: 'offline'; readonly pending: number }
  /** Only on this device's disk so far. The server answers by HTTP, but the socket to the hub is blocked. */
  | { readonly kind: 'live-blocked'; readonly pending: number }
  /** Only on this device's disk so far. The hub answers, but cannot save anything now. */
  | { readonly kind: 'server-busy'; readonly pending: number }
  /** Only in this device's memory, because a shared computer keeps nothing on disk. */
  | { readonly kind: 'unsaved'; readonly pending: number }
  /** The session has ended. All data stays on this device until the user signs in. */
  | { readonly kind: 'needs-sign-in'; readonly pending: number }
  | { readonly kind: 'failed'; readonly pending: number; readonly failure: SaveFailure };

export type SaveFailure =
  /** This device's storage is full or does not answer. Typed text is only in this page's memory. */
  | { readonly code: 'storage/full' }
  | { readonly code: 'storage/unavailable' }
  /** The hub refused a record permanently. */
  | { readonly code: 'sync/refused'; readonly refusal: RefusalCode; readonly key: string | null }
  /** Some data from the hub cannot be read on this device, and is requested again. */
  | { readonly code: 'device/damaged' }
  /** Data of a record takes too long to read and was set aside. */
  | { readonly code: 'device/set-aside'; readonly key: string }
  /** Parts of a record are missing or damaged. */
  | { readonly code: 'sync/incomplete'; readonly key: string };

/** Returns the failure to show for an error of the storage. */
export function storageFailure(error: unknown): SaveFailure {
  return { code: error instanceof StorageError ? error.code : 'storage/unavailable' };
}

/** The inputs of the status. */
export interface StatusParts {
  readonly failure: SaveFailure | null;
  readonly pending: number;
  readonly link: 'connecting' | 'online' | 'busy' | 'offline' | 'blocked' | 'sign-in' | 'ended' | 'idle';
  /** Whether pending edits are on disk. */
  readonly durable: boolean;
  /** Whether the device has everything that the hub has. */
  readonly caughtUp: boolean;
}
