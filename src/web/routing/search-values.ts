/** The parsed query of a URL, whose values may be of any type. */
export type UnknownSearch = Readonly<Record<string, unknown>>;

/** Parses one value. Returns undefined for what it does not know. */
type ValueReader = (value: unknown) => unknown;

/**
 * Returns a parser of the given search values. It includes the names of values that are undefined: the router then drops
 * them, and would keep them if the parser left their names out.
 */
export function searchValues<Readers extends Readonly<Record<string, ValueReader>>>(readers: Readers) {
  type Search = { readonly [Name in keyof Readers]?: ReturnType<Readers[Name]> | undefined };
  return (search: UnknownSearch): Search =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as Search;
}

export function oneOf<const V>(known: readonly V[]): (value: unknown) => V | undefined {
  return (value) => known.find((each) => each === value);
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns a text that may consist of digits only, which the router parses as a number. */
export function textOrNumber(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : text(value);
}
