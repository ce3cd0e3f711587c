/** The socket to the hub, reduced to what the client needs. */
export interface DeviceSocket {
  send(frame: Uint8Array): void;
  /** Returns the bytes passed to `send` that the network has not accepted yet. */
  buffered(): number;
  close(): void;
}

/**
 * Why a socket closed, as far as it is known. Only the last two end a sign-in, and the server sends them only if a
 * stored row says so.
 */
export type CloseReason = 'lost' | 'sign-in' | 'session-revoked' | 'account-deleted';

export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (frame: Uint8Array) => void;
  readonly closed: (reason: CloseReason) => void;
}

/** Opens a socket. Exactly one `closed` follows, even if opening fails. */
export type Connect = (events: SocketEvents) => DeviceSocket;
