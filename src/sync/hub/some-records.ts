import type { SomeRecords, StoredRecord } from './hub-storage.ts';

/**
 * Reads the records of the first keys until their sizes pass `bytes`, at least of one key.
 *
 * @param sizeOf bytes of fields and body; 0 where there is no record
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
