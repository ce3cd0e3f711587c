import type { Hono } from 'hono';
import type { User } from '#api/account/index.ts';
import type { SessionRefusal } from '#api/endpoint.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { removeOldSessions } from '../db/sessions.ts';
import { findUser } from '../db/users.ts';
import type { DeletionLedger } from '../deletion-ledger.ts';
import type { Environment } from '../http/environment.ts';
import { errorFields, type Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import { type BetterAuthParts, createBetterAuth, migrateBetterAuth } from './better-auth.ts';
import { createCredentials } from './credentials.ts';
import { type AccountDeleted, type AccountGone, createDeletion } from './deletion.ts';
import { createAccountLimits } from './limits.ts';
import { createOidcSignIn } from './oidc.ts';
import { accountRoutes } from './routes.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessions, type Session, type SessionsRevoked } from './sessions.ts';

export type { AccountDeleted, AccountGone } from './deletion.ts';
export { sessionCookieName } from './session-cookie.ts';
export type { Session, SessionEnd, SessionsRevoked } from './sessions.ts';

export interface Accounts {
  /** Who is asking, by the cookie alone. Fast enough for every handshake: one row by its index. */
  readonly sessionOf: (headers: Headers) => Promise<Result<Session, SessionRefusal>>;
  /** The account for the page that is about to be sent; null when nobody is signed in. */
  readonly userOf: (headers: Headers) => Promise<User | null>;
  /** Registers what else has to know. It runs inside the transaction that deletes the account. */
  readonly onAccountDeleted: (listener: AccountDeleted) => void;
  /** Registers what else is kept of a person. It runs once the account is deleted, before that is answered. */
  readonly onAccountGone: (listener: AccountGone) => void;
  /** Called after sessions ended in any way, once that is committed: their sockets close now. */
  readonly onSessionsRevoked: (listener: SessionsRevoked) => void;
  readonly routes: Hono<Environment>;
  /** Deletes again whom a restored backup brought back; call it once everything has registered. */
  readonly replayDeletions: () => Promise<void>;
  /** Resolves when nothing runs in the background any more. */
  readonly idle: () => Promise<void>;
}

export interface AccountParts {
  readonly config: Config;
  readonly database: Database;
  readonly ledger: DeletionLedger;
  readonly log: Log;
  readonly mail: Mail;
  /** The first is used in links. */
  readonly origins: readonly string[];
  readonly secret: string;
}

/** @returns accounts on a database that is migrated by then, Better Auth's tables included */
export async function openAccounts(parts: AccountParts): Promise<Accounts> {
  const { config, database, log, mail, origins, secret } = parts;
  const origin = origins[0] ?? '';
  const cookie = createSessionCookie(secret, origin.startsWith('https:'));
  const options: BetterAuthParts = { database, secret, origins, cookie, signUp: config.signUp, log };
  await migrate(database, { alsoUnderLock: () => migrateBetterAuth(options) });
  await removeOldSessions(database.kysely, Date.now(), Date.now() - endsRememberedMilliseconds);

  const betterAuth = createBetterAuth(options);
  const sessions = createSessions(database, cookie);
  const deletion = createDeletion(database, parts.ledger, sessions);
  const { background, idle } = createBackground(log);
  const credentials = createCredentials({
    ...{ config, database, mail, origin, sessions, background, betterAuth },
    limits: createAccountLimits(config.limits),
  });
  const oidc = config.oidc ? createOidcSignIn(config.oidc, betterAuth, config.signUp) : null;
  const userByUid = (uid: string) => findUser(database.kysely, uid);

  return {
    sessionOf: sessions.of,
    userOf: async (headers) => {
      const session = await sessions.of(headers);
      return session.ok ? userByUid(session.value.uid) : null;
    },
    onAccountDeleted: deletion.onDeleted,
    onAccountGone: deletion.onGone,
    onSessionsRevoked: sessions.onRevoked,
    routes: accountRoutes({
      ...{ config, cookie, credentials, deletion, oidc, sessions },
      mailDelivers: mail.delivers,
      userOf: userByUid,
    }),
    replayDeletions: deletion.replay,
    idle,
  };
}

const endsRememberedMilliseconds = 400 * 24 * 60 * 60 * 1000; // as long as a cookie can live

function createBackground(log: Log) {
  const running = new Set<Promise<void>>();
  return {
    background: (work: () => Promise<void>) => {
      const task: Promise<void> = work()
        .catch((error: unknown) => log.error('accounts/background-failed', errorFields(error)))
        .finally(() => running.delete(task));
      running.add(task);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
