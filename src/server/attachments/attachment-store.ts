import type { Result } from '#domain/kernel/result.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';

/**
 * The files of people's notes, by person and by the digest of their content. What counts as here was verified: its
 * content has that digest, and it is on the disk. Implementations answer to one contract suite.
 */
export interface AttachmentStore {
  /** How much of a file is here; null where nothing is. */
  standing(uid: string, hash: AttachmentHash): Promise<Standing | null>;
  /**
   * Adds what arrives to what is here. A sender that breaks off in the middle loses nothing of what arrived. With the
   * last byte the content is verified, and only then it counts. A file that is whole already takes nothing more.
   */
  append(part: Part): Promise<Result<Standing, AppendError>>;
  /** The content of a whole file between two positions, the second not included; null where it is not here whole. */
  read(uid: string, hash: AttachmentHash, range: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes what arrived of a file that is not whole. */
  cancel(uid: string, hash: AttachmentHash): Promise<void>;
  /** Removes a whole file. */
  delete(uid: string, hash: AttachmentHash): Promise<void>;
  /** The whole files of a person. */
  list(uid: string): Promise<readonly StoredAttachment[]>;
  /** Bytes that a person's whole files take, and those that have begun to arrive will. */
  usedBytes(uid: string): Promise<number>;
  /** Everybody of whom anything is here. */
  people(): Promise<readonly string[]>;
  deleteAll(uid: string): Promise<void>;
  /** Removes what began to arrive and got nothing more since an instant. */
  cancelIdleSince(instant: number): Promise<void>;
}

export interface Standing {
  /** The size of the whole file. */
  readonly bytes: number;
  /** How many of them are here, from the beginning. */
  readonly arrived: number;
  /** All of them are here and were verified. */
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
  /** Where in the file it begins: what arrived before, exactly. */
  readonly offset: number;
  /** The size of the whole file; said with the first part, null in the others. */
  readonly bytes: number | null;
  readonly content: AsyncIterable<Uint8Array>;
  /** What all files of this person may take. */
  readonly quotaBytes: number;
}

export type AppendError =
  /** Another part of this file is arriving. */
  | { readonly code: 'attachment/busy' }
  | { readonly code: 'attachment/offset-wrong'; readonly arrived: number }
  /** The content has another digest or another size; nothing of it is kept. */
  | { readonly code: 'attachment/content-wrong' }
  | { readonly code: 'attachment/quota-exceeded'; readonly usedBytes: number; readonly maxBytes: number };
