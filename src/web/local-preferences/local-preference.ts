import { Emitter } from '../lifecycle/index.ts';
import { storedText, storeText } from '../stored-text/index.ts';

/** How a value is written to the device's storage and read from it. */
export interface PreferenceFormat<Value> {
  /**
   * Parses a stored string.
   * @param stored what `write` returned, null if nothing is stored, or any other string that was stored under the key
   */
  readonly read: (stored: string | null) => Value;
  /** Returns the string to store; null if nothing needs to be stored. */
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

/**
 * A preference of this device, shared by all pages of the app. If it cannot be stored, it lasts as long as the page.
 */
export class LocalPreference<Value> {
  readonly #key: string;
  readonly #form: PreferenceFormat<Value>;
  readonly #changes = new Emitter(() => {
    window.addEventListener('storage', this.#onStorage);
    return () => window.removeEventListener('storage', this.#onStorage);
  });
  #isStored: boolean;
  /** The value that was last read or set, and the string from which it was parsed. */
  #known: { readonly text: string | null; readonly value: Value };

  /** @param isStored whether the value is stored and therefore shared with other pages */
  constructor(key: string, form: PreferenceFormat<Value>, isStored = true) {
    this.#key = key;
    this.#form = form;
    this.#isStored = isStored;
    this.#known = { text: null, value: form.read(null) };
  }

  /** The current value. It stays the same object until it changes. */
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

  /**
   * Calls the listener when this page or another may have changed the value.
   * @returns a function that unsubscribes
   */
  readonly subscribe = this.#changes.subscribe;

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key === this.#key || key === null) this.#changes.emit();
  };
}
