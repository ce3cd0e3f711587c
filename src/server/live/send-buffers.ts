/** A socket whose buffered bytes are counted. */
export interface Buffered {
  readonly terminate: () => void;
}

export interface SendBufferLimits {
  /** The maximum number of bytes buffered in one socket. */
  readonly perSocket: number;
  /** The maximum number of bytes buffered in all sockets together. */
  readonly total: number;
}

/**
 * Limits the bytes that sockets have buffered and the network has not accepted. Sockets that exceed a limit are
 * terminated; their devices catch up when they reconnect.
 */
export class SendBuffers {
  readonly #limits: SendBufferLimits;
  /**
   * The sockets with buffered bytes, ordered by when the network last accepted any. The socket that has stalled longest
   * is first.
   */
  readonly #bytesBySocket = new Map<Buffered, number>();
  #total = 0;

  constructor(limits: SendBufferLimits) {
    this.#limits = limits;
  }

  get total(): number {
    return this.#total;
  }

  /** Updates how many bytes a socket has buffered. */
  update(socket: Buffered, bytes: number): void {
    const before = this.#bytesBySocket.get(socket) ?? 0;
    if (bytes <= before)
      this.remove(socket); // re-added below, at the end
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

  /** Forgets a closed socket. */
  remove(socket: Buffered): void {
    this.#total -= this.#bytesBySocket.get(socket) ?? 0;
    this.#bytesBySocket.delete(socket);
  }

  #cutOff(socket: Buffered): void {
    this.remove(socket);
    socket.terminate();
  }
}
