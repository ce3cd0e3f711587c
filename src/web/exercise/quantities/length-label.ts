import { numberIn, type Quantity, type Unit } from '#domain/kernel/index.ts';

/** The names that `Intl` has for length units. */
const intlUnits: { readonly [U in Unit]?: string } = {
  km: 'kilometer',
  mi: 'mile',
  m: 'meter',
  yd: 'yard',
  ft: 'foot',
};

/** Formats a length with its unit: `10.5 km`, `1,500 m`. A length that was typed in this unit is shown as typed. */
export function lengthLabel(locale: string, quantity: Quantity, unit: Unit): string {
  const format = unitFormat(locale, intlUnits[unit] ?? 'meter', { maximumFractionDigits: decimalsOf(quantity, unit) });
  return format.format(numberIn(quantity, unit)).replace('-', '−');
}

/** Returns the number of {@link lengthLabel}, for a field; null without a length. */
export function lengthShown(quantity: Quantity | undefined, unit: Unit): number | null {
  if (quantity === undefined) return null;
  const scale = 10 ** decimalsOf(quantity, unit);
  return Math.round(numberIn(quantity, unit) * scale) / scale;
}

function decimalsOf(quantity: Quantity, unit: Unit): number {
  if (quantity.unit === unit && quantity.typed !== undefined) return maxDecimals;
  return wholeOnly.has(unit) ? 0 : 2;
}

// Cached, since creating a formatter costs far more than using it.
const formats = new Map<string, Intl.NumberFormat>();

/** Returns a formatter for numbers with a unit that Intl supports. */
export function unitFormat(
  locale: string,
  unit: string,
  decimals: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>,
): Intl.NumberFormat {
  const key = `${locale} ${unit} ${decimals.minimumFractionDigits} ${decimals.maximumFractionDigits}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, ...decimals });
  formats.set(key, format);
  return format;
}

/** The maximum number of decimals, more than anyone types. */
const maxDecimals = 10;

/**
 * The units of short lengths, such as those of a pool or an elevation gain. Converted values are rounded to whole
 * units.
 */
const wholeOnly: ReadonlySet<Unit> = new Set(['m', 'yd', 'ft']);
