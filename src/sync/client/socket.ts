/** The socket to the hub, reduced to what the client needs. */
export interface DeviceSocket {
  send(frame: Uint8Array): void;
  /** Returns the bytes passed to `send` that the network has not accepted yet. */
  buffered(): number;
  close(): void;
}

/** Why a sign-in ended. The server says so only if a stored row does. */
export type SessionEnd = 'session-revoked' | 'account-deleted';

/**
 * How a connection was lost: `restarted` if the server closed it because it stops, and `blocked` if the server answers by
 * HTTP and accepts the session, but the socket was not let through.
 */
export type Loss = 'lost' | 'restarted' | 'blocked';

/** Why a socket closed, as far as it is known. */
export type CloseReason = Loss | 'sign-in' | SessionEnd;

/** The code with which a server closes its sockets when it stops: *service restart* in IANA's list of close codes. */
export const restartCode = 1012;

export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (frame: Uint8Array) => void;
  readonly closed: (reason: CloseReason) => void;
}

/** Opens a socket. Exactly one `closed` follows, even if opening fails. */
export type Connect = (events: SocketEvents) => DeviceSocket;

/** Returns whether the connection was lost, rather than ended by the hub. */
export function isLoss(reason: CloseReason): reason is Loss {
  return reason === 'lost' || reason === 'restarted' || reason === 'blocked';
}
