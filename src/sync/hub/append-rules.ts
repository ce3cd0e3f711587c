import { laterStamp, msOf } from '../record/index.ts';
import type { AppendOutcome, AppendRequest, Head } from './hub-storage.ts';

/** The head of a user without a log. */
export const emptyHead: Head = {
  sequence: 0,
  mark: null,
  highest: null,
  folded: 0,
  floor: 0,
  bytes: 0,
  deleted: false,
};

/** The outcome of one push, and the head after it. */
export interface Decision {
  readonly outcome: AppendOutcome;
  readonly head: Head;
}

/**
 * Decides whether to append a push. The user's head row must be locked. All storage implementations use this function.
 *
 * @param known the push's number, if the log already contains it
 */
export function decideAppend(
  head: Head,
  request: AppendRequest,
  mark: Uint8Array,
  known: number | undefined,
): Decision {
  const bytes = head.bytes + request.payload.length;
  if (head.deleted) return { outcome: { outcome: 'refused', code: 'account-deleted' }, head };
  if (known !== undefined) return { outcome: { outcome: 'appended', sequence: known, repeated: true }, head };
  if ((request.onlyAfter ?? head.sequence) !== head.sequence) return { outcome: { outcome: 'overtaken' }, head };
  if (isAhead(request, head)) return { outcome: { outcome: 'refused', code: 'clock' }, head };
  if (request.quota !== null && bytes > request.quota) return { outcome: { outcome: 'refused', code: 'quota' }, head };
  const sequence = head.sequence + 1;
  const highest = request.highest === null ? head.highest : laterStamp(request.highest, head.highest ?? undefined);
  return {
    outcome: { outcome: 'appended', sequence, repeated: false },
    head: { ...head, sequence, mark, highest, bytes },
  };
}

/**
 * Returns whether the push's highest stamp exceeds the bound. The bound lies slightly above the hub's clock or the
 * document's highest stamp, whichever is later.
 */
function isAhead({ highest, bound }: AppendRequest, head: Head): boolean {
  if (highest === null || bound === null) return false;
  const known = head.highest === null ? 0 : msOf(head.highest);
  return msOf(highest) > Math.max(bound.nowMs, known) + bound.aheadMs;
}
