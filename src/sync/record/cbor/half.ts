/**
 * Numbers of two bytes (IEEE 754 binary16). Of those below 2^-14 only the powers of two are written so, for such are the
 * bytes that were written before.
 */
export function isHalf(value: number): boolean {
  if (!Number.isFinite(value)) return true;
  if (Math.fround(value) !== value) return false;
  const { exponent, fraction } = singleOf(value);
  if (exponent >= -14) return exponent <= 15 && fraction % 0x2000 === 0;
  return exponent >= -24 && fraction === 0;
}

/** @param value for which `isHalf` holds */
export function halfOf(value: number): number {
  if (Number.isNaN(value)) return 0x7e00;
  if (!Number.isFinite(value)) return value > 0 ? 0x7c00 : 0xfc00;
  const { sign, exponent, fraction } = singleOf(value);
  if (exponent < -14) return sign + 2 ** (24 + exponent);
  return sign + (exponent + 15) * 0x400 + fraction / 0x2000;
}

export function numberOfHalf(half: number): number {
  const sign = half >= 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 0x1f;
  const fraction = half & 0x3ff;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (fraction + 0x400) * 2 ** (exponent - 25));
}

const view = new DataView(new ArrayBuffer(4));

function singleOf(value: number): { readonly sign: number; readonly exponent: number; readonly fraction: number } {
  view.setFloat32(0, value);
  const bits = view.getUint32(0);
  return { sign: bits >= 0x80000000 ? 0x8000 : 0, exponent: ((bits >> 23) & 0xff) - 127, fraction: bits & 0x7fffff };
}
