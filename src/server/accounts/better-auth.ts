import { randomUUID } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isDisabled } from '../db/members.ts';
import { deleteUser, noteSignIn } from '../db/users.ts';
import type { Log } from '../log/log.ts';
import type { Admission } from './admission.ts';
import { schemaOptions } from './better-auth-schema.ts';
import { parseEmailAddress } from './email-address.ts';
import { hashPassword, passwordMax, verifyPassword } from './passwords.ts';
import { sessionCookieName } from './session-cookie.ts';
import { sessionLifeMilliseconds, sharedSessionLifeMilliseconds } from './session-life.ts';
import type { Sessions } from './sessions.ts';

export interface BetterAuthParts {
  readonly database: Database;
  readonly secret: string;
  /** The origin to which a provider redirects. */
  readonly origin: string;
  readonly admission: Admission;
  readonly sessions: Pick<Sessions, 'endExcess'>;
  readonly log: Log;
}

/**
 * Configures Better Auth, which runs in this process behind our own routes. It stores users, passwords, sessions and
 * providers. Session revocation, mailed links and rate limits are ours.
 */
function optionsOf(options: BetterAuthParts) {
  const secure = options.origin.startsWith('https:');
  const schema = schemaOptions(options.database);
  return {
    baseURL: options.origin,
    basePath: '/api/auth', // only its provider callback is served
    secret: options.secret,
    trustedOrigins: [options.origin],
    ...schema,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'warn' as const,
      log: (level: string, message: string) => {
        // The details may contain personal data, so only the fixed message is logged.
        if (level === 'error') options.log.error('accounts/library', { message: message.slice(0, 200) });
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1, // we check the length earlier, in code points
      maxPasswordLength: passwordMax * 2,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: {
      ...schema.session,
      expiresIn: sessionLifeMilliseconds / 1000,
      disableSessionRefresh: true,
    },
    account: { encryptOAuthTokens: true },
    advanced: {
      useSecureCookies: false, // it would prefix names with __Secure-; ours already have __Host-
      cookiePrefix: secure ? '__Host-mensana' : 'mensana',
      cookies: { session_token: { name: sessionCookieName(secure) } },
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, ...checkedProfile(user) } }),
          after: async ({ id }) => admitByProvider(options, id),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            // A sign-up runs in a transaction, for which another query would wait forever. It cannot be disabled yet.
            const isNew = context?.path === '/sign-up/email';
            if (!isNew && (await isDisabled(options.database.kysely, session.userId))) {
              throw new APIError('FORBIDDEN', { code: disabledCode });
            }
            return { data: { ...session, ...(await lifeOf(context?.body)) } };
          },
          after: async ({ userId }) => {
            await noteSignIn(options.database.kysely, userId, Date.now());
            await options.sessions.endExcess(userId);
          },
        },
      },
    },
  } satisfies BetterAuthOptions;
}

export function createBetterAuth(options: BetterAuthParts) {
  return betterAuth(optionsOf(options));
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/**
 * Returns how long a new session lasts. A password sign-in requests a short session in its body. A provider sign-in
 * stored that request when it started.
 */
async function lifeOf(body: unknown): Promise<{ readonly shared: boolean; readonly expiresAt: Date }> {
  const forgetful = typeof body === 'object' && body !== null && 'rememberMe' in body && body.rememberMe === false;
  const shared = forgetful || (await getOAuthState())?.sharedComputer === true;
  const life = shared ? sharedSessionLifeMilliseconds : sessionLifeMilliseconds;
  return { shared, expiresAt: new Date(Date.now() + life) };
}

/** The code of a refused sign-in to a disabled account. Better Auth passes it on. */
export const disabledCode = 'account/disabled';

interface Profile {
  readonly name: string;
  readonly email: string;
  readonly image?: string | null | undefined;
}

const maxNameLength = 200;
const maxImageLength = 2_000;

/**
 * Checks what a provider says about a new user, as our own routes have checked what a user says.
 *
 * @throws if the address is none
 */
function checkedProfile({ name, email, image }: Profile): Profile {
  const address = parseEmailAddress(email);
  if (!address.ok) throw new APIError('BAD_REQUEST', { code: address.error.code });
  const isWeb = image != null && image.length <= maxImageLength && /^https?:/.test(image);
  return {
    name: name
      .replace(/\p{Cc}/gu, '')
      .slice(0, maxNameLength)
      .toWellFormed(),
    email: address.value,
    image: isWeb ? image : null,
  };
}

/**
 * Admits an account that a provider sign-in has created, or removes it again. This comes after the transaction that
 * creates it, because that transaction blocks all other queries. There is no session yet. With a password, our own
 * route has admitted the account before.
 *
 * @throws with our code, which Better Auth puts into the redirect
 */
async function admitByProvider({ admission, database }: BetterAuthParts, uid: string): Promise<void> {
  const state = await getOAuthState();
  if (state === null) return;
  const admitted = await admission.admit(typeof state.invitation === 'string' ? state.invitation : '');
  if (admitted.ok) return admission.assignRole(uid, admitted.value);
  await inTransaction(database.kysely, (transaction) => deleteUser(transaction, uid, Date.now()));
  throw new APIError('FORBIDDEN', { code: admitted.error.code });
}
