import type { RefusalCode } from '../protocol/index.ts';

/** One value for the whole screen, never stronger than the truth. Counts are acts of the person that the hub has not acknowledged. */
export type SaveStatus =
  /** Everything is on the hub's disk. */
  | { readonly kind: 'saved' }
  /** On its way; what is counted is on this device's disk. */
  | { readonly kind: 'saving'; readonly waiting: number }
  /** On this device's disk and nowhere else yet; the hub does not answer. */
  | { readonly kind: 'offline'; readonly waiting: number }
  /** On this device's disk and nowhere else yet; the hub answers, but cannot save anything now. */
  | { readonly kind: 'server-busy'; readonly waiting: number }
  /** On this device only, in memory: a shared computer keeps nothing on disk. */
  | { readonly kind: 'unsaved'; readonly waiting: number }
  /** The session ended; everything stays here until the person signs in. */
  | { readonly kind: 'needs-sign-in'; readonly waiting: number }
  | { readonly kind: 'failed'; readonly waiting: number; readonly failure: SaveFailure };

export type SaveFailure =
  /** This device's storage does not take any more, or does not answer; what was typed is in this page's memory only. */
  | { readonly code: 'storage/full' }
  | { readonly code: 'storage/unavailable' }
  /** The hub refused a record for good. */
  | { readonly code: 'sync/refused'; readonly refusal: RefusalCode; readonly key: string | null }
  /** Part of what came from the hub cannot be read on this device, and is asked for again. */
  | { readonly code: 'device/damaged' }
  /** What came of a record takes too long to read, and was set aside. */
  | { readonly code: 'device/set-aside'; readonly key: string }
  /** Parts of a record are missing or damaged. */
  | { readonly code: 'sync/incomplete'; readonly key: string };

/** What the status is made of. */
export interface StatusParts {
  readonly failure: SaveFailure | null;
  readonly pending: number;
  readonly link: 'connecting' | 'online' | 'busy' | 'offline' | 'sign-in' | 'ended' | 'idle';
  /** Whether what waits is on disk. */
  readonly durable: boolean;
  /** Whether the device has everything that the hub has. */
  readonly caughtUp: boolean;
}

export function statusOf({ failure, pending, link, durable, caughtUp }: StatusParts): SaveStatus {
  if (failure !== null) return { kind: 'failed', waiting: pending, failure };
  if (link === 'sign-in') return { kind: 'needs-sign-in', waiting: pending };
  if (pending > 0 && !durable) return { kind: 'unsaved', waiting: pending };
  if (link === 'offline') return { kind: 'offline', waiting: pending };
  if (link === 'busy' && pending > 0) return { kind: 'server-busy', waiting: pending };
  if (pending > 0 || (link !== 'idle' && !caughtUp)) return { kind: 'saving', waiting: pending };
  return { kind: 'saved' };
}
