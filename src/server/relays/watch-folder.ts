import { constants, type Stats } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { localDayAt } from '#domain/kernel/index.ts';
import { attachmentMaxBytes } from '#domain/notes/index.ts';
import { parseEmailAddress } from '../accounts/email-address.ts';
import type { Database } from '../db/database.ts';
import { isDisabled } from '../db/members.ts';
import { addListed, forgetRecording, markReceived, recordingState } from '../db/relay-recordings.ts';
import { findUidByEmail, findUser } from '../db/users.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { errorCodeOf, type Log } from '../log/log.ts';
import { recordingIn } from './recording-file.ts';

export interface WatchFolderParts {
  readonly folder: string;
  readonly database: Database;
  readonly inbox: Inbox;
  readonly log: Log;
  /** Whether an address has to be confirmed, because the server sends mail. Anyone can enter another one. */
  readonly needsConfirmed: boolean;
}

/** A file of a user's folder, as it was when the folder was listed. */
interface FoundFile {
  readonly uid: string;
  readonly address: string;
  readonly folder: string;
  readonly name: string;
  readonly path: string;
  readonly stats: Stats;
  /** Changes when the file is written to or replaced. */
  readonly externalId: string;
}

// a name can contain line breaks
const recordingName = /^[^.].*\.(?:fit|gpx|tcx)(?:\.gz)?$/is;
const importedName = 'imported';
/** How many files of a folder are looked at in one scan. Those that were imported are moved away. */
const maxFiles = 5_000;

/**
 * Takes recordings from `{folder}/{address}` into the inbox of the account with this address. A file is taken once its
 * size has been the same in two scans, and moved to `imported` once a device has imported it.
 */
export class WatchFolder {
  readonly #parts: WatchFolderParts;
  /** The files of the last scan, each with its size and time. */
  #seen: ReadonlyMap<string, string> = new Map();
  /** What was logged, and is not logged or tried again until the server starts anew. */
  readonly #reported = new Set<string>();

  constructor(parts: WatchFolderParts) {
    this.#parts = parts;
  }

