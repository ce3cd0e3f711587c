import { sql } from 'kysely';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { Executor } from './database.ts';

/** What brings recordings into an inbox: a connected service, or the folder that the operator fills. */
export type RelayName = 'intervals' | 'folder';

type InboxTables = {
  readonly inbox_file: {
    readonly uid: string;
    readonly hash: string;
    readonly name: string;
    readonly relay: RelayName;
    readonly external_id: string;
    readonly bytes: number;
    readonly received_at: number;
  };
};

/** A recording that waits until a device has imported it. */
export interface InboxFile {
  /** The digest of its content. */
  readonly hash: AttachmentHash;
  readonly name: string;
  readonly relay: RelayName;
  /** The id that the relay knows it by. */
  readonly externalId: string;
  readonly bytes: number;
  /** UTC milliseconds. */
  readonly receivedAt: number;
}

/** Adds a file. One with the same content stays as it is. */
export async function addInboxFile(executor: Executor, uid: string, file: InboxFile): Promise<void> {
  await tables(executor)
    .insertInto('inbox_file')
    .values({
      uid,
      hash: file.hash,
      name: file.name,
      relay: file.relay,
      external_id: file.externalId,
      bytes: file.bytes,
      received_at: file.receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the files of a user, those that arrived first before the others. */
export async function listInboxFiles(executor: Executor, uid: string): Promise<readonly InboxFile[]> {
  const rows = await tables(executor)
    .selectFrom('inbox_file')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('received_at')
    .orderBy('hash')
    .execute();
  return rows.map((row) => ({
    hash: row.hash as AttachmentHash,
    name: row.name,
    relay: row.relay,
    externalId: row.external_id,
    bytes: row.bytes,
    receivedAt: row.received_at,
  }));
}

/** Returns how many files the inbox of a user has, and their size. */
export async function inboxUse(
  executor: Executor,
  uid: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const row = await tables(executor)
    .selectFrom('inbox_file')
    .select([sql<number>`count(*)`.as('files'), sql<number | null>`sum(bytes)`.as('bytes')])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
}

/** Removes a file, and returns whether it was there. */
export async function removeInboxFile(executor: Executor, uid: string, hash: string): Promise<boolean> {
  const removed = await tables(executor)
    .deleteFrom('inbox_file')
    .where('uid', '=', uid)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function removeInboxFiles(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('inbox_file').where('uid', '=', uid).execute();
}

/** Returns the uids of everyone whose inbox has a file. */
export async function uidsWithInboxFiles(executor: Executor): Promise<readonly string[]> {
  const rows = await tables(executor).selectFrom('inbox_file').select('uid').distinct().execute();
  return rows.map(({ uid }) => uid);
}

function tables(executor: Executor) {
  return executor.withTables<InboxTables>();
}
