/** How a value stands in the storage of the device. */
export interface PreferenceFormat<Value> {
  /** @param stored as `write` gave it, null where there is nothing, or anything else that came to stand there */
  readonly read: (stored: string | null) => Value;
  /** Null where nothing need be stored. */
  readonly write: (value: Value) => string | null;
}

/** The form of what is on or off, and off at first. */
export const flag: PreferenceFormat<boolean> = {
  read: (stored) => stored !== null,
  write: (isOn) => (isOn ? '1' : null),
};

/** The form of a list of names, empty at first. */
export const nameList: PreferenceFormat<readonly string[]> = {
  read: (stored) => {
    try {
      const value: unknown = JSON.parse(stored ?? '[]');
      return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
    } catch {
      return [];
    }
  },
  write: (names) => (names.length === 0 ? null : JSON.stringify(names)),
};

/**
 * What a person chose on this device alone, the same in all its pages. It holds as long as the page where nothing may be
 * stored.
 */
export class LocalPreference<Value> {
  readonly #key: string;
  readonly #form: PreferenceFormat<Value>;
  readonly #listeners = new Set<() => void>();
  #isStored: boolean;
  /** As last read or set, with the text that it stands as. */
  #known: { readonly text: string | null; readonly value: Value };

  /** @param isStored whether it is there for other pages too */
  constructor(key: string, form: PreferenceFormat<Value>, isStored = true) {
    this.#key = key;
    this.#form = form;
    this.#isStored = isStored;
    this.#known = { text: null, value: form.read(null) };
  }

  /** The same object until it is another. */
  get value(): Value {
    const text = this.#isStored ? storedText(this.#key) : this.#known.text;
    if (text !== this.#known.text) this.#known = { text, value: this.#form.read(text) };
    return this.#known.value;
  }

  set(value: Value): void {
    const text = this.#form.write(value);
    this.#isStored &&= storeText(this.#key, text);
    this.#known = { text, value };
    this.#tell();
  }

  /** Told when the value may be another, by this page or another one. @returns stops telling */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#hear);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#hear);
    };
  };

  readonly #hear = ({ key }: StorageEvent): void => {
    if (key === this.#key || key === null) this.#tell();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it stands there */
function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
