type Property = string | number | boolean;

/** Returns the properties of a note without those that have no value. */
export function propertiesOf(
  entries: Iterable<readonly [name: string, value: Property | null | undefined]>,
): Readonly<Record<string, Property>> {
  const written = new Map<string, Property>();
  for (const [name, value] of entries) {
    if (value !== null && value !== undefined && value !== '') written.set(safeName(name), value);
  }
  return Object.fromEntries(written);
}

/** A file can name a property as it likes, but assigning this name to an object would replace its prototype. */
function safeName(name: string): string {
  return name === '__proto__' ? 'proto' : name;
}
