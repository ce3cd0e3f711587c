/**
 * Begins one request in each turn of the event loop, of each address in turn. One packet can hold dozens of requests, and
 * hundreds of packets can arrive together: all their requests would begin before anything else.
 */
export class RequestTurns {
  readonly #defer: (work: () => void) => void;
  /** What waits, by address, in the order in which the addresses have their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isDue = false;

  /** @param defer runs work in the next turn of the event loop */
  constructor(defer: (work: () => void) => void) {
    this.#defer = defer;
  }

  /** Begins a request of an address when it is the address's turn. */
  begin(address: string, request: () => void): void {
    const line = this.#waiting.get(address);
    if (line === undefined) this.#waiting.set(address, [request]);
    else line.push(request);
    this.#beginLater();
  }

  #beginLater(): void {
    if (this.#isDue || this.#waiting.size === 0) return;
    this.#isDue = true;
    this.#defer(() => {
      this.#isDue = false;
      this.#beginNext();
      this.#beginLater();
    });
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    const [address, line] = next;
    this.#waiting.delete(address);
    const request = line.shift();
    if (line.length > 0) this.#waiting.set(address, line);
    request?.();
  }
}
