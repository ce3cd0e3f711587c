import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type AttachmentHash, attachmentHash } from '#domain/notes/index.ts';
import { TurnsByKey } from '#sync/hub/turns-by-key.ts';
import type { AppendError, AttachmentStore, ByteRange, Part, Standing, StoredAttachment } from './attachment-store.ts';
import { untilCut } from './until-cut.ts';
import { folderNameOf, uidsIn } from './user-folders.ts';

/** An incomplete upload, as described by the name of its file. */
interface Arriving {
  readonly bytes: number;
  readonly arrived: number;
  readonly hash: AttachmentHash;
  readonly file: string;
  /** When its last byte arrived, UTC milliseconds. */
  readonly at: number;
}

const partsName = 'parts';
/** The maximum number of incomplete uploads of a user, because each request looks through their names. */
const maxArriving = 200;

const damagedEnding = '.damaged';

/**
 * Stores attachments in a folder on disk as `<user>/<digest>`, and incomplete uploads in `<user>/parts`. Names consist
 * of the uid in hexadecimal and of validated digests, so that no name can be a path to another folder.
 */
export class FolderAttachmentStore implements AttachmentStore {
  readonly #folder: string;
  /** The files that currently receive a part. */
  readonly #arriving = new Set<string>();
  /**
   * What looks at all files of a user runs one after another: uploads that start, so that two of them cannot both claim
   * the last free space, and lists, because each looks at up to thousands of files.
   */
  readonly #turns = new TurnsByKey();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async standing(uid: string, hash: AttachmentHash): Promise<Standing | null> {
    const whole = await statIfPresent(this.#wholeFile(uid, hash));
    if (whole !== null) return standingOf(whole.size);
    const part = await this.#partOf(uid, hash);
    return part && { bytes: part.bytes, arrived: part.arrived, isWhole: false };
  }

