import { deflateSync } from 'fflate';
import { crc32 } from '../crc32.ts';

/** What a test writes into a zip. Every field can be wrong on purpose. */
export interface TestEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  readonly madeBy?: number;
  readonly attributes?: number;
  readonly crc?: number;
  readonly size?: number;
  readonly packedSize?: number;
  /** The position in the directory instead of the real one. */
  readonly position?: number;
  /** Extra fields of the directory. */
  readonly extra?: Uint8Array;
  readonly localExtra?: Uint8Array;
  /** The bytes after the local header, instead of the content as packed by `method`. */
  readonly data?: Uint8Array;
  /** Whether the sizes and the position are in a Zip64 field. */
  readonly zip64?: boolean;
}

export interface TestZip {
  readonly comment?: Uint8Array;
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
  readonly zip64?: boolean;
  readonly entryCount?: number;
  readonly disk?: number;
  /** The position at which the bytes are in the file. */
  readonly base?: number;
}

/** Writes a zip by hand, because no library writes the broken and unusual ones. */
export function zipBytes(entries: readonly TestEntry[], zip: TestZip = {}): Uint8Array {
  const locals: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  const { base = 0 } = zip;
  let at = base;
  for (const entry of entries) {
    const { local, record } = entryBytes(entry, at);
    locals.push(local);
    records.push(record);
    at += local.length;
  }
  const directory = joined(...records);
  const { comment = new Uint8Array(0), disk = 0, entryCount = entries.length } = zip;
  const zip64 = zip.zip64
    ? joined(
        bytes(u32(0x06064b50), u64(44), u16(45), u16(45), u32(0), u32(0)),
        bytes(u64(entryCount), u64(entryCount), u64(directory.length), u64(at)),
        bytes(u32(0x07064b50), u32(0), u64(at + directory.length), u32(1)),
      )
    : new Uint8Array(0);
  const end = zip.zip64
    ? bytes(u32(0x06054b50), u16(0), u16(0), u16(0xffff), u16(0xffff), u32(0xffffffff), u32(0xffffffff))
    : bytes(u32(0x06054b50), u16(disk), u16(disk), u16(entryCount), u16(entryCount), u32(directory.length), u32(at));
  return joined(
    zip.before ?? new Uint8Array(0),
    ...locals,
    directory,
    zip64,
    end,
    bytes(u16(comment.length)),
    comment,
    zip.after ?? new Uint8Array(0),
  );
}

function entryBytes(entry: TestEntry, at: number): { readonly local: Uint8Array; readonly record: Uint8Array } {
  const { method = 8, flags = 0, madeBy = 0, attributes = 0, zip64 = false } = entry;
  const name = encoded(entry.name);
  const content = encoded(entry.content ?? '');
  const data = entry.data ?? (method === 8 ? deflateSync(content) : content);
  const crc = entry.crc ?? crc32(content);
  const size = entry.size ?? content.length;
  const packedSize = entry.packedSize ?? data.length;
  const position = entry.position ?? at;
  const localExtra = entry.localExtra ?? new Uint8Array(0);
  const wide = zip64 ? bytes(u16(1), u16(24), u64(size), u64(packedSize), u64(position)) : new Uint8Array(0);
  const extra = joined(wide, entry.extra ?? new Uint8Array(0));
  const narrow = (value: number) => u32(zip64 ? 0xffffffff : value);
  const common = bytes(u16(20), u16(flags), u16(method), u16(0), u16(0x21), u32(crc), narrow(packedSize), narrow(size));
  return {
    local: joined(
      bytes(u32(0x04034b50)),
      common,
      bytes(u16(name.length), u16(localExtra.length)),
      name,
      localExtra,
      data,
    ),
    record: joined(
      bytes(u32(0x02014b50), u16(madeBy), [...common], u16(name.length), u16(extra.length), u16(0)),
      bytes(u16(0), u16(0), u32(attributes), narrow(position)),
      name,
      extra,
    ),
  };
}

export function encoded(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function bytes(...numbers: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from(numbers.flat());
}

export function u16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

export function u32(value: number): number[] {
  return [...u16(value & 0xffff), ...u16(value >>> 16)];
}

export function u64(value: number): number[] {
  return [...u32(value >>> 0), ...u32(Math.floor(value / 0x1_0000_0000))];
}