  async scan(): Promise<void> {
    const seen = new Map<string, string>();
    const entries = await readdir(this.#parts.folder, { withFileTypes: true }).catch((error: unknown) => {
      this.#report('inbox/folder-failed', this.#parts.folder, { errorCode: errorCodeOf(error) });
      return [];
    });
    for (const entry of entries) {
      if (entry.isDirectory()) await this.#scanFolder(entry.name, seen);
    }
    this.#seen = seen;
  }

  async #scanFolder(address: string, seen: Map<string, string>): Promise<void> {
    const uid = await this.#uidOf(address);
    if (uid === null) return this.#report('inbox/address-unknown', address, { folder: address });
    const folder = join(this.#parts.folder, address);
    try {
      const names = (await readdir(folder)).filter((name) => recordingName.test(name)).toSorted();
      const waiting = new Set((await this.#parts.inbox.list(uid)).map(({ externalId }) => externalId));
      for (const name of names.slice(0, maxFiles)) {
        const file = await this.#find({ uid, address, folder, name });
        if (file === null) continue;
        seen.set(file.path, file.externalId);
        if (this.#seen.get(file.path) === file.externalId) await this.#handle(file, waiting);
      }
    } catch (error) {
      this.#report('inbox/folder-failed', address, { folder: address, errorCode: errorCodeOf(error) });
    }
  }

  /** Returns the account of an address; null if there is none that may have the files. */
  async #uidOf(address: string): Promise<string | null> {
    const { database, needsConfirmed } = this.#parts;
    const parsed = parseEmailAddress(address);
    const uid = parsed.ok ? await findUidByEmail(database.kysely, parsed.value) : null;
    if (uid === null || (await isDisabled(database.kysely, uid))) return null;
    const isConfirmed = (await findUser(database.kysely, uid))?.emailVerified === true;
    return isConfirmed || !needsConfirmed ? uid : null;
  }

  /** Returns a file; null if it is something else, is empty, or is gone. */
  async #find(place: Pick<FoundFile, 'uid' | 'address' | 'folder' | 'name'>): Promise<FoundFile | null> {
    const { folder, name } = place;
    const path = join(folder, name);
    const stats = await lstat(path).catch(() => null);
    if (stats === null) return null;
    if (!stats.isFile()) {
      this.#report('inbox/file-refused', path, { file: name, reason: 'no-regular-file' });
      return null;
    }
    const externalId = `${name} ${stats.size} ${stats.mtimeMs}`;
    return stats.size === 0 ? null : { ...place, path, stats, externalId };
  }

  async #handle(file: FoundFile, waiting: ReadonlySet<string>): Promise<void> {
    if (waiting.has(file.externalId)) return;
    const state = await recordingState(this.#parts.database.kysely, keyOf(file));
    if (state === 'received') return this.#moveImported(file);
    if (!this.#reported.has(file.externalId)) return this.#take(file);
  }

  async #take(file: FoundFile): Promise<void> {
    const { database, inbox } = this.#parts;
    if (!(await inbox.hasRoom(file.uid))) return;
    const content = await readRegular(file);
    if (content === null) return; // it has changed, so the next scans look at it again
    const recording = file.stats.size > attachmentMaxBytes ? null : await recordingIn(content);
    if (recording === null)
      return this.#report('inbox/file-refused', file.externalId, { file: file.name, reason: 'no-recording' });
    // the account may be gone, or have another address, since the folder was listed
    if ((await this.#uidOf(file.address)) !== file.uid) return;
    const name = file.name.replace(/\.gz$/i, '');
    const key = keyOf(file);
    const { relay, externalId } = key;
    if (!(await inbox.add(file.uid, { name, relay, externalId, content: recording.content }))) return;
    await addListed(database.kysely, key, [{ externalId, name, day: localDayAt(file.stats.mtimeMs, 'UTC') }]);
    await markReceived(database.kysely, key);
  }

  /** If the folder cannot be written, the file stays, and is not taken again. */
  async #moveImported(file: FoundFile): Promise<void> {
    try {
      const imported = await importedFolder(file.folder);
      await rename(file.path, join(imported, await freeName(imported, file.name)));
    } catch (error) {
      return this.#report('inbox/file-not-moved', file.folder, { errorCode: errorCodeOf(error) });
    }
    await forgetRecording(this.#parts.database.kysely, keyOf(file));
  }

  #report(event: string, subject: string, fields: Parameters<Log['warn']>[1]): void {
    if (this.#reported.has(subject)) return;
    this.#reported.add(subject);
    this.#parts.log.warn(event, fields);
  }
}

function keyOf({ uid, externalId }: FoundFile) {
  return { uid, relay: 'folder', externalId } as const;
}

/** Reads a file, which may have been replaced since the folder was listed. Then it returns null. */
async function readRegular({ path, stats }: FoundFile): Promise<Uint8Array | null> {
  // a link or a pipe in its place is not followed or waited for
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => null);
  if (handle === null) return null;
  try {
    const now = await handle.stat();
    if (!now.isFile() || now.ino !== stats.ino || now.size !== stats.size) return null;
    const content = new Uint8Array(Math.min(now.size, attachmentMaxBytes));
    const { bytesRead } = await handle.read(content, 0, content.length, 0);
    return bytesRead === content.length ? content : null;
  } finally {
    await handle.close();
  }
}

/** Creates the folder with the permissions of the one around it, so that the operator can read it. */
async function importedFolder(folder: string): Promise<string> {
  const imported = join(folder, importedName);
  const made = await mkdir(imported, { recursive: true });
  if (made !== undefined) await chmod(imported, (await stat(folder)).mode & 0o777);
  if (!(await lstat(imported)).isDirectory()) throw new Error('imported is no folder');
  return imported;
}

/** Returns a name that no file has: `run.fit`, `2 run.fit`. */
async function freeName(folder: string, name: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${count} ${name}`;
  return free;
}
