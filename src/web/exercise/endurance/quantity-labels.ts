import { numberIn, type Quantity, type Unit } from '#domain/kernel/index.ts';

/** The names that Intl has for units of length. */
const intlUnits: { readonly [U in Unit]?: string } = {
  km: 'kilometer',
  mi: 'mile',
  m: 'meter',
  yd: 'yard',
  ft: 'foot',
};

/** A length with its unit, as typed where it was typed in that unit: `10.5 km`, `1,500 m`. */
export function quantityLabel(locale: string, quantity: Quantity, unit: Unit): string {
  const rounded = wholeOnly.has(unit) ? 0 : 2;
  const decimals = quantity.unit === unit && quantity.typed !== undefined ? mostDecimals : rounded;
  return unitFormat(locale, intlUnits[unit] ?? 'meter', { maximumFractionDigits: decimals }).format(
    numberIn(quantity, unit),
  );
}

// Making a formatter costs far more than using it.
const formats = new Map<string, Intl.NumberFormat>();

/** Writes numbers with a unit that Intl knows. */
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

/** More than anybody types. */
const mostDecimals = 10;

/** Nobody tells a converted pool or hill to the centimetre. */
const wholeOnly: ReadonlySet<Unit> = new Set(['m', 'yd', 'ft']);
