import { createServer as createHttpServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

/** Takes over connections that leave HTTP: the live socket. */
export interface Upgrade {
  readonly handle: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Tells every peer that the server restarts (1012), finishes what was accepted, then resolves. */
  readonly close: () => Promise<void>;
}

export interface Listener {
  readonly port: number;
  /** Answers from now on; what connected earlier waits until then. */
  readonly serve: (parts: { readonly app: App; readonly upgrade: Upgrade | null }) => void;
  /** Takes no more connections, lets running requests end, then resolves. */
  readonly close: () => Promise<void>;
}

/** Listens first and serves later, since only then the port, and with it our own address, is known. */
export async function listen(port: number, host: string): Promise<Listener> {
  const server = createHttpServer({ requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 10_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  let upgrade: Upgrade | null = null;
  return {
    port: address.port,
    serve: (parts) => {
      upgrade = parts.upgrade;
      server.on(
        'request',
        getRequestListener((request, env) => parts.app.fetch(request, env)),
      );
      server.on('upgrade', parts.upgrade?.handle ?? refuseUpgrade);
    },
    close: async () => {
      const closed = closeServer(server);
      await upgrade?.close();
      await closed;
    },
  };
}

function refuseUpgrade(_request: IncomingMessage, socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function closeServer(server: HttpServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
