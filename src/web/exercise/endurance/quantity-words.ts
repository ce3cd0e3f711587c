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
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: intlUnits[unit] ?? 'meter',
    maximumFractionDigits: typed === null ? (wholeOnly.has(unit) ? 0 : 2) : 10,
  }).format(typed ?? roundedIn(quantity, unit));
}

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
