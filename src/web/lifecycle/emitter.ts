/** The listeners to one event. Adding a listener again has no effect until it is removed. */
export class Emitter {
  readonly #listeners = new Set<() => void>();
  readonly #start: () => () => void;
  #stop = () => {};

  /** @param start runs before the first listener is added; what it returns runs after the last one is removed */
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
