/** Reads the fields of a JSON value of unknown shape. A field with another type counts as missing. */
export class JsonFields {
  readonly #value: Readonly<Record<string, unknown>>;

  constructor(value: unknown) {
    this.#value = isObject(value) ? value : {};
  }

  text(name: string): string | null {
    const value = this.#field(name);
    return typeof value === 'string' ? value : null;
  }

  /** Some apps write 1 for true. */
  flag(name: string): boolean {
    const value = this.#field(name);
    return value === true || value === 1;
  }

  /** Null if the field is no list. */
  list(name: string): readonly unknown[] | null {
    const value = this.#field(name);
    return Array.isArray(value) ? value : null;
  }

  texts(name: string): readonly string[] {
    return (this.list(name) ?? []).filter((item) => typeof item === 'string');
  }

  object(name: string): JsonFields {
    return new JsonFields(this.#field(name));
  }

  #field(name: string): unknown {
    return Object.hasOwn(this.#value, name) ? this.#value[name] : undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
