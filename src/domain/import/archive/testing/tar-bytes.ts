import { encoded, joined } from './zip-bytes.ts';

export interface TarTestEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly type?: string;
  readonly prefix?: string;
  readonly magic?: string;
  readonly size?: number | Uint8Array;
  readonly time?: number;
  readonly checksum?: number;
}

/** Writes a tar by hand, with its two empty blocks at the end. */
export function tarBytes(entries: readonly TarTestEntry[]): Uint8Array {
  return joined(...entries.map(tarEntryBytes), new Uint8Array(1024));
}

export function tarEntryBytes(entry: TarTestEntry): Uint8Array {
  const content = encoded(entry.content ?? '');
  const header = new Uint8Array(512);
  const put = (at: number, value: string | Uint8Array) => header.set(encoded(value), at);
  const { size = content.length } = entry;
  put(0, encoded(entry.name).subarray(0, 100));
  put(100, '0000644\0');
  put(124, typeof size === 'number' ? `${size.toString(8).padStart(11, '0')} ` : size);
  put(136, `${(entry.time ?? 0).toString(8).padStart(11, '0')}\0`);
  put(148, '        ');
  put(156, entry.type ?? '0');
  put(257, entry.magic ?? 'ustar\x0000');
  put(345, entry.prefix ?? '');
  const sum = entry.checksum ?? header.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return joined(header, content, new Uint8Array((512 - (content.length % 512)) % 512));
}

/** Writes the records of a PAX header, each with its own length. */
export function paxBytes(records: Readonly<Record<string, string>>): Uint8Array {
  return joined(
    ...Object.entries(records).map(([key, value]) => {
      const rest = encoded(` ${key}=${value}\n`);
      let length = rest.length + 1;
      while (String(length).length + rest.length !== length) length++;
      return joined(encoded(String(length)), rest);
    }),
  );
}
