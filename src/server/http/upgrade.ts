import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Handles connections that upgrade from HTTP: the live socket. */
export interface Upgrade {
  readonly handle: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Notifies every peer that the server restarts (1012), finishes accepted work, then resolves. */
  readonly close: () => Promise<void>;
}
