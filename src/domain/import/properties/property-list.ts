export type PropertyValue = string | number | boolean;

/**
 * Collects the properties of a note. Names come from files: no name can harm an object, and two properties with the same
 * name both stay.
 */
export class PropertyList {
  readonly #values = new Map<string, PropertyValue>();
  /** By name: how many properties have had it. */
  readonly #counts = new Map<string, number>();

  /** Adds a value, unless it is empty. */
  add(name: string, value: PropertyValue | null | undefined): void {
    if (value === null || value === undefined || value === '' || isNoNumber(value)) return;
    const plain = safeName(name);
    let count = this.#counts.get(plain) ?? 0;
    let free = plain;
    do {
      count += 1;
      free = count === 1 ? plain : `${plain} ${count}`;
    } while (this.#values.has(free));
    this.#counts.set(plain, count);
    this.#values.set(free, value);
  }

  toRecord(): Readonly<Record<string, PropertyValue>> {
    return Object.fromEntries(this.#values);
  }
}

/** Returns properties that are known at once. See {@link PropertyList}. */
export function propertiesOf(
  entries: Iterable<readonly [name: string, value: PropertyValue | null | undefined]>,
): Readonly<Record<string, PropertyValue>> {
  const list = new PropertyList();
  for (const [name, value] of entries) list.add(name, value);
  return list.toRecord();
}

/** JSON gives an infinite number for `1e999`. */
function isNoNumber(value: PropertyValue): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}

function safeName(name: string): string {
  const plain = name.replaceAll(/\s+/g, ' ').trim();
  if (plain === '') return 'property';
  return plain === '__proto__' ? 'proto' : plain;
}
