import type { Hono } from 'hono';
import type { User } from '#api/account/index.ts';
import type { SessionRefusal } from '#api/endpoint/endpoint.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Config } from '../config/config.ts';
import type { DeletionLedger } from '../data-dir/deletion-ledger.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { removeOldSessions } from '../db/sessions.ts';
import { findUser } from '../db/users.ts';
import type { Environment } from '../http/environment.ts';
import { isSecurePage, type OriginRule, senderOf } from '../http/origin.ts';
import type { Session } from '../http/session.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { Mail } from '../mail/mail.ts';
import { createAdmission } from './admission.ts';
import { type BetterAuthParts, createBetterAuth } from './better-auth.ts';
import { betterAuthSchema } from './better-auth-schema.ts';
import { createCredentials } from './credentials.ts';
import { type AccountDeleted, type AccountGone, createDeletion } from './deletion.ts';
import { createAccountLimits } from './limits.ts';
import { createOidcSignIn } from './oidc.ts';
import { accountRoutes } from './routes.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessions, type SessionsRevoked } from './sessions.ts';

export type { AccountDeleted, AccountGone } from './deletion.ts';
export { sessionCookieName } from './session-cookie.ts';
export type { SessionEnd, SessionsRevoked } from './sessions.ts';

export interface Accounts {
  /**
   * Returns the session that the cookie identifies. It reads one row by its index, which is fast enough for every
   * handshake.
   */
  readonly sessionOf: (headers: Headers) => Promise<Result<Session, SessionRefusal>>;
  /** Returns the account to embed in a page, or null if no one is signed in. */
  readonly userOf: (headers: Headers) => Promise<User | null>;
  /** Registers a listener that runs inside the transaction that deletes the account. */
  readonly onAccountDeleted: (listener: AccountDeleted) => void;
  /**
   * Registers a listener that removes other data of the account. It runs after the deletion and before the response.
   */
  readonly onAccountGone: (listener: AccountGone) => void;
  /** Registers a listener for ended sessions, which closes their sockets. It is called after the commit. */
  readonly onSessionsRevoked: (listener: SessionsRevoked) => void;
  /** Like `onSessionsRevoked`, without sessions that another server ended. */
  readonly onSessionsRevokedHere: (listener: SessionsRevoked) => void;
  /** Tells the listeners that another server ended sessions. */
  readonly sessionsRevokedElsewhere: SessionsRevoked;
  /** Returns which of the sessions exist. */
  readonly existingSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly routes: Hono<Environment>;
  /** Returns a link that creates the owner, if there is none and the next account does not become it. */
  readonly missingOwnerLink: () => Promise<string | null>;
  /** Deletes accounts that a restored backup brought back. Call it after all listeners are registered. */
  readonly replayDeletions: () => Promise<void>;
  /** Notes deletions that another server did in this server's ledger. */
  readonly noteOtherDeletions: () => Promise<void>;
  /** Resolves when no background work is running. */
  readonly idle: () => Promise<void>;
}

export interface AccountParts {
  readonly config: Config;
  readonly database: Database;
  readonly ledger: DeletionLedger;
  readonly log: Log;
  readonly mail: Mail;
  readonly origins: OriginRule;
  readonly secret: string;
  /** Runs before an existing database is migrated. */
  readonly beforeMigrating?: (migration: string) => Promise<void>;
}

/** @returns accounts on a database that is already migrated, including Better Auth's tables */
export async function openAccounts(parts: AccountParts): Promise<Accounts> {
  const { config, database, log, mail, origins, secret } = parts;
  const origin = origins.first;
  const cookie = createSessionCookie(secret, (headers) => isSecurePage(senderOf(headers), origins));
  const admission = createAdmission(database, config, origin);
  const sessions = createSessions(database, cookie);
  const options: BetterAuthParts = { database, secret, origin, admission, sessions, log };
  await prepareDatabase(parts);
  const betterAuth = createBetterAuth(options);
  const deletion = createDeletion(database, parts.ledger, sessions);
  const { background, idle } = createBackground(log);
  const limits = createAccountLimits(config.limits, database);
  const credentials = createCredentials({
    admission,
    config,
    database,
    mail,
    origin,
    sessions,
    background,
    betterAuth,
    limits,
  });
  const oidc = config.oidc
    ? createOidcSignIn({ oidc: config.oidc, betterAuth, admission, signUp: config.signUp })
    : null;
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
    onSessionsRevokedHere: sessions.onRevokedHere,
    sessionsRevokedElsewhere: (uid, ids, reason) => {
      sessions.announceFromElsewhere(uid, ids, reason);
      if (reason === 'account-deleted') background(deletion.noteOthers);
    },
    existingSessions: sessions.existing,
    missingOwnerLink: admission.missingOwnerLink,
    routes: accountRoutes({
      admission,
      config,
      database,
      origins,
      cookie,
      credentials,
      deletion,
      limits,
      oidc,
      sessions,
      mailDelivers: mail.delivers,
      userOf: userByUid,
    }),
    replayDeletions: deletion.replay,
    noteOtherDeletions: deletion.noteOthers,
    idle,
  };
}

async function prepareDatabase({ database, log, beforeMigrating }: AccountParts): Promise<void> {
  await migrate(database, {
    ...(beforeMigrating && { beforeMigrating }),
    waiting: (migration) => log.warn('database/waiting-for-earlier-servers', { migration }),
    library: betterAuthSchema(database),
  });
  await removeOldSessions(database.kysely, Date.now(), Date.now() - endsRememberedMilliseconds);
}

const endsRememberedMilliseconds = 400 * 24 * 60 * 60 * 1000; // the maximum lifetime of a cookie

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
