import { err, ok, type Result } from '#domain/kernel/index.ts';
import type { Push, RefusalCode } from '../protocol/index.ts';
import {
  type Change,
  type ChangesError,
  decodeNewChanges,
  highestStamp,
  isUndamaged,
  laterStamp,
  type Stamp,
} from '../record/index.ts';
import { isRemoval } from './removals.ts';

/** Sizes that the hub holds everybody to. */
export interface HubLimits {
  readonly pushBytes: number;
  readonly documentBytes: number;
  /** Milliseconds that a stamp may lie ahead of the hub's clock. */
  readonly aheadMs: number;
  /** Bytes and pushes a minute and person; offers do not count. */
  readonly bytesPerMinute: number;
  readonly pushesPerMinute: number;
  /** Bytes of one person's pushes that are in memory and not on the disk yet. */
  readonly pendingBytes: number;
  /** Above this a socket's buffer is left to drain. */
  readonly bufferedBytes: number;
}

export const hubLimits: HubLimits = {
  pushBytes: 1024 * 1024,
  documentBytes: 1024 ** 3,
  aheadMs: 2 * 60_000,
  bytesPerMinute: 256 * 1024 * 1024,
  pushesPerMinute: 30_000,
  pendingBytes: 32 * 1024 * 1024,
  bufferedBytes: 1024 * 1024,
};

export interface ValidPush {
  readonly highest: Stamp | null;
  /** The changes, where all of them are trash and tombstones: accepted above the quota if they shrink the document. */
  readonly removals: readonly Change[] | null;
}

export interface InvalidPush {
  readonly code: RefusalCode;
  readonly key: string | null;
}

/**
 * Checks envelope, sizes, checksums and shapes of a push, never the domain's schemas: an older hub must not refuse a
 * newer app's leaf. The bound on stamps is held by the append itself, which alone knows the document's highest stamp.
 */
export function validatePush(push: Push, limits: HubLimits): Result<ValidPush, InvalidPush> {
  if (push.changes.length > limits.pushBytes) return err({ code: 'too-large', key: null });
  const decoded = decodeNewChanges(push.changes);
  if (!decoded.ok) return err(shape(decoded.error));
  const changes = decoded.value;
  if (changes.length === 0 || !replacesFit(changes, push.replaced))
    return err({ code: 'shape', key: changes[0]?.key ?? null });
  const damaged = changes.find(({ key, body }) => body !== undefined && !isUndamaged(key, body));
  if (damaged !== undefined) return err({ code: 'damaged', key: damaged.key });
  return ok({ highest: highestOf(changes), removals: changes.every(isRemoval) ? changes : null });
}

function shape(error: ChangesError): InvalidPush {
  return { code: 'shape', key: error.key ?? null };
}

/** Either no list at all for a change (nothing replaced) or one entry a leaf. */
function replacesFit(changes: readonly Change[], replaced: Push['replaced']): boolean {
  return (
    replaced.length === changes.length &&
    replaced.every((stamps, at) => stamps.length === 0 || stamps.length === changes[at]?.fields.size)
  );
}

function highestOf(changes: readonly Change[]): Stamp | null {
  let highest: Stamp | undefined;
  for (const change of changes) {
    const own = highestStamp(change);
    if (own !== undefined) highest = laterStamp(own, highest);
  }
  return highest ?? null;
}
