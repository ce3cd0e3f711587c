/** Collects the targets of links that are not in the export, each one once. */
export class MissingTargets {
  readonly #reported = new Set<string>();
  #found: string[] = [];

  add(id: string): void {
    if (this.#reported.has(id)) return;
    this.#reported.add(id);
    this.#found.push(id);
  }

  /** Returns those found since the last call. */
  take(): readonly string[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}
