import { encodeMessage } from '../protocol/index.ts';
import type { HubConnection } from './connection.ts';

/** A push of a commit. The server's own changes have no origin. */
export interface Appended {
  readonly sequence: number;
  readonly payload: Uint8Array;
  readonly origin: HubConnection | null;
}

/** Returns the range of a commit: everything after a number, up to another one. */
export function rangeOf(entries: readonly Appended[]): { readonly after: number; readonly upto: number } {
  return { after: (entries[0] as Appended).sequence - 1, upto: (entries.at(-1) as Appended).sequence };
}

/** Encodes a frame with the range of a commit and the entries to send. */
export function commitFrame(mark: Uint8Array, entries: readonly Appended[], shown: readonly Appended[]): Uint8Array {
  return encodeMessage({
    type: 'changes',
    body: { ...rangeOf(entries), mark, entries: shown.map(({ payload }) => payload) },
  });
}
