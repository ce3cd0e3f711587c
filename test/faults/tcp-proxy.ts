import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { ProxiedConnection } from './proxied-connection.ts';

export interface ProxyParts<Kind extends string> {
  /** Returns the port for a new connection, or null to close it. */
  readonly choose: () => number | null;
  /** Tells connections apart by the first bytes of the client. */
  readonly kindOf: (first: Buffer) => Kind;
}

/** When a connection is reset: before a statement reaches the server, or before its answer reaches the client. */
export type ResetMoment = 'statement' | 'answer';

/** A TCP proxy that can cut, refuse, stall and reset connections of each kind. */
export class TcpProxy<Kind extends string = string> {
  readonly #parts: ProxyParts<Kind>;
  readonly #server: Server;
  readonly #connections = new Set<ProxiedConnection<Kind>>();
  readonly #waiting = new Set<Socket>();
  readonly #refused = new Set<Kind>();
  readonly #stalled = new Set<Kind>();
  #reset: { readonly kind: Kind; readonly moment: ResetMoment; readonly text: string; done: boolean } | null = null;

  static async open<Kind extends string>(parts: ProxyParts<Kind>): Promise<TcpProxy<Kind>> {
    const proxy = new TcpProxy(parts);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  private constructor(parts: ProxyParts<Kind>) {
    this.#parts = parts;
    this.#server = createServer({ noDelay: true }, (client) => this.#accept(client));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  count(kind: Kind): number {
    return [...this.#connections].filter((connection) => connection.kind === kind).length;
  }

  /** @param share which part of the connections is cut, from 0 to 1; `chance` chooses them */
  cut(kind: Kind, share = 1, chance = () => 0): void {
    for (const connection of this.#connections) if (connection.kind === kind && chance() < share) connection.cut();
  }

  refuse(kind: Kind): void {
    this.#refused.add(kind);
  }

  accept(kind: Kind): void {
    this.#refused.delete(kind);
  }

  /** Passes on nothing more, in both directions, as a network that loses all packets. */
  stall(kind: Kind): void {
    this.#stalled.add(kind);
    for (const connection of this.#connections) if (connection.kind === kind) connection.stall();
  }

  flow(kind: Kind): void {
    this.#stalled.delete(kind);
    for (const connection of this.#connections) if (connection.kind === kind) connection.flow();
  }

  /** Loses all packets of the present connections from now on. New ones work. */
  lose(kind: Kind): void {
    for (const connection of this.#connections) if (connection.kind === kind) connection.lose();
  }

  /** Resets the connection with the next statement that contains a text. */
  resetNext(kind: Kind, moment: ResetMoment, text: string): void {
    this.#reset = { kind, moment, text, done: false };
  }

  /** @returns whether a connection was reset since `resetNext` */
  endReset(): boolean {
    const done = this.#reset?.done ?? false;
    this.#reset = null;
    return done;
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) connection.cut();
    for (const client of this.#waiting) client.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #accept(client: Socket): void {
    client.on('error', () => {}); // `close` follows
    this.#waiting.add(client);
    client.once('close', () => this.#waiting.delete(client));
    client.once('data', (first: Buffer) => {
      client.pause();
      this.#waiting.delete(client);
      this.#connect(client, first);
    });
  }

  #connect(client: Socket, first: Buffer): void {
    const kind = this.#parts.kindOf(first);
    const port = this.#refused.has(kind) ? null : this.#parts.choose();
    if (port === null) return void client.destroy();
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    const connection = new ProxiedConnection({
      kind,
      client,
      server,
      first,
      momentOfReset: (sent) => this.#momentOfReset(kind, sent),
      closed: () => this.#connections.delete(connection),
    });
    this.#connections.add(connection);
    if (this.#stalled.has(kind)) connection.stall();
  }

  #momentOfReset(kind: Kind, sent: Buffer): ResetMoment | null {
    const reset = this.#reset;
    if (reset === null || reset.done || reset.kind !== kind || !sent.includes(reset.text)) return null;
    reset.done = true;
    return reset.moment;
  }
}
