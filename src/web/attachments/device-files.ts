import { err, ok, type Result } from '#domain/kernel/index.ts';
import type { Attachment, AttachmentHash } from '#domain/notes/index.ts';
import { Backoff } from '#sync/document/backoff.ts';
import { StorageError } from '#sync/document/device-storage.ts';
import { Emitter } from '../lifecycle/index.ts';
import { recordOf, rowOf } from './file-metadata.ts';
import type { FileServer, ServerFiles } from './file-server.ts';
import type { FileShelf } from './file-shelf.ts';
import type { FileRow } from './file-storage.ts';
import { type Prepared, PreparedFiles } from './prepared-files.ts';
import { digestOf, drawable, playable, type Raster, type ReadError, type ReadFile, readFile } from './read-file.ts';
import type { Uploads } from './uploads.ts';

/** A file that is now on this device and can be linked in a note. */
export interface Added {
  readonly hash: AttachmentHash;
  readonly name: string;
  /** Whether the file can be shown inline. */
  readonly isImage: boolean;
}

interface SizedFile {
  readonly hash: AttachmentHash;
  readonly bytes: number;
}

/** Why none of the files was added. */
export type AddError =
  | ReadError
  /** The files would exceed the user's quota. */
  | { readonly code: 'attachment/no-room'; readonly bytes: number; readonly freeBytes: number }
  | { readonly code: 'storage/full' | 'storage/unavailable' };

export type ContentError =
  | 'attachment/not-here-offline'
  | 'attachment/not-on-server'
  /** The digest of the received content is not that of the file. */
  | 'attachment/damaged';

export type Picture =
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'audio' | 'video'; readonly url: string }
  | NoPicture;

/** The verified content of a picture. */
export type PictureContent = { readonly kind: 'image'; readonly content: Raster } | NoPicture;

type NoPicture =
  /** The content is on this device but not a displayable image. It can be saved. */
  | { readonly kind: 'file' }
  /** The content is currently unavailable. */
  | { readonly kind: 'absent' };

export interface DeviceFilesParts {
  readonly shelf: FileShelf;
  readonly uploads: Uploads;
  readonly server: FileServer;
  readonly records: FileRecords;
  /** Returns UTC milliseconds. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds, or earlier if the network is back or the signal is aborted. */
  readonly chance: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface FileRecords {
  /** Returns the record of a file; undefined if there is none or it was permanently deleted. */
  readonly of: (hash: AttachmentHash) => Attachment | undefined;
  readonly write: (hash: AttachmentHash, record: Attachment) => void;
}

const maxPictures = 100;
const arrivals = { firstMs: 2_000, maxMs: 60_000, growth: 1.5 };

/** The files of a user's notes in this page. Adds, shows and saves files, and tracks where each one is. */
export class DeviceFiles {
  readonly shelf: FileShelf;
  readonly uploads: Uploads;
  readonly #server: FileServer;
  readonly #records: FileRecords;
  readonly #prepared: PreparedFiles;
  readonly #chance: DeviceFilesParts['chance'];
  readonly #changes = new Emitter();
  readonly #fetching = new Map<AttachmentHash, Promise<Result<Blob, ContentError>>>();
  /** Ordered by last use, the most recent last. */
  readonly #pictures = new Map<AttachmentHash, Promise<Picture>>();
  #onServer: ServerFiles | null = null;

  constructor({ shelf, uploads, server, records, now, chance }: DeviceFilesParts) {
    this.shelf = shelf;
    this.uploads = uploads;
    this.#server = server;
    this.#records = records;
    this.#prepared = new PreparedFiles({
      shelf,
      now,
      recordOf: records.of,
      isOnServer: (hash) => this.#isOnServer(hash),
    });
    this.#chance = chance;
    shelf.subscribe(this.#changes.emit);
  }

  readonly subscribe = this.#changes.subscribe;

  /** The files that were on the server at the last request; null before the first request. */
  get onServer(): ServerFiles | null {
    return this.#onServer;
  }

