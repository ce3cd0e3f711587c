import { useRef, useSyncExternalStore } from 'react';

/**
 * Returns a value that stays the same while a pointer is down. Rows that move between the press and the release lose
 * the press, or another row gets it.
 */
export function useStillWhilePressed<T>(value: T): T {
  useSyncExternalStore(press.subscribe, press.releases);
  const still = useRef(value);
  if (!press.isDown()) still.current = value;
  return still.current;
}

/** Follows the pointers of the page while somebody subscribes. */
class Press {
  readonly #listeners = new Set<() => void>();
  #isDown = false;
  #releases = 0;

  readonly isDown = (): boolean => this.#isDown;

  /** Returns a number that changes with each release. */
  readonly releases = (): number => this.#releases;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#listen(true);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#listen(false);
    };
  };

  #listen(isListening: boolean): void {
    this.#isDown = false;
    const change = isListening ? 'addEventListener' : 'removeEventListener';
    window[change]('pointerdown', this.#down, { capture: true });
    for (const name of ['pointerup', 'pointercancel', 'blur', 'dragend'])
      window[change](name, this.#up, { capture: true });
  }

  readonly #down = (): void => {
    this.#isDown = true;
  };

  readonly #up = (): void => {
    // the click that follows must still find the row
    setTimeout(() => {
      this.#isDown = false;
      this.#releases += 1;
      for (const listener of this.#listeners) listener();
    });
  };
}

const press = new Press();
