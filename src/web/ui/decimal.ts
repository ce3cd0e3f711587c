/**
 * Reads a decimal number as people type it: comma or point (or the Arabic sign), digits of any script, grouping
 * in threes. A lone sign is always the decimal one: nobody types a thousand as `1,000` into a field of kilograms.
 *
 * @returns the number, `null` for nothing typed, `undefined` for what is not a number
 */
export function parseDecimal(typed: string): number | null | undefined {
  const plain = westernDigits(typed)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[−–]/g, '-');
  if (plain === '') return null;
  const number = withPoint(plain);
  return number !== undefined && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : undefined;
}

/** A number as it is typed: no grouping, no exponent, at most ten places, with the sign of the language. */
export function formatDecimal(value: number, decimalSign: string): string {
  const plain = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 });
  return plain.replace('.', decimalSign);
}

/** The decimal sign of a language that writes Western digits in fields: a comma or a point. */
export function decimalSignOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** The last of two kinds of sign is the decimal one, the other groups; several of one kind group. */
function withPoint(plain: string): string | undefined {
  const signs = plain.replace(/[^.,٫]/g, '');
  if (signs.length <= 1) return plain.replace(/[,٫]/, '.');
  const last = signs.at(-1) ?? '';
  const isDecimal = signs.indexOf(last) === signs.length - 1;
  const end = isDecimal ? plain.lastIndexOf(last) : plain.length;
  const whole = plain.slice(0, end);
  if (!/^[+-]?\d{1,3}([.,]\d{3})+$/.test(whole) || new Set(whole.replace(/[^.,]/g, '')).size > 1) return undefined;
  return whole.replace(/[.,]/g, '') + (isDecimal ? `.${plain.slice(end + 1)}` : '');
}

const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]; // Arabic, Persian, Devanagari, Bengali, full width

function westernDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
