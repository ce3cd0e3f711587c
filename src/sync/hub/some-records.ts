import type { SomeRecords, StoredRecord } from './hub-storage.ts';

/**
 * Looks up records in the order of `keys` until their total size exceeds `bytes`. Looks up at least one key.
 *
 * @param sizeOf size of fields and body in bytes; 0 if there is no record
 */
export async function someRecords(
  keys: readonly string[],
  bytes: number,
  sizeOf: (key: string) => number,
  read: (keys: readonly string[]) => Promise<readonly StoredRecord[]>,
): Promise<SomeRecords> {
  let count = 0;
  for (let size = 0; count < keys.length; count++) {
    size += sizeOf(keys[count] as string);
    if (size > bytes && count > 0) break;
  }
  return { records: await read(keys.slice(0, count)), keys: count };
}
