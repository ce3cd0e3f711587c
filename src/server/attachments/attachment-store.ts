import type { Result } from '#domain/kernel/result.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';

/**
 * The files in users' notes, by user and by the digest of their content. A complete file is stored durably and its
 * digest has been verified. All implementations pass one contract suite. Each method can throw `BucketUnavailable`, if
 * the files are in a bucket.
 */
export interface AttachmentStore {
  /** Returns how much of a file is stored, or null if it is unknown. */
  standing(uid: string, hash: AttachmentHash): Promise<Standing | null>;
  /**
   * Appends the bytes of a part as they arrive. If the sender disconnects, the received bytes are kept. The content is
   * verified after the last byte; only then is the file complete. A complete file accepts no more bytes. The content is
   * called wrong only if that is certain, because senders do not send such a file again.
   */
  append(part: Part): Promise<Result<Standing, AppendError>>;
  /** Returns the bytes of a complete file in a half-open range, or null if the file is not complete. */
  read(uid: string, hash: AttachmentHash, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Discards an incomplete upload. */
  cancel(uid: string, hash: AttachmentHash): Promise<void>;
  /** Removes a complete file. */
  delete(uid: string, hash: AttachmentHash): Promise<void>;
  /** Lists the complete files of a user. */
  list(uid: string): Promise<readonly StoredAttachment[]>;
  /** Returns the size of a user's complete files and the full size of incomplete uploads, in bytes. */
  usedBytes(uid: string): Promise<number>;
  /** Returns the uid of every user with stored data. */
  people(): Promise<readonly string[]>;
  deleteAll(uid: string): Promise<void>;
  /** Discards uploads that have received nothing since an instant. */
  cancelIdleSince(instant: number): Promise<void>;
}

export interface Standing {
  /** The size of the complete file. */
  readonly bytes: number;
  /** The number of bytes stored so far, from the start of the file. */
  readonly arrived: number;
  /** All bytes are stored and verified. */
  readonly isWhole: boolean;
}

export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

export interface StoredAttachment {
  readonly hash: AttachmentHash;
  readonly bytes: number;
  /** UTC milliseconds. */
  readonly storedAt: number;
}

export interface Part {
  readonly uid: string;
  readonly hash: AttachmentHash;
  /** The offset of the part in the file. It must equal the number of bytes already stored. */
  readonly offset: number;
  /** The size of the complete file: given with the first part, null with later ones. */
  readonly bytes: number | null;
  readonly content: AsyncIterable<Uint8Array>;
  /** The maximum size of all files of this user. */
  readonly quotaBytes: number;
  /** The maximum number of files of this user, because listing them takes time. */
  readonly maxFiles: number;
}

export type AppendError =
  /** Another part of this file is being uploaded. */
  | { readonly code: 'attachment/busy' }
  /**
   * The part does not begin where the last one ended. Or several parts together have another digest than declared, which
   * may be the fault of the storage: then the upload is discarded, and `arrived` is 0.
   */
  | { readonly code: 'attachment/offset-wrong'; readonly arrived: number }
  /**
   * The sender sent another content than declared: more bytes, or all of them in one part with another digest. The upload
   * is discarded.
   */
  | { readonly code: 'attachment/content-wrong' }
  | { readonly code: 'attachment/quota-exceeded'; readonly usedBytes: number; readonly maxBytes: number }
  | { readonly code: 'attachment/too-many-files'; readonly maxFiles: number };