  /** Adds all of the files or none; works offline too. They are uploaded later. */
  async add(files: readonly File[]): Promise<Result<readonly Added[], AddError>> {
    const added: ReadFile[] = [];
    for (const file of files) {
      const read = await readFile(file);
      if (!read.ok) return read;
      added.push(read.value);
    }
    await this.shelf.opened().catch(() => {}); // if storage fails, storing a file reports the error
    const room = this.#roomFor(added.map(({ hash, content }) => ({ hash, bytes: content.size })));
    if (!room.ok) return room;
    const taken = await this.uploads.standStill(() => this.#takeIn(added));
    if (!taken.ok) return taken;
    this.uploads.wake();
    return ok(added.map(({ hash, name, size }) => ({ hash, name, isImage: size !== null })));
  }

  /**
   * Checks the files against the quota. A file that is already on the server or pending takes no extra space, and files
   * with the same content count once.
   */
  #roomFor(files: readonly SizedFile[]): Result<null, AddError> {
    if (this.#onServer === null) return ok(null);
    const { hashes, usedBytes, maxBytes } = this.#onServer;
    const bytesByHash = new Map(files.map(({ hash, bytes }) => [hash, bytes]));
    let freeBytes = maxBytes - usedBytes;
    for (const { hash, bytes, upload } of this.shelf.rows.values()) {
      if (upload === 'held' || hashes.has(hash)) continue;
      freeBytes -= bytes;
      bytesByHash.delete(hash);
    }
    for (const hash of hashes) bytesByHash.delete(hash as AttachmentHash);
    const bytes = [...bytesByHash.values()].reduce((sum, each) => sum + each, 0);
    return bytes > Math.max(0, freeBytes) ? err({ code: 'attachment/no-room', bytes, freeBytes }) : ok(null);
  }

  async #takeIn(files: readonly ReadFile[]): Promise<Result<null, AddError>> {
    const kept: FileRow['hash'][] = [];
    try {
      for (const file of files) if (await this.#keep(file)) kept.push(file.hash);
    } catch (error) {
      for (const hash of kept) await this.shelf.remove(hash).catch(() => {});
      if (error instanceof StorageError) return err({ code: error.code });
      throw error;
    }
    for (const file of files)
      if (this.#records.of(file.hash) === undefined) this.#records.write(file.hash, recordOf(rowOf(file)));
    return ok(null);
  }

  /**
   * Returns the verified content from this device, or else from the server. In that case it is also stored on this
   * device.
   */
  async content(hash: AttachmentHash): Promise<Result<Blob, ContentError>> {
    const known = this.#fetching.get(hash);
    if (known !== undefined) return known;
    const fetching = this.#content(hash).finally(() => this.#fetching.delete(hash));
    this.#fetching.set(hash, fetching);
    return fetching;
  }

  /** Returns how to show a file. The URL of an image stays valid until a hundred other files have been requested. */
  async picture(hash: AttachmentHash): Promise<Picture> {
    const picture = this.#pictures.get(hash) ?? this.#makePicture(hash);
    this.#pictures.delete(hash);
    this.#pictures.set(hash, picture);
    const { kind } = await picture;
    if (kind === 'absent' && this.#pictures.get(hash) === picture) this.#pictures.delete(hash);
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= maxPictures) break;
      this.#forget(oldest);
    }
    return picture;
  }

  /** Returns the verified content of a picture, for copying it elsewhere. */
  async pictureContent(hash: AttachmentHash): Promise<PictureContent> {
    const content = await this.content(hash);
    if (!content.ok) return { kind: 'absent' };
    const picture = await drawable(content.value);
    return picture ? { kind: 'image', content: picture } : { kind: 'file' };
  }

  /** Resolves when an absent file has arrived. Requests it with back-off, and when the network is back. */
  async arrival(hash: AttachmentHash, signal: AbortSignal): Promise<void> {
    const backoff = new Backoff(arrivals);
    while (!signal.aborted) {
      await this.#chance(backoff.next(), signal);
      if (!signal.aborted && (await this.content(hash)).ok) return;
    }
  }

  /**
   * Stores a file of an import that is about to be applied. It becomes part of the document when its record does.
   *
   * @returns the record to write with the import; null if the document has it already
   */
  prepare(file: File, batch: string): Promise<Result<Prepared, AddError>> {
    return this.#prepared.prepare(file, batch);
  }

  /** Makes the files of an import part of the document, or removes them if their records are not part of it. */
  async settlePrepared(ended: string | null = null): Promise<void> {
    await this.#prepared.settle(ended);
    this.uploads.wake();
  }

  /** Returns why files do not fit into the user's quota, as far as it is known; null if they do. */
  async checkRoom(files: readonly SizedFile[]): Promise<AddError | null> {
    await this.shelf.opened().catch(() => {}); // if storage fails, storing a file reports the error
    const room = this.#roomFor(files);
    return room.ok ? null : room.error;
  }

  /** Returns whether a file is neither on this device nor was on the server at the last request. */
  isLost(hash: AttachmentHash): boolean {
    return this.#onServer !== null && !this.#isOnServer(hash) && !this.shelf.rows.has(hash);
  }

  #isOnServer(hash: AttachmentHash): boolean {
    return this.#onServer?.hashes.has(hash) === true;
  }

