import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { HubConnection } from '#sync/hub/connection.ts';
import type { HubSocket } from '#sync/hub/hub.ts';
import type { RefusalCode } from '#sync/protocol/index.ts';
import { refusalIn } from './refusal-frame.ts';
import type { SendBuffers } from './send-buffers.ts';

/** Who is at the other end, and until when. */
export interface Peer {
  readonly uid: string;
  readonly sessionId: string;
  /** UTC milliseconds. */
  readonly sessionExpiresAt: number;
  /** The network address that limits count by; null where it is not counted. */
  readonly address: string | null;
}

export interface LiveSocketParts {
  readonly ws: WebSocket;
  readonly net: Socket;
  readonly peer: Peer;
  /** Of what was read from the network, the bytes before the first frame. */
  readonly readBefore: number;
}

/** What all sockets share. */
export interface SocketPorts {
  /** Bytes buffered below which the hub may go on after its limit was reached. */
  readonly drainBelow: number;
  readonly buffers: SendBuffers;
  readonly refused: (code: RefusalCode) => void;
}

const binary = { binary: true, fin: true } as const;
const controlFrameBytes = 6; // a ping or pong from a client, beside what it carries

/**
 * One device's socket as the hub needs it. There are thousands, most of them idle: it owns no timer, and its
 * listeners are shared.
 */
export class LiveSocket implements HubSocket {
  readonly peer: Peer;
  readonly #ws: WebSocket;
  readonly #net: Socket;
  readonly #ports: SocketPorts;
  #connection: HubConnection | null = null;
  #closeCode = 1000;
  #full = false;
  #alive = true;
  /** Of what was read from the network, the bytes that belong to whole messages. */
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

  /** Without a word: the device comes again and the handshake says why it may not. */
  endSilently(): void {
    this.#connection?.end(null);
  }

  /** Tells the device that it is the server that goes. */
  restart(): void {
    this.#closeCode = 1012;
    this.endSilently();
  }

  terminate(): void {
    this.#ws.terminate();
  }

  /** A whole message. After our close frame nothing is taken any more. */
  received(data: Uint8Array, isBinary: boolean): void {
    this.#alive = true;
    this.#settledBytes = this.#net.bytesRead;
    this.#unfinishedSince = null;
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (isBinary) this.#connection?.receive(data);
    else this.#connection?.refuse(null, 'shape', null, null);
  }

  /** A ping or a pong, which may come in the middle of a message and does not end it. */
  heard(data: Uint8Array): void {
    this.#alive = true;
    this.#settledBytes += controlFrameBytes + data.length;
  }

  gone(): void {
    this.#ports.buffers.remove(this);
    this.#connection?.closed();
  }

  /** Asks for a sign of life. @returns false where the last question has no answer yet */
  ask(): boolean {
    if (!this.#alive) return false;
    this.#alive = false;
    this.#ws.ping();
    return true;
  }

  /** Bytes read of a message whose end has not come. */
  get unfinishedBytes(): number {
    return this.#net.bytesRead - this.#settledBytes;
  }

  /** Milliseconds for which a message has been unfinished; counted from the first time that this is asked. */
  unfinishedFor(now: number): number {
    if (this.unfinishedBytes <= 0) this.#unfinishedSince = null;
    else this.#unfinishedSince ??= now;
    return this.#unfinishedSince === null ? 0 : now - this.#unfinishedSince;
  }

  /** Milliseconds for which the network has taken nothing of what is buffered; counted as `unfinishedFor` is. */
  untakenFor(now: number): number {
    if (this.#ws.bufferedAmount === 0) this.#untakenSince = null;
    else this.#untakenSince ??= now;
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
