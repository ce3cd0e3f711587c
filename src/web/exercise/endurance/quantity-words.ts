import { parseTypedNumber, type Quantity, roundedIn, typedIn, type Unit } from '#domain/kernel/index.ts';

/** The names that Intl has for units of length. */
const intlUnits: { readonly [U in Unit]?: string } = {
  km: 'kilometer',
  mi: 'mile',
  m: 'meter',
  yd: 'yard',
  ft: 'foot',
};

/** A length with its unit, as typed where it was typed in that unit: `10.5 km`, `1,500 m`. */
export function quantityWords(locale: string, quantity: Quantity, unit: Unit): string {
  const typed = typedNumber(quantity, unit);
  const rounded = wholeOnly.has(unit) ? 0 : 2;
  const decimals = typed === null ? rounded : mostDecimals;
  return unitFormat(locale, intlUnits[unit] ?? 'meter', { maximumFractionDigits: decimals }).format(
    typed ?? roundedIn(quantity, unit),
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

/** The number that stands in a field of the unit; null where nothing is written. */
export function numberIn(quantity: Quantity | undefined, unit: Unit): number | null {
  if (quantity === undefined) return null;
  return typedNumber(quantity, unit) ?? roundedIn(quantity, unit);
}

function typedNumber(quantity: Quantity, unit: Unit): number | null {
  const typed = typedIn(quantity, unit);
  const read = typed === null ? null : parseTypedNumber(typed);
  return read?.ok ? read.value : null;
}
