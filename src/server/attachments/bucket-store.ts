import { createHash } from 'node:crypto';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type AttachmentHash, attachmentHash } from '#domain/notes/index.ts';
import { Semaphore } from '#sync/hub/semaphore.ts';
import { TurnsByKey } from '#sync/hub/turns-by-key.ts';
import type { Bucket } from '../object-store/bucket.ts';
import type { ListedObject } from '../object-store/list-page.ts';
import { type Arriving, arrivedOf, endOf, type Piece, uploadsIn } from './arriving-pieces.ts';
import type { AppendError, AttachmentStore, ByteRange, Part, Standing, StoredAttachment } from './attachment-store.ts';
import { untilCut } from './until-cut.ts';
import { folderNameOf, uidOf, uidsIn } from './user-folders.ts';

export interface BucketStoreParts {
  readonly bucket: Bucket;
  /** The folder of complete files. */
  readonly files: string;
  /** The folder of incomplete uploads. */
  readonly parts: string;
  /** Milliseconds by a clock that nobody sets. */
  readonly now: () => number;
}

/** The complete files of a user. */
interface Use {
  readonly files: number;
  readonly bytes: number;
  /** Until when it counts, since other servers store files too. */
  readonly until: number;
}

/** What arrives is collected in memory until it is so much. A device sends parts of this size. */
const pieceBytes = 1024 * 1024;
/** A piece that is smaller is stored again together with what follows, so that few bytes are never many objects. */
const smallPieceBytes = 256 * 1024;
/** The maximum number of incomplete uploads of a user, because each new one looks through their names. */
const maxArriving = 200;
/** How many files of a user receive a part at the same time, since each takes memory. */
const maxReceiving = 8;
/** How many files are put together at the same time, since each is then in memory as a whole. */
const maxAssembled = 2;
const useKeptMs = 60_000;
const requestsAtOnce = 8;

/**
 * Stores attachments in a bucket as `{files}/{user}/{digest}`. An upload that has not arrived completely consists of
 * pieces, `{parts}/{user}/{digest}-{bytes}/{offset}`, which all servers share, so that any of them can continue it.
 *
 * Two servers may receive the same upload at once. Both store the same content at the same offset, one piece may replace
 * a longer or a shorter one, and only what follows without a gap counts. Both may also complete the file, with the same
 * content under the same key. The limits of a user are checked against what this server knows: with several servers,
 * uploads to the others within the last minute may exceed them.
 */
export class BucketAttachmentStore implements AttachmentStore {
  readonly #parts: BucketStoreParts;
  /** The files that currently receive a part, by user, each with the space that it claims once it is accepted. */
  readonly #receiving = new Map<string, Map<AttachmentHash, number>>();
  readonly #use = new Map<string, Use>();
  /** Uploads of a user start one after another, so that two of them cannot both claim the last free space. */
  readonly #turns = new TurnsByKey();
  /** A user completes one file at a time, so that others are not kept waiting. */
  readonly #completing = new TurnsByKey();
  readonly #assembled = new Semaphore(maxAssembled);

  constructor(parts: BucketStoreParts) {
    this.#parts = parts;
  }

  async standing(uid: string, hash: AttachmentHash): Promise<Standing | null> {
    const bytes = await this.#parts.bucket.size(this.#fileKey(uid, hash));
    if (bytes !== null) return wholeOf(bytes);
    const [upload] = await this.#uploads(uid, hash);
    return upload === undefined ? null : { bytes: upload.bytes, arrived: arrivedOf(upload), isWhole: false };
  }

  async append(part: Part): Promise<Result<Standing, AppendError>> {
    const { uid, hash } = part;
    const receiving = this.#receiving.get(uid) ?? new Map<AttachmentHash, number>();
    if (receiving.has(hash) || receiving.size >= maxReceiving) return err({ code: 'attachment/busy' });
    receiving.set(hash, 0);
    this.#receiving.set(uid, receiving);
    try {
      return await this.#append(part);
    } finally {
      receiving.delete(hash);
      if (receiving.size === 0) this.#receiving.delete(uid);
    }
  }

  read(uid: string, hash: AttachmentHash, range: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    return this.#parts.bucket.read(this.#fileKey(uid, hash), range);
  }

