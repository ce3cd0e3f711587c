/** The listeners of an event. Adding a listener that is already there has no effect. */
export class Emitter {
  readonly #listeners = new Set<() => void>();
  readonly #start: () => () => void;
  #stop = () => {};

  /**
   * @param start called before the first listener is added; the function that it returns is called after the last one
   * is removed
   */
  constructor(start: () => () => void = () => () => {}) {
    this.#start = start;
  }

  /** @returns a function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#stop = this.#start();
    this.#listeners.add(listener);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stop();
    };
  };

  readonly emit = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
