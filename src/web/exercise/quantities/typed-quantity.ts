import { numberIn, type Quantity, toSi, type Unit } from '#domain/kernel/index.ts';

/** Returns a parsed number together with the text as typed; undefined for an empty field. */
export function typedQuantity(value: number | null, typed: string, unit: Unit): Quantity | undefined {
  return value === null ? undefined : { si: toSi(value, unit), typed: typed.trim(), unit };
}

/** Does the same for assistance, which is typed as a positive number and stored as a negative load. */
export function typedHelp(value: number | null, typed: string, unit: Unit): Quantity | undefined {
  const plain = typed.trim().replace(/^[+\uff0b]/, '');
  return value === null || value === 0 ? typedQuantity(value, plain, unit) : typedQuantity(-value, `-${plain}`, unit);
}

/** Returns the number to show in a field, in the field's unit; null if there is no value. */
export function numberShown(quantity: Quantity | undefined, unit: Unit): number | null {
  return quantity === undefined ? null : numberIn(quantity, unit);
}

/** Returns the number to show in a field for assistance, without the sign. */
export function helpShown(load: Quantity | undefined, unit: Unit): number | null {
  const shown = numberShown(load, unit);
  return shown === null || shown === 0 ? shown : -shown;
}
