import { laterStamp, msOf } from '../record/index.ts';
import type { AppendOutcome, AppendRequest, Head } from './hub-storage.ts';

/** The head of a person with no log. */
export const emptyHead: Head = {
  sequence: 0,
  mark: null,
  highest: null,
  folded: 0,
  floor: 0,
  bytes: 0,
  deleted: false,
};

/** What becomes of one push, and the head after it. */
export interface Decision {
  readonly outcome: AppendOutcome;
  readonly head: Head;
}

/**
 * Decides on one push under the lock on its person's head row. Every storage appends by this.
 *
 * @param known the number under which the log has this push already
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
  if (isAhead(request, head)) return { outcome: { outcome: 'refused', code: 'clock' }, head };
  if (request.quota !== null && bytes > request.quota) return { outcome: { outcome: 'refused', code: 'quota' }, head };
  const sequence = head.sequence + 1;
  const highest = request.highest === null ? head.highest : laterStamp(request.highest, head.highest ?? undefined);
  return {
    outcome: { outcome: 'appended', sequence, repeated: false },
    head: { ...head, sequence, mark, highest, bytes },
  };
}

/** The bound is the hub's clock or the highest stamp that the document holds, whichever is later, and a little more. */
function isAhead({ highest, bound }: AppendRequest, head: Head): boolean {
  if (highest === null || bound === null) return false;
  const known = head.highest === null ? 0 : msOf(head.highest);
  return msOf(highest) > Math.max(bound.nowMs, known) + bound.aheadMs;
}
