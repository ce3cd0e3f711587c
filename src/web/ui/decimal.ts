/**
 * Reads a decimal number as people type it: comma or point (or the Arabic sign), digits of any script, grouping
 * in threes. A lone sign is always the decimal one: nobody types a thousand as `1,000` into a field of kilograms.
 * The same number that quantities are read as: a field must not show for one what is not kept.
 *
 * @returns the number, `null` for nothing typed, `undefined` for what is not a number
 */
export function parseDecimal(typed: string): number | null | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const plain = withoutGroups(Array.from(trimmed, western).join(''));
  const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
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

/** The zeros of Arabic, Persian, Devanagari, Bengali, Thai and full-width digits. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Signs of other keyboards by the Western one; `_` stands for what only ever groups. */
const signs: readonly (readonly [western: string, others: string])[] = [
  [',', '٫，、'],
  ['.', '．。'],
  ['-', '−－‐‑–'],
  ['+', '＋'],
  ['_', "٬’' \u00a0\u202f\u2009"],
];

function western(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  if (zero !== undefined) return String(code - zero);
  return signs.find(([, others]) => others.includes(character))?.[0] ?? character;
}

/** Takes out groups of three, and leaves a point as the decimal sign. */
function withoutGroups(text: string): string {
  const grouped = /^([+-]?\d{1,3})((?:[_.,]\d{3})+)([.,]\d*)?$/.exec(text);
  if (grouped === null) return text.replace(',', '.');
  const [, head = '', groups = '', rest = ''] = grouped;
  const [mark = '', ...others] = new Set(groups.match(/[_.,]/g));
  if (others.length > 0 || rest.startsWith(mark)) return text;
  const isDecimal = groups.length === 4 && rest === '' && mark !== '_';
  return isDecimal ? text.replace(',', '.') : head + groups.replaceAll(mark, '') + rest.replace(',', '.');
}
