import { decideAppend } from '#sync/hub/append-rules.ts';
import type { AppendOutcome, AppendRequest, Head } from '#sync/hub/hub-storage.ts';
import type { Database } from '../database.ts';
import { appendOnPostgres } from './append-postgres.ts';
import { appendOnSqlite } from './append-sqlite.ts';
import { type AppendStatements, type NewEntry, pushName } from './append-statements.ts';

/**
 * Appends a batch in one transaction with one wait for the disk. The head rows that are missing are made before it, by
 * a statement of their own: made inside, two servers could each hold a row that the other waits for.
 */
export async function appendBatch(
  { dialect, kysely }: Database,
  requests: readonly AppendRequest[],
  mark: Uint8Array,
): Promise<readonly AppendOutcome[]> {
  if (requests.length === 0) return [];
  const { statementsIn, createHeads } = dialect === 'sqlite' ? appendOnSqlite : appendOnPostgres;
  const uids = [...new Set(requests.map(({ uid }) => uid))].sort();
  for (;;) {
    const outcomes = await kysely
      .transaction()
      .execute((transaction) => appendLocked(statementsIn(transaction), uids, requests, mark));
    if (outcomes !== null) return outcomes;
    await createHeads(kysely, uids);
  }
}

/** Null where a head is missing. */
async function appendLocked(
  statements: AppendStatements,
  uids: readonly string[],
  requests: readonly AppendRequest[],
  mark: Uint8Array,
): Promise<readonly AppendOutcome[] | null> {
  const before = await statements.lockHeads(uids);
  if (before.size < uids.length) return null;
  const heads = new Map(before);
  const numbers = new Map(await statements.numbersOf(requests));
  const entries: NewEntry[] = [];
  const outcomes = requests.map((request) => {
    const name = pushName(request);
    const { outcome, head } = decideAppend(heads.get(request.uid) as Head, request, mark, numbers.get(name));
    if (outcome.outcome === 'refused' || outcome.repeated) return outcome;
    heads.set(request.uid, head);
    numbers.set(name, outcome.sequence);
    entries.push({ sequence: outcome.sequence, request });
    return outcome;
  });
  await statements.insert(entries, mark);
  await statements.saveHeads(new Map([...heads].filter(([uid, head]) => head !== before.get(uid))), mark);
  return outcomes;
}
