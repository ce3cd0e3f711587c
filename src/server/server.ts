import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer, Server as HttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type App, alivePath } from './app.ts';
import type { TlsContent } from './config/tls-files.ts';
import { hasNeedlessBody, IncomingRequest } from './http/incoming-request.ts';
import { peerAddress } from './http/peer.ts';
import { RequestTurns } from './http/request-turns.ts';
import type { Upgrade } from './http/upgrade.ts';
import { type Networks, noNetworks } from './network/networks.ts';

export interface Listener {
  readonly port: number;
  /** Starts answering requests. Requests that arrived earlier have waited until now. */
  readonly serve: (parts: ServedParts) => void;
  /** Uses another certificate for new connections. The server must have been started with one. */
  readonly setCertificate: (tls: TlsContent) => void;
  /** Accepts no more connections, lets running requests finish, then resolves. */
  readonly close: () => Promise<void>;
}

interface ServedParts {
  readonly app: App;
  readonly upgrade: Upgrade | null;
  /** The proxies whose requests come from the addresses that they name. */
  readonly trustedProxies?: Networks;
}

export interface ListenError {
  readonly code: 'server/cannot-listen';
  /** The operating system's error code, such as `EADDRINUSE`. */
  readonly reason: string;
}

/**
 * How long a connection may be idle. This is longer than a proxy in front of the server keeps it open (Caddy two
 * minutes, nginx one). Otherwise the server could close a connection just as the proxy sends a request, and the request
 * would be lost.
 */
const idleMilliseconds = 130_000;

const options = {
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  keepAliveTimeout: idleMilliseconds,
  IncomingMessage: IncomingRequest,
};

/**
 * Listens now and serves later, because the port, and therefore our own origin, is known only after listening.
 *
 * @param tls the certificate to use, or null for plain HTTP
 */
export async function listen(
  port: number,
  host: string,
  tls: TlsContent | null = null,
): Promise<Result<Listener, ListenError>> {
  const server = tls === null ? createHttpServer(options) : createHttpsServer({ ...options, ...tls });
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(null));
  });
  if (failure) return err({ code: 'server/cannot-listen', reason: failure.code ?? failure.name });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server is not listening on a TCP port');
  const stop = stopper(server);
  const holdBack = holdEarlyRequests(server);
  let upgrade: Upgrade | null = null;
  return ok({
    port: address.port,
    serve: (parts) => {
      upgrade = parts.upgrade;
      const answer = getRequestListener((request, env) => parts.app.fetch(request, env));
      const isAdmitted = limitUnanswered();
      const turns = new RequestTurns(setImmediate);
      server.on('request', (request, response) => {
        if (!isAdmitted(request, response)) return;
        turns.begin(addressOf(request, parts.trustedProxies ?? noNetworks), () => {
          if (hasOneHost(request) && !hasNeedlessBody(request)) void answer(request, response);
          else response.writeHead(400, { Connection: 'close' }).end();
        });
      });
      server.on('upgrade', (request, socket, head) => {
        if (!hasOneHost(request)) refuseUpgrade(socket, '400 Bad Request');
        else if (parts.upgrade === null) refuseUpgrade(socket, '404 Not Found');
        else parts.upgrade.handle(request, socket, head);
      });
      holdBack.letGo();
    },
    setCertificate: (changed) => {
      if (!(server instanceof HttpsServer)) throw new Error('a server without TLS has no certificate');
      server.setSecureContext(changed);
    },
    close: async () => {
      const closed = stop();
      await upgrade?.close();
      await closed;
    },
  });
}

/**
 * Queues requests that arrive before the app serves, and passes them on when it does. Only the question of a supervisor
 * is answered: a migration can take minutes, and would begin again if the server was taken for hanging and restarted.
 */
function holdEarlyRequests(server: HttpServer | HttpsServer): { readonly letGo: () => void } {
  const held: (() => void)[] = [];
  const holdRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === alivePath) response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
    else held.push(() => server.emit('request', request, response));
  };
  const holdUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy()); // the client may have disconnected
    held.push(() => server.emit('upgrade', request, socket, head));
  };
  server.on('request', holdRequest);
  server.on('upgrade', holdUpgrade);
  return {
    letGo: () => {
      server.off('request', holdRequest);
      server.off('upgrade', holdUpgrade);
      for (const serveNow of held) serveNow();
    },
  };
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy()); // the client may have disconnected
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Browsers and proxies send one request after the other. */
const maxUnanswered = 32;

/**
 * Returns a function that counts the unanswered requests of each connection, and closes one with too many: one packet can
 * hold a thousand requests, which would all begin in one turn of the event loop.
 */
function limitUnanswered(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const counts = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    if (count <= maxUnanswered) return true;
    socket.destroy();
    return false;
  };
}

function addressOf({ socket, headers }: IncomingMessage, proxies: Networks): string {
  const forwarded = headers['x-forwarded-for'];
  const named = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': String(forwarded) });
  return peerAddress(socket.remoteAddress, named, proxies);
}

/**
 * Returns whether a request names at most one host. Of several, we and a proxy in front of us could each read another
 * one (RFC 9112, 3.2).
 */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

const lingerMilliseconds = 8000; // below the ten seconds allowed for a shutdown

/**
 * Closes each connection once it has no running request, and says so in the answer: a proxy could send the next request
 * meanwhile, which would be lost. Connections that never sent one close at once. Connections that are still active at
 * the end are terminated.
 */
function stopper(server: HttpServer | HttpsServer): () => Promise<void> {
  const quiet = new Map<string, Socket>();
  const unanswered = new Set<ServerResponse>();
  let stopping = false;
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket);
    quiet.set(client, socket);
    socket.once('close', () => quiet.delete(client));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const client = clientOf(socket);
    quiet.delete(client);
    unanswered.add(response);
    if (stopping) announceEnd(response);
    response.once('close', () => {
      unanswered.delete(response);
      if (stopping) socket.destroySoon();
      else if (!socket.destroyed) quiet.set(client, socket);
    });
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => quiet.delete(clientOf(socket))); // its handler closes it
  return () =>
    new Promise((resolve, reject) => {
      stopping = true;
      const linger = setTimeout(() => server.closeAllConnections(), lingerMilliseconds);
      server.close((error) => {
        clearTimeout(linger);
        if (error) reject(error);
        else resolve();
      });
      for (const socket of quiet.values()) socket.destroy();
      for (const response of unanswered) announceEnd(response);
    });
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Identifies a connection. With TLS, its requests have another socket than the connection itself. */
function clientOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
