/** What was used, the latest last: what is used again mostly was used a short while ago, and has a small number. */
export class RecentlyUsed<T> {
  readonly #values: T[] = [];

  add(value: T): void {
    this.#values.push(value);
  }

  /** The value that was used so many values ago, which is the latest now; undefined where there were fewer. */
  usedAgo(ago: number): T | undefined {
    if (ago > this.#values.length) return undefined;
    const [value] = this.#values.splice(this.#values.length - ago, 1);
    if (value !== undefined) this.#values.push(value);
    return value;
  }
}
