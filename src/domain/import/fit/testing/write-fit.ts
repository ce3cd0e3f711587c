import { checksum } from '../decode-fit.ts';

/** A value to write, with the number of its base type. */
export type WrittenField =
  | { readonly field: number; readonly type: number; readonly value: number | readonly number[] }
  | { readonly field: number; readonly type: typeof text; readonly value: string };

export interface WrittenMessage {
  readonly message: number;
  readonly fields: readonly WrittenField[];
  /** Fields of developers: `type` is the index of the developer, `bytes` the value. */
  readonly developed?: readonly { readonly field: number; readonly index: number; readonly bytes: readonly number[] }[];
  /** The five bits of a compressed time, instead of a field with the time. */
  readonly timeBits?: number;
  readonly isBigEndian?: boolean;
}

export const [enumerated, uint8, sint8, uint16, sint32, uint32, text, float32] = [
  ...[0x00, 0x02, 0x01, 0x84, 0x85, 0x86, 0x07, 0x88],
] as [0, 2, 1, 0x84, 0x85, 0x86, 0x07, 0x88];

const sizes: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 1, 132: 2, 133: 4, 134: 4, 136: 4 };

/** The time of an instant in a FIT file. */
export function fitTime(at: number): number {
  return at / 1000 - 631_065_600;
}

/** Writes a FIT file, with a definition before each message that needs one. */
export function writeFit(messages: readonly WrittenMessage[]): Uint8Array {
  const data = messages.flatMap((message) => [...definitionOf(message), ...messageOf(message)]);
  const header = new Uint8Array(14);
  const view = new DataView(header.buffer);
  view.setUint8(0, 14);
  view.setUint8(1, 0x20);
  view.setUint16(2, 2195, true);
  view.setUint32(4, data.length, true);
  header.set([0x2e, 0x46, 0x49, 0x54], 8);
  view.setUint16(12, checksum(header.subarray(0, 12)), true);
  const file = Uint8Array.from([...header, ...data]);
  const crc = checksum(file);
  return Uint8Array.from([...file, crc & 0xff, crc >> 8]);
}

function definitionOf({ message, fields, developed = [], isBigEndian = false }: WrittenMessage): readonly number[] {
  const number = isBigEndian ? [message >> 8, message & 0xff] : [message & 0xff, message >> 8];
  const own = fields.flatMap((field) => [field.field, bytesOf(field, isBigEndian).length, field.type]);
  const others = developed.flatMap(({ field, index, bytes }) => [field, bytes.length, index]);
  return [
    ...[developed.length > 0 ? 0x60 : 0x40, 0, isBigEndian ? 1 : 0, ...number, fields.length, ...own],
    ...(developed.length > 0 ? [developed.length, ...others] : []),
  ];
}

function messageOf({ fields, developed = [], timeBits, isBigEndian = false }: WrittenMessage): readonly number[] {
  const values = [
    ...fields.flatMap((field) => bytesOf(field, isBigEndian)),
    ...developed.flatMap(({ bytes }) => bytes),
  ];
  return [timeBits === undefined ? 0 : 0x80 | timeBits, ...values];
}

function bytesOf({ type, value }: WrittenField, isBigEndian: boolean): readonly number[] {
  if (typeof value === 'string') return [...new TextEncoder().encode(value), 0];
  return [value].flat().flatMap((each) => {
    const view = new DataView(new ArrayBuffer(sizes[type] ?? 1));
    if (type === 0x84) view.setUint16(0, each, !isBigEndian);
    else if (type === 0x85) view.setInt32(0, each, !isBigEndian);
    else if (type === 0x86) view.setUint32(0, each, !isBigEndian);
    else if (type === 0x88) view.setFloat32(0, each, !isBigEndian);
    else view.setUint8(0, each & 0xff);
    return [...new Uint8Array(view.buffer)];
  });
}
