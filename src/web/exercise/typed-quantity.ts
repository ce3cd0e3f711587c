import { numberIn, type Quantity, toSi, type Unit } from '#domain/kernel/index.ts';

/** The number that was read in a field, with what was typed as it was typed; undefined for nothing. */
export function typedQuantity(value: number | null, typed: string, unit: Unit): Quantity | undefined {
  return value === null ? undefined : { si: toSi(value, unit), typed: typed.trim(), unit };
}

/** The same of help, which is typed as a number and kept as a load below 0. */
export function typedHelp(value: number | null, typed: string, unit: Unit): Quantity | undefined {
  const plain = typed.trim().replace(/^[+\uff0b]/, '');
  return value === null || value === 0 ? typedQuantity(value, plain, unit) : typedQuantity(-value, `-${plain}`, unit);
}

/** The number to show in a field, in the unit of the field; null where nothing is written. */
export function numberShown(quantity: Quantity | undefined, unit: Unit): number | null {
  return quantity === undefined ? null : numberIn(quantity, unit);
}

/** Help as it stands in its field: without the sign. */
export function helpShown(load: Quantity | undefined, unit: Unit): number | null {
  const shown = numberShown(load, unit);
  return shown === null || shown === 0 ? shown : -shown;
}
