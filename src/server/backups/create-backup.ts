import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { BucketConfig } from '../config/config.ts';
import { databaseFile, deletionsFile } from '../data-dir/data-dir.ts';
import { type CopiedAttachments, copyAttachments } from './copy-attachments.ts';
import { copySqlite, type DatabaseCopyError, dumpPostgres } from './copy-database.ts';
import { createFolder, flush, flushAll, isAbsent } from './durable-files.ts';
import { backupNames, type Manifest } from './manifest.ts';
import { readOrCreateServerId } from './server-id.ts';

/** Where the data is that a backup copies. */
export interface BackupSource {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** If it is not null, files are there. A backup then has none: the object store has means of its own. */
  readonly bucket: BucketConfig | null;
}

export type BackupError = DatabaseCopyError | { readonly code: 'backup/exists'; readonly folder: string };

interface BackupOptions {
  /** A backup before a migration holds only the database, because a migration changes nothing else. */
  readonly contents?: 'everything' | 'database';
  /** The id of the server that runs the backup. It recognises by it what it must clean up after a crash. */
  readonly runBy?: string | null;
  /** An earlier backup on the same disk, to share unchanged attachments with. */
  readonly shareWith?: string | null;
  /** Stops the backup, which then leaves nothing. */
  readonly signal?: AbortSignal | undefined;
}

type CopyOptions = Required<Omit<BackupOptions, 'runBy'>>;
type FileOptions = Pick<CopyOptions, 'shareWith' | 'signal'>;

/** The ending of the name of an incomplete backup. */
export const incompleteMark = '.incomplete-';

/**
 * Writes a backup into a new folder. The folder appears under its name only when it is complete, checked and on disk.
 * The server may run meanwhile.
 *
 * @throws if it is stopped, and if the operating system fails, for example because the disk is full
 */
export async function createBackup(
  source: BackupSource,
  folder: string,
  { contents = 'everything', runBy = null, shareWith = null, signal }: BackupOptions = {},
): Promise<Result<Manifest, BackupError>> {
  if (existsSync(folder)) return { ok: false, error: { code: 'backup/exists', folder } };
  await createFolder(dirname(folder));
  const owner = runBy === null ? '' : `${runBy}-`;
  const incomplete = `${folder}${incompleteMark}${owner}${randomBytes(4).toString('hex')}`;
  await mkdir(incomplete, { mode: 0o700 });
  try {
    const written = await writeInto(incomplete, source, { contents, shareWith, signal });
    if (!written.ok) return written;
    await flushAll(incomplete);
    await rename(incomplete, folder);
    await flush(dirname(folder));
    return written;
  } finally {
    await rm(incomplete, { recursive: true, force: true });
  }
}

/**
 * Copies in this order: what the database refers to is stored before the database refers to it, and a deletion is in
 * the ledger before its data is removed.
 */
async function writeInto(
  folder: string,
  source: BackupSource,
  { contents, shareWith, signal }: CopyOptions,
): Promise<Result<Manifest, BackupError>> {
  const createdAt = Date.now();
  const { databaseUrl, dataDir, bucket } = source;
  const database = databaseUrl === null ? 'sqlite' : 'postgres';
  const copy = join(folder, backupNames[database]);
  const copied =
    databaseUrl === null
      ? await copySqlite(databaseFile(dataDir), copy)
      : await dumpPostgres(databaseUrl, copy, signal);
  signal?.throwIfAborted();
  if (!copied.ok) return copied;
  const attachments = contents === 'everything' ? await copyOthers(folder, source, { shareWith, signal }) : null;
  const filesInBucket = contents === 'everything' && bucket !== null;
  const server = readOrCreateServerId(dataDir);
  const accounts = copied.value;
  const manifest: Manifest = { format: 1, createdAt, server, database, accounts, attachments, filesInBucket };
  await writeFile(join(folder, backupNames.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return ok(manifest);
}

/** Copies everything but the database. */
async function copyOthers(
  folder: string,
  { dataDir, bucket }: BackupSource,
  options: FileOptions,
): Promise<CopiedAttachments> {
  const noFiles = { files: 0, bytes: 0, damaged: 0 };
  const copied = bucket === null ? await copyFiles(folder, dataDir, options) : noFiles;
  await copyDeletions(folder, dataDir);
  return copied;
}

async function copyFiles(
  folder: string,
  dataDir: string,
  { shareWith, signal }: FileOptions,
): Promise<CopiedAttachments> {
  const copyContents = (name: string) =>
    copyAttachments({
      from: join(dataDir, name),
      to: join(folder, name),
      shareWith: shareWith === null ? null : join(shareWith, name),
      signal,
    });
  const attachments = await copyContents(backupNames.attachments);
  await copyContents(backupNames.inbox);
  return attachments;
}

async function copyDeletions(folder: string, dataDir: string): Promise<void> {
  try {
    await copyFile(deletionsFile(dataDir), join(folder, backupNames.deletions));
  } catch (error) {
    if (!isAbsent(error)) throw error; // nothing was ever deleted
  }
}
