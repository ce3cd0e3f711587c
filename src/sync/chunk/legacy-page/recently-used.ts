/** Values in order of use, latest last. Most values are reused soon, so their distances are small numbers. */
export class RecentlyUsed<T> {
  readonly #values: T[] = [];

  add(value: T): void {
    this.#values.push(value);
  }

  /** Returns the value used that many distinct values ago and makes it the latest; undefined if there were fewer. */
  usedAgo(ago: number): T | undefined {
    if (ago > this.#values.length) return undefined;
    const [value] = this.#values.splice(this.#values.length - ago, 1);
    if (value !== undefined) this.#values.push(value);
    return value;
  }
}
