import { u16, u32 } from '#domain/import/archive/testing/zip-bytes.ts';
import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import type { ByteMutator } from './mutator.ts';

/** Changes a field of a zip's headers. Returns other bytes as they are. */
export const mutateZip: ByteMutator = (bytes, chance) => {
  const headers = zipHeadersIn(bytes);
  if (headers.length === 0) return bytes;
  const changed = bytes.slice();
  for (let count = 1 + chance.below(2); count > 0; count--) {
    const { at, fields } = chance.pick(headers);
    const [offset, width] = chance.pick(fields);
    const value = chance.pick([
      0,
      1,
      8,
      99,
      0x7fff,
      0xffff,
      0x7fffffff,
      0xffffffff,
      bytes.length,
      chance.below(bytes.length),
    ]);
    const number = width === 2 ? u16(value) : u32(value);
    if (at + offset + width <= changed.length) changed.set(number, at + offset);
  }
  return changed;
};

type Field = readonly [offset: number, width: 2 | 4];

/** By signature. Fields: flags, method, CRC, sizes, lengths, positions and counts. */
const zipFields: ReadonlyMap<number, readonly Field[]> = new Map<number, readonly Field[]>([
  [
    0x04034b50,
    [
      [6, 2],
      [8, 2],
      [14, 4],
      [18, 4],
      [22, 4],
      [26, 2],
      [28, 2],
    ],
  ],
  [
    0x02014b50,
    [
      [4, 2],
      [8, 2],
      [10, 2],
      [16, 4],
      [20, 4],
      [24, 4],
      [28, 2],
      [30, 2],
      [32, 2],
      [34, 2],
      [38, 4],
      [42, 4],
    ],
  ],
  [
    0x06054b50,
    [
      [4, 2],
      [6, 2],
      [8, 2],
      [10, 2],
      [12, 4],
      [16, 4],
      [20, 2],
    ],
  ],
  [
    0x06064b50,
    [
      [4, 4],
      [24, 4],
      [32, 4],
      [36, 4],
      [40, 4],
      [44, 4],
      [48, 4],
      [52, 4],
    ],
  ],
  [
    0x07064b50,
    [
      [4, 4],
      [8, 4],
      [12, 4],
      [16, 4],
    ],
  ],
]);

function zipHeadersIn(bytes: Uint8Array): readonly { readonly at: number; readonly fields: readonly Field[] }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headers: { at: number; fields: readonly Field[] }[] = [];
  for (let at = 0; at + 4 <= bytes.length; at++) {
    const fields = zipFields.get(view.getUint32(at, true));
    if (fields !== undefined) headers.push({ at, fields });
  }
  return headers;
}

/** Changes a field of a tar's header and, usually, corrects the checksum. Returns other bytes as they are. */
export const mutateTar: ByteMutator = (bytes, chance) => {
  const headers = tarHeadersIn(bytes);
  if (headers.length === 0) return bytes;
  const changed = bytes.slice();
  const header = changed.subarray(chance.pick(headers)).subarray(0, 512);
  const [offset, width] = chance.pick(tarFields);
  header.set(tarField(width, chance), offset);
  if (chance.happens(0.8)) writeChecksum(header);
  return changed;
};

/** Name, size, time, type, magic and prefix. */
const tarFields = [
  [0, 100],
  [124, 12],
  [124, 12],
  [136, 12],
  [156, 1],
  [257, 8],
  [345, 155],
] as const;

function tarField(width: number, chance: SeededChance): Uint8Array {
  const text = chance.pick([
    '',
    '77777777777',
    '00000000000',
    '-1',
    '../x',
    '/x',
    'a\nb',
    'L',
    'x',
    'g',
    'K',
    'S',
    '5',
    '2',
    '9',
  ]);
  const field = new Uint8Array(width);
  if (chance.happens(0.2)) return field.fill(chance.pick([0x80, 0xff, 0x37]));
  field.set(new TextEncoder().encode(text).subarray(0, width));
  return field;
}

function tarHeadersIn(bytes: Uint8Array): readonly number[] {
  const headers: number[] = [];
  for (let at = 0; at + 512 <= bytes.length; at += 512) if (bytes[at + 257] === 0x75) headers.push(at);
  return headers;
}

function writeChecksum(header: Uint8Array): void {
  header.fill(0x20, 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.set(new TextEncoder().encode(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
}

/** Changes the header or the trailer of a gzip file. */
export const mutateGzip: ByteMutator = (bytes, chance) => {
  const changed = bytes.slice();
  const fromEnd = chance.happens(0.5);
  const at = fromEnd ? changed.length - 1 - chance.below(8) : 2 + chance.below(8);
  changed[Math.max(0, at)] = chance.pick([0, 1, 4, 8, 16, 31, 0x7f, 0xff]);
  return changed;
};
