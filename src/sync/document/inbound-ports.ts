import type { RecordKey } from '#domain/kernel/index.ts';
import type { DownloadedChunk, FetchChunk } from './snapshot-download.ts';
import type { SaveFailure } from './status.ts';

/** What happens while data from the hub is applied. */
export type InboundEvent =
  /** The message does not follow the stored data: say hello again from the stored cursor. */
  | { readonly type: 'hello-needed' }
  /** Request records whose bytes are damaged on this device. */
  | { readonly type: 'fetch-needed'; readonly keys: readonly string[] }
  /** Backfills for the hub of another lineage are ready to be sent. */
  | { readonly type: 'backfilled' }
  /** A chunk is to be handled after earlier messages. */
  | { readonly type: 'chunk-downloaded'; readonly chunk: DownloadedChunk }
  | { readonly type: 'download-failed' }
  /** Something could not be stored on the device, or read from it. */
  | { readonly type: 'storing-failed'; readonly failure: SaveFailure };

export interface InboundPorts {
  readonly fetchChunk: FetchChunk;
  /** Copies a record that was permanently deleted elsewhere while changes to it are pending here. */
  readonly forkDeleted: (key: RecordKey) => Promise<void>;
  readonly happened: (event: InboundEvent) => void;
}
