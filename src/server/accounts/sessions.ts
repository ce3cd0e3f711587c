import type { SessionRefusal } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Database, Executor } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  endSessions,
  existingSessions,
  findSession,
  findSessionEnd,
  listSessions,
  renewSession,
  type SessionEnd,
  type StoredSession,
} from '../db/sessions.ts';
import type { Session } from '../http/session.ts';
import { hashToken, type SessionCookie } from './session-cookie.ts';
import { renewalMilliseconds, sessionLifeMilliseconds } from './session-life.ts';

/**
 * The maximum number of sessions of a user. Nobody has so many devices, and each is listed and ended with the others.
 */
const maxSessions = 100;

export type { SessionEnd } from '../db/sessions.ts';

export type SessionsRevoked = (uid: string, sessionIds: readonly string[], reason: SessionEnd) => void;

export type WhichSessions = (session: StoredSession, place: number) => boolean;

export interface Sessions {
  /** Reads the session that the cookie identifies: one row, by its index. */
  readonly of: (headers: Headers) => Promise<Result<Session, SessionRefusal>>;
  readonly list: (uid: string) => Promise<readonly StoredSession[]>;
  /**
   * Ends the sessions that `which` selects, by its place among all, the most recently used first, and notifies
   * listeners.
   *
   * @returns how many sessions it ended
   */
  readonly end: (uid: string, which: WhichSessions, reason: SessionEnd) => Promise<number>;
  /** Ends the sessions of a user above the limit, those first that were used longest ago. */
  readonly endExcess: (uid: string) => Promise<void>;
  readonly onRevoked: (listener: SessionsRevoked) => void;
  /** Like `onRevoked`, without sessions that another server ended. */
  readonly onRevokedHere: (listener: SessionsRevoked) => void;
  readonly announce: SessionsRevoked;
  readonly announceFromElsewhere: SessionsRevoked;
  /** Returns which of the sessions exist. */
  readonly existing: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

export function createSessions(database: Database, cookie: SessionCookie): Sessions {
  const listeners: SessionsRevoked[] = [];
  const listenersHere: SessionsRevoked[] = [];
  const announceFromElsewhere: SessionsRevoked = (uid, ids, reason) => {
    for (const listener of listeners) listener(uid, ids, reason);
  };
  const announce: SessionsRevoked = (uid, ids, reason) => {
    announceFromElsewhere(uid, ids, reason);
    for (const listener of listenersHere) listener(uid, ids, reason);
  };
  const end: Sessions['end'] = async (uid, which, reason) => {
    const ended = await inTransaction(database.kysely, (transaction) => endMatching(transaction, uid, which, reason));
    if (ended.length > 0) announce(uid, ended, reason);
    return ended.length;
  };
  return {
    of: async (headers) => {
      const token = cookie.read(headers);
      return token === null ? err({ code: 'account/session-unknown' }) : sessionByToken(database, token);
    },
    list: (uid) => listSessions(database.kysely, uid, Date.now()),
    end,
    endExcess: async (uid) => {
      await end(uid, (_, place) => place >= maxSessions, 'too-many');
    },
    onRevoked: (listener) => {
      listeners.push(listener);
    },
    onRevokedHere: (listener) => {
      listenersHere.push(listener);
    },
    announce,
    announceFromElsewhere,
    existing: (ids) => existingSessions(database.kysely, ids),
  };
}

/** @returns the ids of the sessions it ended */
export async function endMatching(
  executor: Executor,
  uid: string,
  which: WhichSessions,
  reason: SessionEnd,
): Promise<readonly string[]> {
  const now = Date.now();
  const ended = (await listSessions(executor, uid, now)).filter(which);
  await endSessions(
    executor,
    ended.map((session) => ({ id: session.id, uid, tokenHash: hashToken(session.token) })),
    { reason, now },
  );
  return ended.map((session) => session.id);
}

async function sessionByToken(database: Database, token: string): Promise<Result<Session, SessionRefusal>> {
  const now = Date.now();
  const stored = await findSession(database.kysely, token);
  if (!stored) {
    const end = await findSessionEnd(database.kysely, hashToken(token));
    return err(end === null ? { code: 'account/session-unknown' } : refusalAfter(end));
  }
  if (stored.expiresAt <= now) return err({ code: 'account/session-unknown' });
  const renewed = renewalOf(stored, now);
  if (renewed !== stored.expiresAt) await renewSession(database.kysely, stored.id, now, renewed);
  return ok({
    uid: stored.uid,
    sessionId: stored.id,
    createdAt: stored.createdAt,
    expiresAt: renewed,
    shared: stored.shared,
  });
}

/**
 * Chooses the refusal of an ended session. "Revoked" and "deleted" make a device remove its data, so they are used only
 * if the user asked for that. A new password also ends sessions, but a phone that is signed out by it may hold unsent
 * changes. Such a device keeps everything and asks the user to sign in again.
 */
function refusalAfter({ uid, reason }: { readonly uid: string; readonly reason: SessionEnd }): SessionRefusal {
  switch (reason) {
    case 'revoked':
    case 'signed-out':
      return { code: 'account/session-revoked', uid };
    case 'too-many':
    case 'credentials-changed':
    case 'account-disabled':
      return { code: 'account/session-unknown' };
    case 'account-deleted':
      return { code: 'account/deleted', uid };
  }
}

function renewalOf(session: StoredSession, now: number): number {
  if (session.shared) return session.expiresAt;
  const renewed = now + sessionLifeMilliseconds;
  return renewed - session.expiresAt >= renewalMilliseconds ? renewed : session.expiresAt;
}
