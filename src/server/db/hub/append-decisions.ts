import { decideAppend } from '#sync/hub/append-rules.ts';
import type { AppendOutcome, AppendRequest, Head } from '#sync/hub/hub-storage.ts';

export interface NewEntry {
  readonly sequence: number;
  readonly request: AppendRequest;
}

/** The outcomes of a batch of pushes, and the rows to write for it. */
export interface BatchDecision {
  readonly outcomes: readonly AppendOutcome[];
  readonly entries: readonly NewEntry[];
  /** The changed heads, by uid. */
  readonly heads: ReadonlyMap<string, Head>;
}

/**
 * Decides on pushes in order.
 *
 * @param before the heads of all users involved, locked until the transaction ends
 * @param known the numbers of the pushes already in the log, by `pushName`
 */
export function decideBatch(
  requests: readonly AppendRequest[],
  mark: Uint8Array,
  before: ReadonlyMap<string, Head>,
  known: ReadonlyMap<string, number>,
): BatchDecision {
  const numbers = new Map(known);
  const heads = new Map<string, Head>();
  const entries: NewEntry[] = [];
  const outcomes = requests.map((request) => {
    const name = pushName(request);
    const standing = heads.get(request.uid) ?? (before.get(request.uid) as Head);
    const { outcome, head } = decideAppend(standing, request, mark, numbers.get(name));
    if (outcome.outcome !== 'appended' || outcome.repeated) return outcome;
    heads.set(request.uid, head);
    numbers.set(name, outcome.sequence);
    entries.push({ sequence: outcome.sequence, request });
    return outcome;
  });
  return { outcomes, entries, heads };
}

/** Returns the map key of a user's push. */
export function pushName({ uid, id }: { readonly uid: string; readonly id: Uint8Array }): string {
  return `${uid} ${Buffer.from(id.buffer, id.byteOffset, id.length).toString('latin1')}`;
}
