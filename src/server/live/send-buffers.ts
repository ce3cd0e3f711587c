/** A socket whose buffer is counted. */
export interface Buffered {
  readonly terminate: () => void;
}

export interface SendBufferLimits {
  /** Bytes that one socket may have buffered. */
  readonly perSocket: number;
  /** Bytes that all sockets together may have buffered. */
  readonly total: number;
}

/**
 * Bounds the bytes that were given to sockets and that the network has not taken. Beyond a limit sockets are cut off: a
 * device catches up when it returns.
 */
export class SendBuffers {
  readonly #limits: SendBufferLimits;
  /** Those with something buffered; the one from which the network has taken nothing for the longest time is first. */
  readonly #bytesBySocket = new Map<Buffered, number>();
  #total = 0;

  constructor(limits: SendBufferLimits) {
    this.#limits = limits;
  }

  get total(): number {
    return this.#total;
  }

  /** Takes note of what a socket has buffered now. */
  update(socket: Buffered, bytes: number): void {
    const before = this.#bytesBySocket.get(socket) ?? 0;
    if (bytes <= before)
      this.remove(socket); // it moves to the end of the order
    else this.#total -= before;
    if (bytes === 0) return;
    this.#bytesBySocket.set(socket, bytes);
    this.#total += bytes;
    if (bytes > this.#limits.perSocket) this.#cutOff(socket);
    for (const longest of this.#bytesBySocket.keys()) {
      if (this.#total <= this.#limits.total) return;
      this.#cutOff(longest);
    }
  }

  /** The socket is gone. */
  remove(socket: Buffered): void {
    this.#total -= this.#bytesBySocket.get(socket) ?? 0;
    this.#bytesBySocket.delete(socket);
  }

  #cutOff(socket: Buffered): void {
    this.remove(socket);
    socket.terminate();
  }
}
