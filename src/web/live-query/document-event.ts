import type { Collection } from '#domain/user-document.ts';
import type { ChunkBytes, Fields } from '#sync/record/index.ts';

/** The location of a record's content in a chunk. */
export type LocationInChunk = readonly [id: string, offset: number, length: number];

export interface FedRecord {
  readonly id: string;
  readonly fields: Fields;
  /** Whether the fields include the details. If not, the details come in a chunk. */
  readonly isWhole: boolean;
}

/** What the worker receives about the document. Events of a collection may arrive in any order. */
export type DocumentEvent = { readonly collection: Collection } & (
  | { readonly kind: 'upsert'; readonly records: readonly FedRecord[] }
  /**
   * A stored chunk, whose bytes are transferred to the worker. Contents that are sent individually are newer and take
   * precedence, whichever arrive first.
   */
  | {
      readonly kind: 'chunk';
      readonly chunk: ChunkBytes<ArrayBuffer>;
      readonly locations: readonly LocationInChunk[];
    }
  /** The text of a body that has changed since it was stored in a chunk. */
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  /** Permanently deleted records. */
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** The number of records, from which the progress is computed; sent again when it grows. */
  | { readonly kind: 'expect'; readonly records: number }
  /** Everything stored has been sent; only changes follow. */
  | { readonly kind: 'caught-up' }
);
