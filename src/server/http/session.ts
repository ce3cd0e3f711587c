/** A signed-in user's session. Instants are UTC milliseconds. */
export interface Session {
  readonly uid: string;
  readonly sessionId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Whether the session is on a shared computer. */
  readonly shared: boolean;
}
