import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket, WebSocketServer } from 'ws';
import { peerAddress } from '../http/peer.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Networks } from '../network/networks.ts';
import { headersOf } from './handshake.ts';

/**
 * A handshake for everybody: it opens a socket, which the server closes at once. `mensana doctor` uses it to find out
 * whether sockets get through a proxy. Only an opened socket shows that: a proxy can refuse handshakes itself.
 */
export const checkPath = '/api/live-check';

/** The reason in the close frame, by which `doctor` recognises this server. */
export const checkReason = 'mensana-live';

/** For each address, in a minute. */
const maxChecks = 30;

/** @returns a function that answers such a handshake, and returns whether it did: each address has only so many */
export function answerChecks(
  server: WebSocketServer,
  trustedProxies: Networks,
): (request: IncomingMessage, socket: Socket, head: Buffer) => boolean {
  const limit = createRateLimit(maxChecks, 60);
  return (request, socket, head) => {
    const isAllowed = limit.take(peerAddress(socket.remoteAddress, headersOf(request), trustedProxies)) === 0;
    if (isAllowed) server.handleUpgrade(request, socket, head, closeChecked);
    return isAllowed;
  };
}

function closeChecked(ws: WebSocket): void {
  ws.on('error', () => {}); // `close` follows every error
  ws.close(1000, checkReason);
}
