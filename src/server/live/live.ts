import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Result } from '#domain/kernel/result.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { RefusalCode } from '#sync/protocol/index.ts';
import type { Accounts, SessionEnd, SessionsRevoked } from '../accounts/index.ts';
import type { OriginRule } from '../http/origin.ts';
import { nearestAddress, peerAddress } from '../http/peer.ts';
import type { Session, SessionHolder } from '../http/session.ts';
import type { Upgrade } from '../http/upgrade.ts';
import { errorFields, type Log } from '../log/log.ts';
import { isLoopback } from '../network/loopback.ts';
import type { Networks } from '../network/networks.ts';
import { answerChecks, checkPath } from './check-socket.ts';
import { FrameTurns } from './frame-turns.ts';
import { admitHandshake, type HandshakeRefusal, handshakeStatus, headersOf } from './handshake.ts';
import { LiveSocket, type Peer, type SocketPorts } from './live-socket.ts';
import { refusalFrame } from './refusal-frame.ts';
import { SendBuffers } from './send-buffers.ts';
import { socketLimits } from './socket-limits.ts';
import { SocketRegister } from './socket-register.ts';

export interface LiveParts {
  readonly hub: Hub;
  readonly accounts: Accounts;
  readonly origins: OriginRule;
  readonly trustedProxies: Networks;
  readonly log: Log;
  readonly refused: (code: RefusalCode) => void;
}

export interface Live extends Upgrade, SessionHolder {
  readonly connectionCount: () => number;
}

/**
 * Opens the live sockets of all users, `GET /api/users/{uid}/live`, and those that only check the way to the server.
 */
export function openLive(parts: LiveParts): Live {
  const { hub, accounts, log } = parts;
  const server = new WebSocketServer(socketLimits.ws);
  const register = new SocketRegister();
  const listen = listeners(register);
  const ports = socketPorts(parts);
  const check = answerChecks(server, parts.trustedProxies);
  // `ends` increments when sessions end, so that a handshake in progress checks its session again
  let [ends, stopping] = [0, false];

  accounts.onSessionsRevoked((...ended) => {
    ends += 1;
    endSessions(hub, ...ended);
  });

  async function admit(request: IncomingMessage): Promise<Result<Session, HandshakeRefusal>> {
    for (;;) {
      const before = ends;
      const admitted = await admitHandshake(request, parts);
      if (before === ends) return admitted;
    }
  }

  async function greet(request: IncomingMessage, socket: Socket, head: Buffer, readBefore: number): Promise<void> {
    if (request.url === checkPath && !stopping) {
      if (!check(request, socket, head)) answer(socket, { code: 'live/too-many-connections' });
      return;
    }
    const admitted = await admit(request);
    if (stopping) return answer(socket, { code: 'live/stopping' });
    if (!admitted.ok) {
      const ending = endingOf(admitted.error);
      if (ending === null) return answer(socket, admitted.error);
      return server.handleUpgrade(request, socket, head, (ws) => sayAndClose(ws, ending, parts));
    }
    const peer = peerOf(request, socket, admitted.value, parts.trustedProxies);
    if (!register.hasRoom(peer)) return answer(socket, { code: 'live/too-many-connections' });
    server.handleUpgrade(request, socket, head, (ws) => {
      const live = new LiveSocket({ ws, net: socket, peer, readBefore }, ports);
      register.add(ws, live);
      listen(ws);
      live.attach(hub.connect(peer, live));
    });
  }

  const sweep = setInterval(() => register.sweep(Date.now()), socketLimits.sweepMs).unref();

  return {
    connectionCount: () => register.size,
    sessionIds: () => register.sessionIds(),
    endUnknown: (sessionIds) => {
      ends += 1;
      register.endSilently(sessionIds);
    },
    handle: (request, duplex, head) => {
      const socket = duplex as Socket;
      const readBefore = socket.bytesRead - head.length;
      socket.on('error', destroy); // never removed: writing a refusal may fail after the client has disconnected
      greet(request, socket, head, readBefore).catch((error: unknown) => {
        log.error('live/handshake-failed', errorFields(error));
        socket.destroy();
      });
    },
    close: async () => {
      stopping = true;
      clearInterval(sweep);
      await register.closeAll(wait);
    },
  };
}

function endSessions(hub: Hub, ...[uid, ids, reason]: Parameters<SessionsRevoked>): void {
  const ended = new Set(ids);
  // A deleted account loses all its sockets. The row that marks it as deleted is committed by now.
  hub.endSessions(uid, wordFor[reason], reason === 'account-deleted' ? undefined : (id) => ended.has(id));
}

/** Returns a function that passes on what happens to a socket, with the same listeners for all sockets. */
function listeners(register: SocketRegister): (ws: WebSocket) => void {
  function heardMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
    register.get(this)?.received(data as Buffer, isBinary);
  }
  function heardControl(this: WebSocket, data: Buffer): void {
    register.get(this)?.heard(data);
  }
  function gone(this: WebSocket): void {
    register.remove(this)?.gone();
  }
  return (ws) => {
    ws.on('message', heardMessage).on('ping', heardControl).on('pong', heardControl);
    ws.on('error', ignore).on('close', gone);
  };
}

function socketPorts({ hub, refused }: LiveParts): SocketPorts {
  return {
    drainBelow: hub.limits.bufferedBytes / 2,
    buffers: new SendBuffers(socketLimits.sendBuffers),
    turns: new FrameTurns({
      limits: socketLimits.turns,
      now: () => performance.now(),
      defer: (work) => void setImmediate(work),
    }),
    refused,
  };
}

/**
 * Maps the reason to the code that a device receives. A device may remove its data only because of something that the
 * user asked for. A new password ends sessions too, but such a device keeps everything and asks the user to sign in.
 */
const wordFor: { readonly [E in SessionEnd]: RefusalCode } = {
  'signed-out': 'session-revoked',
  revoked: 'session-revoked',
  'too-many': 'sign-in',
  'credentials-changed': 'sign-in',
  'account-disabled': 'sign-in',
  'account-deleted': 'account-deleted',
};

/** Returns the code to send on an open socket, because browsers cannot read the status of a failed handshake. */
function endingOf({ code }: HandshakeRefusal): RefusalCode | null {
  if (code === 'account/session-revoked') return 'session-revoked';
  return code === 'account/deleted' ? 'account-deleted' : null;
}

function sayAndClose(ws: WebSocket, code: RefusalCode, { refused }: LiveParts): void {
  refused(code);
  ws.on('error', ignore);
  ws.send(refusalFrame(code), { binary: true });
  ws.close(1000);
}

/**
 * Describes the peer. A loopback address belongs to this machine or to an unlisted proxy on it, so it does not identify
 * a user.
 */
function peerOf(request: IncomingMessage, socket: Socket, session: Session, proxies: Networks): Peer {
  const from = [socket.remoteAddress, headersOf(request), proxies] as const;
  const nearest = nearestAddress(...from);
  return {
    uid: session.uid,
    sessionId: session.sessionId,
    sessionExpiresAt: session.expiresAt,
    address: nearest === '' || isLoopback(nearest) ? null : peerAddress(...from),
  };
}

/** Refuses the upgrade over HTTP, in the form of all API refusals. */
function answer(socket: Duplex, refusal: HandshakeRefusal): void {
  const body = JSON.stringify({ error: { code: refusal.code } });
  socket.once('finish', destroy);
  socket.end(
    `HTTP/1.1 ${handshakeStatus[refusal.code]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function destroy(this: Duplex): void {
  this.destroy();
}

function ignore(): void {} // `close` follows every error