  /** Asks which files are on the server. Files that the server lost and this device still has are sent again. */
  async askServer(): Promise<void> {
    await this.settlePrepared();
    this.#onServer = await this.#server.list();
    this.#changes.emit();
    await this.shelf.opened();
    const lost = [...this.shelf.rows.values()].filter(
      ({ hash, upload }) => upload === 'done' && !this.#onServer?.hashes.has(hash) && this.#records.of(hash),
    );
    for (const { hash } of lost) await this.shelf.change(hash, (row) => ({ ...row, upload: 'waiting' }));
    this.uploads.wake();
  }

  close(): void {
    this.uploads.close();
    this.shelf.close();
    for (const hash of [...this.#pictures.keys()]) this.#forget(hash);
  }

  /**
   * Stores a file.
   * @returns whether it was not on this device before
   */
  async #keep(file: ReadFile): Promise<boolean> {
    const { hash, content } = file;
    const known = await this.shelf.row(hash);
    if (known === null) await this.shelf.put(rowOf(file), content);
    else if (known.upload !== 'done' || this.#records.of(hash) === undefined)
      await this.shelf.change(hash, (each) => ({ ...each, upload: 'waiting', refusal: null }));
    return known === null;
  }

  async #content(hash: AttachmentHash): Promise<Result<Blob, ContentError>> {
    const stored = await this.#stored(hash);
    if (stored !== null) return ok(stored);
    let fetched: Blob | null;
    try {
      fetched = await this.#server.content(hash);
    } catch {
      return err('attachment/not-here-offline');
    }
    if (fetched === null) return err('attachment/not-on-server');
    if (!(await isRight(fetched, hash))) return err('attachment/damaged');
    await this.#keepFetched(hash, fetched);
    return ok(fetched);
  }

  /** Returns the content on this device. Damaged content counts as missing. */
  async #stored(hash: AttachmentHash): Promise<Blob | null> {
    try {
      const content = (await this.shelf.row(hash)) && (await this.shelf.content(hash));
      if (content === null || !(await isRight(content, hash))) return null;
      await this.shelf.used(hash);
      await this.#sendIfForgotten(hash);
      return content;
    } catch {
      return null;
    }
  }

  /** Sends a file again that is in use, although the server has removed both the file and its record. */
  async #sendIfForgotten(hash: AttachmentHash): Promise<void> {
    const isKnown = this.#onServer === null || this.#isOnServer(hash) || this.#records.of(hash) !== undefined;
    if (isKnown || this.shelf.rows.get(hash)?.upload !== 'done') return;
    await this.shelf.change(hash, (row) => ({ ...row, upload: 'waiting' }));
    this.uploads.wake();
  }

  /** Stores a downloaded file. If this device cannot store it, the file is still shown. */
  async #keepFetched(hash: AttachmentHash, content: Blob): Promise<void> {
    const { name = '', mime = content.type, widthPx, heightPx } = this.#records.of(hash) ?? {};
    const size = { ...(widthPx !== undefined && { widthPx }), ...(heightPx !== undefined && { heightPx }) };
    const row = { hash, name, mime, bytes: content.size, ...size };
    await this.shelf.put({ ...row, upload: 'done', refusal: null, isKept: false }, content).catch(() => {});
  }

  async #makePicture(hash: AttachmentHash): Promise<Picture> {
    const content = await this.content(hash);
    if (!content.ok) return { kind: 'absent' };
    const picture = await drawable(content.value);
    if (picture !== null) return { kind: 'image', url: URL.createObjectURL(picture) };
    const media = await playable(content.value);
    if (media === null) return { kind: 'file' };
    // the containers of videos also contain sounds
    const isAudio = media.type.startsWith('audio/') || this.#records.of(hash)?.mime?.startsWith('audio/') === true;
    return { kind: isAudio ? 'audio' : 'video', url: URL.createObjectURL(media) };
  }

  #forget(hash: AttachmentHash): void {
    const picture = this.#pictures.get(hash);
    this.#pictures.delete(hash);
    void picture?.then((known) => 'url' in known && URL.revokeObjectURL(known.url));
  }
}

async function isRight(content: Blob, hash: AttachmentHash): Promise<boolean> {
  return (await digestOf(await content.arrayBuffer())) === hash;
}
