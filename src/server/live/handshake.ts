import type { IncomingMessage } from 'node:http';
import type { SessionRefusal } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Accounts } from '../accounts/index.ts';
import { mayAct, type OriginRule, senderOf } from '../http/origin.ts';
import type { Session } from '../http/session.ts';

/** Why the handshake was refused. It is answered by HTTP or, if a stored row ends the sign-in, on the socket itself. */
export type HandshakeRefusal =
  | { readonly code: 'request/not-found' }
  | { readonly code: 'request/origin-refused' }
  | { readonly code: 'live/too-many-connections' }
  | { readonly code: 'live/stopping' }
  /** The database does not say in time whose session it is. */
  | { readonly code: 'live/unavailable' }
  | SessionRefusal;

export const handshakeStatus: { readonly [C in HandshakeRefusal['code']]: string } = {
  'request/not-found': '404 Not Found',
  'request/origin-refused': '403 Forbidden',
  'live/too-many-connections': '429 Too Many Requests',
  'live/stopping': '503 Service Unavailable',
  'live/unavailable': '503 Service Unavailable',
  'account/session-unknown': '401 Unauthorized',
  'account/session-revoked': '401 Unauthorized',
  'account/deleted': '401 Unauthorized',
};

/** After this, another server may answer sooner. */
const sessionMs = 5_000;

interface Door {
  readonly accounts: Accounts;
  readonly origins: OriginRule;
}

/** Checks, in this order: the path, the origin, the session, and whether the document belongs to its user. */
export async function admitHandshake(
  request: IncomingMessage,
  { accounts, origins }: Door,
): Promise<Result<Session, HandshakeRefusal>> {
  const uid = uidOf(request.url ?? '');
  if (uid === null) return err({ code: 'request/not-found' });
  const headers = headersOf(request);
  if (!mayAct(senderOf(headers), origins)) return err({ code: 'request/origin-refused' });
  const session = await within(sessionMs, accounts.sessionOf(headers));
  if (session === null) return err({ code: 'live/unavailable' });
  if (!session.ok) return err(refusalTo(uid, session.error));
  return session.value.uid === uid ? ok(session.value) : err({ code: 'request/not-found' });
}

/** Returns the result, or null if it takes longer. */
async function within<Result>(ms: number, result: Promise<Result>): Promise<Result | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ms);
  try {
    return await Promise.race([result, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the refusal for a device that requests this user's document. Hides from it that a session of another user has
 * ended.
 */
function refusalTo(uid: string, refusal: SessionRefusal): SessionRefusal {
  return 'uid' in refusal && refusal.uid !== uid ? { code: 'account/session-unknown' } : refusal;
}

/** Copies only the headers that decide the handshake. Each of them may occur only once. */
export function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers();
  for (const name of ['host', 'origin', 'cookie', 'x-forwarded-for'] as const) {
    const value = headers[name];
    if (typeof value === 'string') read.set(name, value);
  }
  return read;
}

function uidOf(url: string): string | null {
  return /^\/api\/users\/([\w-]{1,128})\/live$/.exec(url)?.[1] ?? null;
}