  async cancel(uid: string, hash: AttachmentHash): Promise<void> {
    await this.#delete((await this.#uploads(uid, hash)).flatMap(({ keys }) => keys));
  }

  async delete(uid: string, hash: AttachmentHash): Promise<void> {
    this.#use.delete(uid);
    await this.#parts.bucket.delete(this.#fileKey(uid, hash));
  }

  list(uid: string): Promise<readonly StoredAttachment[]> {
    return this.#turns.run(uid, () => this.#files(uid));
  }

  usedBytes(uid: string): Promise<number> {
    return this.#turns.run(uid, async () => {
      const uploads = await this.#uploads(uid);
      return (await this.#useOf(uid)).bytes + sumOf(uploads.map(({ bytes }) => bytes));
    });
  }

  async people(): Promise<readonly string[]> {
    const { bucket, files, parts } = this.#parts;
    const names = new Set([...(await bucket.foldersIn(`${files}/`)), ...(await bucket.foldersIn(`${parts}/`))]);
    return uidsIn(names);
  }

  async deleteAll(uid: string): Promise<void> {
    const { bucket, files, parts } = this.#parts;
    this.#use.delete(uid);
    for (const folder of [files, parts])
      for await (const objects of bucket.list(`${folder}/${folderNameOf(uid)}/`))
        await this.#delete(objects.map(({ key }) => key));
  }

  async cancelIdleSince(instant: number): Promise<void> {
    const { bucket, parts } = this.#parts;
    const objects: ListedObject[] = [];
    for await (const page of bucket.list(`${parts}/`)) objects.push(...page);
    const byUser = Map.groupBy(objects, ({ key }) => key.split('/').at(-3) ?? '');
    for (const [name, ofUser] of byUser) {
      const receiving = this.#receiving.get(uidOf(name));
      const idle = uploadsIn(ofUser).filter(({ at, hash }) => at < instant && !receiving?.has(hash));
      await this.#delete(idle.flatMap(({ keys }) => keys));
    }
  }

  async #append(part: Part): Promise<Result<Standing, AppendError>> {
    const { uid, hash, offset, bytes } = part;
    const wholeBytes = await this.#parts.bucket.size(this.#fileKey(uid, hash));
    if (wholeBytes !== null) return ok(wholeOf(wholeBytes));
    const [upload] = await this.#uploads(uid, hash);
    if (offset === 0 && bytes !== null && upload?.bytes !== bytes) {
      const begun = await this.#begin(part, bytes);
      return begun.ok ? this.#receive(part, bytes, []) : begun;
    }
    const arrived = upload === undefined ? 0 : arrivedOf(upload);
    if (upload === undefined || arrived !== offset) return err({ code: 'attachment/offset-wrong', arrived });
    return this.#receive(part, upload.bytes, upload.pieces);
  }

  #begin({ uid, hash, quotaBytes, maxFiles }: Part, bytes: number): Promise<Result<null, AppendError>> {
    return this.#turns.run(uid, async () => {
      const claims = await this.#claims(uid, hash);
      const { files, bytes: wholeBytes } = await this.#useOf(uid);
      if (claims.size >= maxArriving) return err({ code: 'attachment/busy' });
      if (files + claims.size >= maxFiles) return err({ code: 'attachment/too-many-files', maxFiles });
      const usedBytes = wholeBytes + sumOf([...claims.values()]);
      if (usedBytes + bytes > quotaBytes) {
        return err({ code: 'attachment/quota-exceeded', usedBytes, maxBytes: quotaBytes });
      }
      this.#receiving.get(uid)?.set(hash, bytes);
      return ok(null);
    });
  }

  /**
   * Returns the space that each upload of a user claims. Discards an earlier upload of the file that begins, and those
   * that have received nothing for the longest time, as many as are above the limit.
   */
  async #claims(uid: string, beginning: AttachmentHash): Promise<ReadonlyMap<AttachmentHash, number>> {
    const receiving = this.#receiving.get(uid) ?? new Map<AttachmentHash, number>();
    const { own = [], others = [] } = Object.groupBy(await this.#uploads(uid), ({ hash }) =>
      hash === beginning ? 'own' : 'others',
    );
    const idle = others.filter(({ hash }) => !receiving.has(hash)).toSorted((a, b) => a.at - b.at);
    const gone = new Set(idle.slice(0, Math.max(0, others.length - maxArriving + 1)));
    await this.#delete([...own, ...gone].flatMap(({ keys }) => keys));
    const stored = others.filter((upload) => !gone.has(upload)).map(({ hash, bytes }) => [hash, bytes] as const);
    return new Map([...stored, ...[...receiving].filter(([, bytes]) => bytes > 0)]);
  }

  /** @param pieces what is stored already */
  async #receive(
    { uid, hash, offset, content }: Part,
    bytes: number,
    pieces: readonly Piece[],
  ): Promise<Result<Standing, AppendError>> {
    const folder = `${this.#partsFolder(uid)}${hash}-${bytes}/`;
    let stored = pieces;
    let chunks: Uint8Array[] = [];
    let [collected, position] = [0, endOf(pieces)];
    const received = createHash('sha256');
    for await (const chunk of untilCut(content)) {
      if (offset === 0) received.update(chunk);
      chunks.push(chunk);
      collected += chunk.length;
      position += chunk.length;
      if (position > bytes) break;
      if (collected < pieceBytes || position === bytes) continue;
      stored = await this.#storePiece(folder, stored, chunks);
      [chunks, collected] = [[], 0];
    }
    const isSentWrong = position === bytes && offset === 0 && received.digest('hex') !== hash;
    if (position > bytes || isSentWrong) {
      await this.cancel(uid, hash);
      return err({ code: 'attachment/content-wrong' });
    }
    if (position === bytes) return this.#complete({ uid, hash, bytes, pieces: stored, rest: chunks });
    if (collected > 0) await this.#storePiece(folder, stored, chunks);
    return ok({ bytes, arrived: position, isWhole: false });
  }

  /** Stores what has arrived after these pieces, together with the last of them if that is small. */
  async #storePiece(
    folder: string,
    pieces: readonly Piece[],
    chunks: readonly Uint8Array[],
  ): Promise<readonly Piece[]> {
    const { bucket } = this.#parts;
    const last = pieces.at(-1);
    const begun = last !== undefined && last.bytes < smallPieceBytes ? await this.#contentOf(last) : null;
    if (last !== undefined && begun !== null) {
      const content = Buffer.concat([begun, ...chunks]);
      await bucket.put(last.key, content);
      return [...pieces.slice(0, -1), { ...last, bytes: content.length }];
    }
    const content = joined(chunks);
    const offset = endOf(pieces);
    const key = `${folder}${offset}`;
    await bucket.put(key, content);
    return [...pieces, { key, offset, bytes: content.length }];
  }

  /** Stores the verified content as one object. Its pieces go only then. */
  #complete(parts: Completed): Promise<Result<Standing, AppendError>> {
    // it came with one part, so that all of it is in memory and verified
    if (parts.pieces.length === 0) return this.#store(parts, joined(parts.rest));
    return this.#completing.run(parts.uid, () =>
      this.#assembled.run(async () => {
        const content = await this.#assemble(parts);
        if (content === null) return this.#standingElsewhere(parts);
        return (await digestOf(content)) === parts.hash ? this.#store(parts, content) : this.#startOver(parts);
      }),
    );
  }

  /** The store may have returned something else than was sent, so this does not prove that the file is wrong. */
  async #startOver({ uid, hash }: Completed): Promise<Result<Standing, AppendError>> {
    await this.cancel(uid, hash);
    return err({ code: 'attachment/offset-wrong', arrived: 0 });
  }

  async #store({ uid, hash, pieces }: Completed, content: Uint8Array): Promise<Result<Standing, AppendError>> {
    await this.#parts.bucket.put(this.#fileKey(uid, hash), content, hash);
    this.#noteStored(uid, hash, content.length);
    // the file is there: pieces that cannot be removed now are removed like those of an upload that stalled
    if (pieces.length > 0) await this.cancel(uid, hash).catch(() => {});
    return ok(wholeOf(content.length));
  }

  /** Returns the whole content, or null if a piece is gone because another server has completed the file. */
  async #assemble({ bytes, pieces, rest }: Completed): Promise<Uint8Array | null> {
    const content = new Uint8Array(bytes);
    for (const piece of pieces) {
      const stream = await this.#parts.bucket.read(piece.key, { from: 0, to: piece.bytes });
      if (stream === null) return null;
      let at = piece.offset;
      for await (const chunk of stream) {
        content.set(chunk, at);
        at += chunk.length;
      }
    }
    let at = endOf(pieces);
    for (const chunk of rest) {
      content.set(chunk, at);
      at += chunk.length;
    }
    return content;
  }

  async #standingElsewhere({ uid, hash }: Completed): Promise<Result<Standing, AppendError>> {
    const standing = await this.standing(uid, hash);
    if (standing?.isWhole) return ok(standing);
    return err({ code: 'attachment/offset-wrong', arrived: standing?.arrived ?? 0 });
  }

  /** Returns the content of a piece, or null if another server has replaced or removed it. */
  async #contentOf({ key, bytes }: Piece): Promise<Uint8Array | null> {
    if ((await this.#parts.bucket.size(key)) !== bytes) return null;
    const stream = await this.#parts.bucket.read(key, { from: 0, to: bytes });
    return stream && new Uint8Array(await new Response(stream).arrayBuffer());
  }

  async #files(uid: string): Promise<readonly StoredAttachment[]> {
    const { bucket, files } = this.#parts;
    const found: StoredAttachment[] = [];
    for await (const objects of bucket.list(`${files}/${folderNameOf(uid)}/`))
      for (const { key, bytes, changedAt } of objects) {
        const hash = attachmentHash(key.split('/').at(-1) ?? '');
        if (hash !== null) found.push({ hash, bytes, storedAt: changedAt });
      }
    this.#keepUse(uid, { files: found.length, bytes: sumOf(found.map(({ bytes }) => bytes)) });
    return found;
  }

  async #useOf(uid: string): Promise<Pick<Use, 'files' | 'bytes'>> {
    const known = this.#use.get(uid);
    if (known !== undefined && known.until > this.#parts.now()) return known;
    const files = await this.#files(uid);
    return { files: files.length, bytes: sumOf(files.map(({ bytes }) => bytes)) };
  }

  #keepUse(uid: string, use: Pick<Use, 'files' | 'bytes'>): void {
    const now = this.#parts.now();
    for (const [name, { until }] of this.#use) if (until <= now) this.#use.delete(name);
    this.#use.set(uid, { ...use, until: now + useKeptMs });
  }

  #noteStored(uid: string, hash: AttachmentHash, bytes: number): void {
    this.#receiving.get(uid)?.set(hash, 0); // it counts as stored from here on
    const known = this.#use.get(uid);
    if (known !== undefined) this.#use.set(uid, { ...known, files: known.files + 1, bytes: known.bytes + bytes });
  }

  /** @param of the digest of the only upload to look for, if not for all */
  async #uploads(uid: string, of = ''): Promise<readonly Arriving[]> {
    const objects: ListedObject[] = [];
    for await (const page of this.#parts.bucket.list(this.#partsFolder(uid) + of)) objects.push(...page);
    return uploadsIn(objects);
  }

  async #delete(keys: readonly string[]): Promise<void> {
    const { bucket } = this.#parts;
    for (let at = 0; at < keys.length; at += requestsAtOnce)
      await Promise.all(keys.slice(at, at + requestsAtOnce).map((key) => bucket.delete(key)));
  }

  #partsFolder(uid: string): string {
    return `${this.#parts.parts}/${folderNameOf(uid)}/`;
  }

  #fileKey(uid: string, hash: AttachmentHash): string {
    return `${this.#parts.files}/${folderNameOf(uid)}/${hash}`;
  }
}

/** A file of which every byte has arrived. */
interface Completed {
  readonly uid: string;
  readonly hash: AttachmentHash;
  readonly bytes: number;
  readonly pieces: readonly Piece[];
  /** What follows the pieces. */
  readonly rest: readonly Uint8Array[];
}

/** Computes a digest in steps, since that of a whole file would keep everybody waiting. */
async function digestOf(content: Uint8Array): Promise<string> {
  const digest = createHash('sha256');
  for (let at = 0; at < content.length; at += pieceBytes) {
    if (at > 0) await afterOthers();
    digest.update(content.subarray(at, at + pieceBytes));
  }
  return digest.digest('hex');
}

/** Does not copy what is in one piece, because that may be a whole file. */
function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks;
  return only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks);
}

function wholeOf(bytes: number): Standing {
  return { bytes, arrived: bytes, isWhole: true };
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
