/** The parsed query of a URL, whose values may be of any type. */
export type UnknownSearch = Readonly<Record<string, unknown>>;

/*
 * A parser of search values returns undefined for what it does not know. The router then drops the value, which it
 * would keep if the parser left its name out.
 */

export function oneOf<const V>(known: readonly V[], value: unknown): V | undefined {
  return known.find((each) => each === value);
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns a text that may consist of digits only, which the router parses as a number. */
export function textOrNumber(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : text(value);
}
