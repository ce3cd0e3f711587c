/** A signed-in user's session. Instants are UTC milliseconds. */
export interface Session {
  readonly uid: string;
  readonly sessionId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Whether the session is on a shared computer. */
  readonly shared: boolean;
}

/** What lasts no longer than a session: sockets and downloads. */
export interface SessionHolder {
  readonly sessionIds: () => Iterable<string>;
  /** Ends what belongs to sessions that do not exist. The device learns the reason when it asks again. */
  readonly endUnknown: (sessionIds: ReadonlySet<string>) => void;
}
