/** Reads one value; null if it stands for none. */
export type ValueReader = (view: DataView, offset: number, isLittleEndian: boolean) => number | null;

export interface BaseType {
  /** Bytes. */
  readonly size: number;
  /** Null for bytes and text, which are read as a whole. */
  readonly read: ValueReader | null;
}

const unless =
  (none: number, read: (view: DataView, offset: number, isLittleEndian: boolean) => number): ValueReader =>
  (view, offset, isLittleEndian) => {
    const value = read(view, offset, isLittleEndian);
    return value === none || Number.isNaN(value) ? null : value;
  };

const wide =
  (none: bigint, read: (view: DataView, offset: number, isLittleEndian: boolean) => bigint): ValueReader =>
  (view, offset, isLittleEndian) => {
    const value = read(view, offset, isLittleEndian);
    return value === none ? null : Number(value);
  };

const uint8 = (view: DataView, offset: number) => view.getUint8(offset);
const uint16 = (view: DataView, offset: number, isLittleEndian: boolean) => view.getUint16(offset, isLittleEndian);
const uint32 = (view: DataView, offset: number, isLittleEndian: boolean) => view.getUint32(offset, isLittleEndian);
const uint64 = (view: DataView, offset: number, isLittleEndian: boolean) => view.getBigUint64(offset, isLittleEndian);

/**
 * The types of values by their number in a definition, with the value that stands for none: all ones of an unsigned type,
 * the greatest of a signed one, zero of those whose name ends with z.
 *
 * @see Garmin, FIT Protocol, table of base types
 */
export const baseTypes: ReadonlyMap<number, BaseType> = new Map([
  [0x00, { size: 1, read: unless(0xff, uint8) }],
  [0x01, { size: 1, read: unless(0x7f, (view, offset) => view.getInt8(offset)) }],
  [0x02, { size: 1, read: unless(0xff, uint8) }],
  [0x83, { size: 2, read: unless(0x7fff, (view, offset, isLittle) => view.getInt16(offset, isLittle)) }],
  [0x84, { size: 2, read: unless(0xffff, uint16) }],
  [0x85, { size: 4, read: unless(0x7fffffff, (view, offset, isLittle) => view.getInt32(offset, isLittle)) }],
  [0x86, { size: 4, read: unless(0xffffffff, uint32) }],
  [0x07, { size: 1, read: null }],
  [0x88, { size: 4, read: unless(Number.NaN, (view, offset, isLittle) => view.getFloat32(offset, isLittle)) }],
  [0x89, { size: 8, read: unless(Number.NaN, (view, offset, isLittle) => view.getFloat64(offset, isLittle)) }],
  [0x0a, { size: 1, read: unless(0, uint8) }],
  [0x8b, { size: 2, read: unless(0, uint16) }],
  [0x8c, { size: 4, read: unless(0, uint32) }],
  [0x0d, { size: 1, read: null }],
  [
    0x8e,
    { size: 8, read: wide(0x7fff_ffff_ffff_ffffn, (view, offset, isLittle) => view.getBigInt64(offset, isLittle)) },
  ],
  [0x8f, { size: 8, read: wide(0xffff_ffff_ffff_ffffn, uint64) }],
  [0x90, { size: 8, read: wide(0n, uint64) }],
]);

export const stringType = 0x07;
