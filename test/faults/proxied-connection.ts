import type { Socket } from 'node:net';

interface ConnectionParts<Kind> {
  readonly kind: Kind;
  readonly client: Socket;
  readonly server: Socket;
  /** What the client has sent already. */
  readonly first: Buffer;
  /** Returns whether what the client sends now ends the connection, and when. */
  readonly momentOfReset: (sent: Buffer) => 'statement' | 'answer' | null;
  readonly closed: () => void;
}

/** A connection through a proxy. */
export class ProxiedConnection<Kind> {
  readonly kind: Kind;
  readonly #client: Socket;
  readonly #server: Socket;
  #isStalled = false;
  #isLost = false;
  #resetsAtAnswer = false;

  constructor({ kind, client, server, first, momentOfReset, closed }: ConnectionParts<Kind>) {
    this.kind = kind;
    this.#client = client;
    this.#server = server;
    server.on('error', () => {}); // `close` follows
    server.once('close', closed);
    server.write(first);
    this.#forward(client, server, (sent) => {
      const moment = momentOfReset(sent);
      this.#resetsAtAnswer ||= moment === 'answer';
      return moment !== 'statement';
    });
    this.#forward(server, client, () => !this.#resetsAtAnswer);
    client.resume();
  }

  cut(): void {
    this.#client.destroy();
    this.#server.destroy();
  }

  stall(): void {
    this.#isStalled = true;
    this.#client.pause();
    this.#server.pause();
  }

  /** Stalls for ever. Neither end learns of it. */
  lose(): void {
    this.#isLost = true;
    this.stall();
  }

  flow(): void {
    if (this.#isLost) return;
    this.#isStalled = false;
    this.#client.resume();
    this.#server.resume();
  }

  /** @param passes returns false if the connection is reset instead */
  #forward(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean): void {
    from.on('data', (chunk: Buffer) => {
      if (!passes(chunk)) return this.#resetBoth();
      if (to.write(chunk)) return;
      from.pause();
      to.once('drain', () => {
        if (!this.#isStalled) from.resume();
      });
    });
    from.on('end', () => to.end());
    from.on('close', (failed) => {
      if (failed) to.destroy();
      else to.end();
    });
  }

  #resetBoth(): void {
    this.#client.resetAndDestroy();
    this.#server.resetAndDestroy();
  }
}
