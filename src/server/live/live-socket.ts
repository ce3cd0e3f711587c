import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { restartCode } from '#sync/client/socket.ts';
import type { HubConnection } from '#sync/hub/connection.ts';
import type { HubSocket } from '#sync/hub/connection-ports.ts';
import type { RefusalCode } from '#sync/protocol/index.ts';
import type { FrameReceiver, FrameTurns } from './frame-turns.ts';
import { refusalIn } from './refusal-frame.ts';
import type { SendBuffers } from './send-buffers.ts';

/** The user and session behind a socket. */
export interface Peer {
  readonly uid: string;
  readonly sessionId: string;
  /** UTC milliseconds. */
  readonly sessionExpiresAt: number;
  /** The network address that limits use, or null if its sockets are not counted. */
  readonly address: string | null;
}

export interface LiveSocketParts {
  readonly ws: WebSocket;
  readonly net: Socket;
  readonly peer: Peer;
  /** Bytes read from the network before the first frame. */
  readonly readBefore: number;
}

/** The dependencies that all sockets share. */
export interface SocketPorts {
  /** After a socket has reached the hub's limit, the hub continues once fewer bytes than this are buffered. */
  readonly drainBelow: number;
  readonly buffers: SendBuffers;
  readonly turns: FrameTurns;
  readonly refused: (code: RefusalCode) => void;
}

const binary = { binary: true, fin: true } as const;
const controlFrameBytes = 6; // a client's ping or pong without its payload

/**
 * One device's socket as the hub uses it. There are thousands of sockets, most of them idle, so a socket has no timer
 * of its own, and listeners are shared.
 */
export class LiveSocket implements HubSocket, FrameReceiver {
  readonly peer: Peer;
  readonly #ws: WebSocket;
  readonly #net: Socket;
  readonly #ports: SocketPorts;
  #connection: HubConnection | null = null;
  #closeCode = 1000;
  #full = false;
  #alive = true;
  /** The number of bytes read from the network that belong to complete messages. */
  #settledBytes: number;
  #unfinishedSince: number | null = null;
  #untakenSince: number | null = null;

  constructor({ ws, net, peer, readBefore }: LiveSocketParts, ports: SocketPorts) {
    this.peer = peer;
    this.#ws = ws;
    this.#net = net;
    this.#ports = ports;
    this.#settledBytes = readBefore;
  }

  attach(connection: HubConnection): void {
    this.#connection = connection;
    this.#ports.turns.join(this.peer.uid, this);
  }

  send(frame: Uint8Array): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    this.#ws.send(frame, binary, this.#written);
    if (this.#ws.bufferedAmount >= this.#ports.drainBelow) this.#full = true;
    this.#ports.buffers.update(this, this.#ws.bufferedAmount);
    const refusal = refusalIn(frame);
    if (refusal !== null) this.#ports.refused(refusal);
  }

  buffered(): number {
    return this.#ws.bufferedAmount;
  }

  close(): void {
    this.#ws.close(this.#closeCode);
  }

  /** Ends the connection without a refusal. The device reconnects and learns the reason from the handshake. */
  endSilently(): void {
    this.#connection?.end(null);
  }

  /** Ends the connection with the code for a server restart. */
  restart(): void {
    this.#closeCode = restartCode;
    this.endSilently();
  }

  terminate(): void {
    this.#ws.terminate();
  }

  pause(): void {
    this.#ws.pause();
  }

  resume(): void {
    this.#ws.resume();
  }

  /** Takes a complete message, which is handled when it is this person's turn. */
  received(data: Uint8Array, isBinary: boolean): void {
    this.#alive = true;
    this.#settledBytes = this.#net.bytesRead;
    this.#unfinishedSince = null;
    this.#ports.turns.receive(this.peer.uid, this, data, isBinary);
  }

  /** Handles a message. Messages after our close frame are ignored. */
  handle(data: Uint8Array, isBinary: boolean): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (isBinary) this.#connection?.receive(data);
    else this.#connection?.refuse(null, 'shape', null, null);
  }

  /** Handles a ping or pong, which may arrive in the middle of a message. */
  heard(data: Uint8Array): void {
    this.#alive = true;
    this.#settledBytes += controlFrameBytes + data.length;
    this.#ports.turns.count(this.peer.uid, this);
  }

  gone(): void {
    this.#ports.buffers.remove(this);
    this.#ports.turns.leave(this.peer.uid, this);
    this.#connection?.closed();
  }

  /**
   * Pings the device.
   *
   * @returns false if the last ping has not been answered
   */
  ask(): boolean {
    if (!this.#alive) return false;
    this.#alive = false;
    this.#ws.ping();
    return true;
  }

  /** The number of bytes that were read of an incomplete message. */
  get unfinishedBytes(): number {
    return this.#net.bytesRead - this.#settledBytes;
  }

  /**
   * Returns for how many milliseconds a message has been incomplete, counted from the first call that finds an
   * incomplete one.
   */
  unfinishedFor(now: number): number {
    if (this.unfinishedBytes <= 0) this.#unfinishedSince = null;
    else this.#unfinishedSince = Math.min(this.#unfinishedSince ?? now, now); // the clock may be set back
    return this.#unfinishedSince === null ? 0 : now - this.#unfinishedSince;
  }

  /**
   * Returns for how many milliseconds the network has accepted none of the buffered bytes, counted as in
   * `unfinishedFor`.
   */
  untakenFor(now: number): number {
    if (this.#ws.bufferedAmount === 0) this.#untakenSince = null;
    else this.#untakenSince = Math.min(this.#untakenSince ?? now, now);
    return this.#untakenSince === null ? 0 : now - this.#untakenSince;
  }

  readonly #written = (): void => {
    this.#untakenSince = null;
    if (this.#ws.readyState === this.#ws.OPEN) this.#ports.buffers.update(this, this.#ws.bufferedAmount);
    if (!this.#full || this.#ws.bufferedAmount >= this.#ports.drainBelow) return;
    this.#full = false;
    this.#connection?.drained();
  };
}
