import { foldCase } from '../kernel/index.ts';

/** The names in one folder. Gives each file a name of its own, also where case does not count. */
export class UniqueNames {
  readonly #taken = new Set<string>();
  /** The last number that was given to a name, so that many equal names do not search from the beginning. */
  readonly #numbers = new Map<string, number>();

  /**
   * Takes a name, with a number before its extension if it is taken already: `Knee 1.md`.
   *
   * @param extension with its dot; empty for none
   */
  take(name: string, extension: string): string {
    const key = foldCase(name + extension);
    let number = this.#numbers.get(key) ?? 0;
    let free = name + extension;
    while (this.#taken.has(foldCase(free))) {
      number += 1;
      free = `${name} ${number}${extension}`;
    }
    this.#numbers.set(key, number);
    this.#taken.add(foldCase(free));
    return free;
  }
}
