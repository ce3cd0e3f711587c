import { parseTypedNumber, type Quantity, quantityFromTyped, showQuantity, type Unit } from '#domain/kernel/index.ts';

/** What was typed into a field of a set, as it was typed; undefined for nothing. */
export function typedQuantity(typed: string, unit: Unit): Quantity | undefined {
  const read = quantityFromTyped(typed, unit);
  return read.ok ? read.value : undefined;
}

/** The same of help, which is typed as a number and kept as a load below 0. */
export function typedHelp(typed: string, unit: Unit): Quantity | undefined {
  const help = typedQuantity(typed.trim().replace(/^[+\uff0b]/, ''), unit);
  return help === undefined || help.si === 0 ? help : typedQuantity(`-${help.typed}`, unit);
}

/** The number to show in a field, in the unit of the field; null where nothing is written. */
export function numberShown(quantity: Quantity | undefined, unit: Unit): number | null {
  if (quantity === undefined) return null;
  const read = parseTypedNumber(showQuantity(quantity, unit));
  return read.ok ? read.value : null;
}

/** Help as it stands in its field: without the sign. */
export function helpShown(load: Quantity | undefined, unit: Unit): number | null {
  const shown = numberShown(load, unit);
  return shown === null || shown === 0 ? shown : -shown;
}
