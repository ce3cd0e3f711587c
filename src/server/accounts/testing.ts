import { randomBytes, randomUUID } from 'node:crypto';
import type { Executor } from '../db/database.ts';
import { insertSession } from '../db/sessions.ts';
import { insertUser } from '../db/users.ts';
import { createSessionCookie } from './session-cookie.ts';
import { sessionLifeMilliseconds } from './session-life.ts';

/** Creates a user without a password, for tests and benchmarks that need many. */
export async function mintAccount(executor: Executor, uid: string = randomUUID()): Promise<string> {
  await insertUser(executor, { uid, email: `${uid}@example.org`, now: Date.now() });
  return uid;
}

/**
 * Creates a session without a sign-in.
 *
 * @param secret the server's secret: `AUTH_SECRET`, or the file `secret` in its data directory
 * @returns the value of a `Cookie` header
 */
export async function mintSession(
  executor: Executor,
  { uid, secret, secure = false }: { readonly uid: string; readonly secret: string; readonly secure?: boolean },
): Promise<{ readonly sessionId: string; readonly cookie: string }> {
  const sessionId = randomUUID();
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  await insertSession(executor, {
    id: sessionId,
    token,
    uid,
    shared: false,
    device: 'minted',
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + sessionLifeMilliseconds,
  });
  const issued = createSessionCookie(secret, () => secure).issue(new Headers(), token, true);
  return { sessionId, cookie: issued.split(';')[0] ?? '' };
}