  async append(part: Part): Promise<Result<Standing, AppendError>> {
    const name = `${part.uid}/${part.hash}`;
    if (this.#arriving.has(name)) return err({ code: 'attachment/busy' });
    this.#arriving.add(name);
    try {
      return await this.#append(part);
    } finally {
      this.#arriving.delete(name);
    }
  }

  async read(uid: string, hash: AttachmentHash, { from, to }: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const file = this.#wholeFile(uid, hash);
    if ((await statIfPresent(file)) === null) return null;
    const content = to > from ? createReadStream(file, { start: from, end: to - 1 }) : Readable.from([]);
    return Readable.toWeb(content) as ReadableStream<Uint8Array>;
  }

  async cancel(uid: string, hash: AttachmentHash): Promise<void> {
    for (const { file } of await this.#parts(uid, hash)) await rm(file, { force: true });
  }

  async delete(uid: string, hash: AttachmentHash): Promise<void> {
    await rm(this.#wholeFile(uid, hash), { force: true });
  }

  list(uid: string): Promise<readonly StoredAttachment[]> {
    return this.#turns.run(uid, () => this.#wholes(uid));
  }

  usedBytes(uid: string): Promise<number> {
    return this.#turns.run(uid, async () => sumOf(await this.#wholes(uid)) + sumOf(await this.#parts(uid)));
  }

  async people(): Promise<readonly string[]> {
    const names = await namesIn(this.#folder);
    return uidsIn(names);
  }

  async deleteAll(uid: string): Promise<void> {
    await rm(this.#folderOf(uid), { recursive: true, force: true });
  }

  async cancelIdleSince(instant: number): Promise<void> {
    for (const uid of await this.people()) {
      for (const { file, hash, at } of await this.#parts(uid)) {
        if (at < instant && !this.#arriving.has(`${uid}/${hash}`)) await rm(file, { force: true });
      }
    }
  }

  /** Gives a file whose content is not what its name says another name, so that it is no longer listed. */
  async setAside(uid: string, hash: AttachmentHash): Promise<void> {
    const file = this.#wholeFile(uid, hash);
    await rename(file, `${file}${damagedEnding}`);
  }

  /** Returns how many files have been set aside. */
  async countSetAside(): Promise<number> {
    let count = 0;
    for (const uid of await this.people())
      for (const name of await namesIn(this.#folderOf(uid))) if (name.endsWith(damagedEnding)) count += 1;
    return count;
  }

  async #append(part: Part): Promise<Result<Standing, AppendError>> {
    const { uid, hash, offset, bytes } = part;
    const here = await this.standing(uid, hash);
    if (here?.isWhole) return ok(here);
    const startsOver = offset === 0 && bytes !== null && here?.bytes !== bytes;
    if (startsOver) {
      const begun = await this.#begin(part, bytes);
      if (!begun.ok) return begun;
    } else if (here === null || here.arrived !== offset) {
      return err({ code: 'attachment/offset-wrong', arrived: here?.arrived ?? 0 });
    }
    const arriving = await this.#partOf(uid, hash);
    if (arriving === null) throw new Error('the file of a started upload is missing');
    const arrived = await receive(arriving, part.content);
    if (arrived < arriving.bytes) return ok({ bytes: arriving.bytes, arrived, isWhole: false });
    return this.#finish(uid, arriving, arrived);
  }

  #begin(part: Part, bytes: number): Promise<Result<null, AppendError>> {
    return this.#turns.run(part.uid, () => this.#beginInTurn(part, bytes));
  }

  async #beginInTurn({ uid, hash, quotaBytes, maxFiles }: Part, bytes: number): Promise<Result<null, AppendError>> {
    await this.cancel(uid, hash);
    const arriving = await this.#cancelLongestIdle(uid);
    const whole = await this.#wholes(uid);
    if (arriving.length >= maxArriving) return err({ code: 'attachment/busy' });
    if (whole.length + arriving.length >= maxFiles) return err({ code: 'attachment/too-many-files', maxFiles });
    const usedBytes = sumOf(whole) + sumOf(arriving);
    if (usedBytes + bytes > quotaBytes) {
      return err({ code: 'attachment/quota-exceeded', usedBytes, maxBytes: quotaBytes });
    }
    const parts = join(this.#folderOf(uid), partsName);
    await mkdir(parts, { recursive: true, mode: 0o700 });
    await (await open(join(parts, `${hash}-${bytes}`), 'wx', 0o600)).close();
    return ok(null);
  }

  /**
   * Discards the uploads that have received nothing for the longest time, as many as are above the limit.
   *
   * @returns those that remain
   */
  async #cancelLongestIdle(uid: string): Promise<readonly Arriving[]> {
    const parts = await this.#parts(uid);
    const idle = parts.filter(({ hash }) => !this.#arriving.has(`${uid}/${hash}`)).toSorted((a, b) => a.at - b.at);
    const gone = new Set(idle.slice(0, Math.max(0, parts.length - maxArriving + 1)));
    for (const { file } of gone) await rm(file, { force: true });
    return parts.filter((part) => !gone.has(part));
  }

  /** Verifies the content and moves the file to its final name, durably. */
  async #finish(uid: string, part: Arriving, arrived: number): Promise<Result<Standing, AppendError>> {
    const isRight = arrived === part.bytes && (await digestOf(part.file)) === part.hash;
    if (!isRight) {
      await rm(part.file, { force: true });
      // earlier parts may have been damaged by a crash, which is no fault of the sender
      const isSentWrong = arrived > part.bytes || part.arrived === 0;
      return err(isSentWrong ? { code: 'attachment/content-wrong' } : { code: 'attachment/offset-wrong', arrived: 0 });
    }
    await sync(part.file);
    await rename(part.file, this.#wholeFile(uid, part.hash));
    await sync(this.#folderOf(uid));
    await sync(this.#folder);
    return ok(standingOf(arrived));
  }

  async #partOf(uid: string, hash: AttachmentHash): Promise<Arriving | null> {
    return (await this.#parts(uid, hash))[0] ?? null;
  }

  async #wholes(uid: string): Promise<readonly StoredAttachment[]> {
    const folder = this.#folderOf(uid);
    return inBatches(await namesIn(folder), async (name) => {
      const hash = attachmentHash(name);
      const file = hash && (await statIfPresent(join(folder, hash)));
      return file ? { hash: hash as AttachmentHash, bytes: file.size, storedAt: file.mtimeMs } : null;
    });
  }

  /** @param of the digest of the only upload to look for, if not for all */
  async #parts(uid: string, of = ''): Promise<readonly Arriving[]> {
    const folder = join(this.#folderOf(uid), partsName);
    const names = (await namesIn(folder)).filter((name) => name.startsWith(of));
    return inBatches(names, async (name) => {
      const [digest = '', bytes] = name.split('-');
      const [hash, file] = [attachmentHash(digest), join(folder, name)];
      const here = hash && (await statIfPresent(file));
      if (!here) return null;
      return { hash: hash as AttachmentHash, bytes: Number(bytes), arrived: here.size, file, at: here.mtimeMs };
    });
  }

  #folderOf(uid: string): string {
    return join(this.#folder, folderNameOf(uid));
  }

  #wholeFile(uid: string, hash: AttachmentHash): string {
    return join(this.#folderOf(uid), hash);
  }
}

function standingOf(bytes: number): Standing {
  return { bytes, arrived: bytes, isWhole: true };
}

/**
 * Appends content to the file.
 *
 * @returns the number of bytes that are stored afterwards, or more than `bytes` if too many arrived
 */
async function receive({ file, bytes, arrived }: Arriving, content: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'a');
  let position = arrived;
  try {
    for await (const chunk of untilCut(content)) {
      position += chunk.length;
      if (position > bytes) break;
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return position;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Flushes a file or folder from the operating system's cache to disk. */
async function sync(path: string): Promise<void> {
  const handle: FileHandle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const filesABatch = 100;

/** Looks at many files without taking the disk and the event loop from others. Leaves out those without a result. */
async function inBatches<T>(
  names: readonly string[],
  look: (name: string) => Promise<T | null>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < names.length; at += filesABatch)
    for (const each of await Promise.all(names.slice(at, at + filesABatch).map(look)))
      if (each !== null) found.push(each);
  return found;
}

function sumOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function statIfPresent(path: string) {
  return stat(path).catch(whereAbsent(null));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(whereAbsent([]));
}

function whereAbsent<T>(otherwise: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  };
}
