import { Emitter } from '../lifecycle/index.ts';
/** How a value is written to and read from the device's storage. */
export interface PreferenceFormat<Value> {
  /** @param stored the text that `write` returned, null if there is none, or any other text that was stored there */
  readonly read: (stored: string | null) => Value;
  /** Null if nothing needs to be stored. */
  readonly write: (value: Value) => string | null;
}

/** The format of a flag that is off by default. */
export const flag: PreferenceFormat<boolean> = {
  read: (stored) => stored !== null,
  write: (isOn) => (isOn ? '1' : null),
};

/** The format of a list of names, empty by default. */
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

/** A preference of this device, shared by all its pages. If it cannot be stored, it lasts as long as the page. */
export class LocalPreference<Value> {
  readonly #key: string;
  readonly #form: PreferenceFormat<Value>;
  readonly #changes = new Emitter(() => {
    window.addEventListener('storage', this.#onStorage);
    return () => window.removeEventListener('storage', this.#onStorage);
  });
  #isStored: boolean;
  /** The value as last read or set, with its stored text. */
  #known: { readonly text: string | null; readonly value: Value };

  /** @param isStored whether it is stored and so shared with other pages */
  constructor(key: string, form: PreferenceFormat<Value>, isStored = true) {
    this.#key = key;
    this.#form = form;
    this.#isStored = isStored;
    this.#known = { text: null, value: form.read(null) };
  }

  /** The same object until the value changes. */
  get value(): Value {
    const text = this.#isStored ? storedText(this.#key) : this.#known.text;
    if (text !== this.#known.text) this.#known = { text, value: this.#form.read(text) };
    return this.#known.value;
  }

  set(value: Value): void {
    const text = this.#form.write(value);
    this.#isStored &&= storeText(this.#key, text);
    this.#known = { text, value };
    this.#changes.emit();
  }

  /** Calls the listener when this or another page may have changed the value. @returns a function that unsubscribes */
  readonly subscribe = this.#changes.subscribe;

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key === this.#key || key === null) this.#changes.emit();
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it was stored */
function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
