import { err, ok, type Result } from '#domain/kernel/index.ts';
import type { Push, RefusalCode } from '../protocol/index.ts';
import {
  type Change,
  type ChangesError,
  countValues,
  decodeNewChanges,
  highestStamp,
  isUndamaged,
  laterStamp,
  type Stamp,
} from '../record/index.ts';
import { isRemoval } from './removals.ts';

/** The hub's size limits for every user. */
export interface HubLimits {
  readonly pushBytes: number;
  readonly documentBytes: number;
  /** The maximum number of milliseconds by which a stamp may be ahead of the hub's clock. */
  readonly aheadMs: number;
  /** The maximum number of bytes and pushes per minute and user. Backfills do not count. */
  readonly bytesPerMinute: number;
  readonly pushesPerMinute: number;
  /** The maximum number of bytes in one user's pushes that are in memory but not on disk yet. */
  readonly pendingBytes: number;
  /** Above this many buffered bytes, the hub waits for the socket's buffer to drain. */
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

/**
 * The maximum number of values in a push. A push of 1 MiB that holds more consists of little else than empty lists, which
 * take a hundred times their bytes in memory.
 */
const maxValues = 400_000;
/** The maximum number of values in one leaf. The largest leaf of the app, a list of lines, has some hundreds. */
const maxValuesPerLeaf = 10_000;
/** The maximum number of segments of a path. Paths of the app have up to eight. */
const maxSegments = 16;

export interface ValidPush {
  readonly highest: Stamp | null;
  /**
   * The changes, if all of them only trash or delete records. The hub accepts them above the quota if they shrink the
   * document.
   */
  readonly removals: readonly Change[] | null;
}

export interface InvalidPush {
  readonly code: RefusalCode;
  readonly key: string | null;
}

/**
 * Validates the envelope, sizes, checksums and shapes of a push, but not the domain's schemas: an older hub must not
 * refuse a newer app's leaf. The append itself checks the bound on stamps, because only it knows the document's highest
 * stamp.
 */
export function validatePush(push: Push, limits: HubLimits): Result<ValidPush, InvalidPush> {
  if (push.changes.length > limits.pushBytes) return err({ code: 'too-large', key: null });
  const decoded = decodeNewChanges(push.changes, maxValues);
  if (!decoded.ok) return err(unreadable(decoded.error));
  const changes = decoded.value;
  const costly = changes.find(isCostly);
  if (costly !== undefined) return err({ code: 'too-large', key: costly.key });
  if (changes.length === 0 || !replacesFit(changes, push.replaced))
    return err({ code: 'shape', key: changes[0]?.key ?? null });
  const damaged = changes.find(({ key, body }) => body !== undefined && !isUndamaged(key, body));
  if (damaged !== undefined) return err({ code: 'damaged', key: damaged.key });
  return ok({ highest: highestOf(changes), removals: changes.every(isRemoval) ? changes : null });
}

function unreadable({ code, key }: ChangesError): InvalidPush {
  return { code: code === 'sync/shape' ? 'shape' : 'too-large', key: key ?? null };
}

/** Returns whether reading a leaf of the change would cost far more than its bytes. */
export function isCostly({ fields }: Change): boolean {
  for (const [path, { value }] of fields) {
    if (path.length > maxSegments && path.split('/').length > maxSegments) return true;
    if (typeof value === 'object' && countValues(value, maxValuesPerLeaf) > maxValuesPerLeaf) return true;
  }
  return false;
}

/** Returns whether each change has an empty list (nothing replaced) or one entry per leaf. */
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
