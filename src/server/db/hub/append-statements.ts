import type { AppendRequest, Head } from '#sync/hub/hub-storage.ts';

/** The statements of an append, within its transaction. */
export interface AppendStatements {
  /** Heads of these persons, locked until the transaction ends; a person without one is left out. */
  lockHeads(uids: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  /** Numbers of the pushes that the log has already, by `pushName`. */
  numbersOf(requests: readonly AppendRequest[]): Promise<ReadonlyMap<string, number>>;
  insert(entries: readonly NewEntry[], mark: Uint8Array): Promise<void>;
  /** What an append changes of heads: number, mark, highest stamp and bytes. */
  saveHeads(heads: ReadonlyMap<string, Head>, mark: Uint8Array): Promise<void>;
}

export interface NewEntry {
  readonly sequence: number;
  readonly request: AppendRequest;
}

/** Names a push of a person in a map. */
export function pushName({ uid, id }: { readonly uid: string; readonly id: Uint8Array }): string {
  return `${uid} ${Buffer.from(id.buffer, id.byteOffset, id.length).toString('latin1')}`;
}
