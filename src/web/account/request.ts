import { err, ok, type Result } from '#domain/kernel/result.ts';
import { alone } from '../secure-context/index.ts';
import { type AccountError, parseAccountError } from './account-error.ts';
import { device } from './device.ts';

export type Answer = Promise<Result<unknown, AccountError>>;

type Method = 'GET' | 'POST' | 'DELETE';

const pendingSignOutLock = 'mensana-sign-out';

/**
 * Asks the account part of the server. Only a well-formed refusal is the server's word; whatever else comes back
 * (no answer, a portal's page, broken JSON) is a network failure and says nothing about the account.
 *
 * While a sign-out is pending, its end is asked for first, and nothing else before that is confirmed.
 */
export async function request(method: Method, path: string, body?: unknown): Answer {
  const ended = await finishSignOut();
  return ended.ok ? send(method, path, body) : ended;
}

/**
 * Tells the server to end the session of a person who left; at once ok where nobody did. The mark outlives the answer
 * while something has to be removed here yet.
 */
export async function finishSignOut(): Answer {
  if (!device.isSignOutPending()) return ok(null);
  return alone(pendingSignOutLock, endSession);
}

async function endSession(): Answer {
  if (!device.isSignOutPending()) return ok(null); // another tab did it
  const ended = await send('POST', '/sign-out', {});
  if (ended.ok && !device.isWipePending()) device.clearSignOutMark();
  return ended;
}

async function send(method: Method, path: string, body: unknown): Answer {
  const timeOut = AbortSignal.timeout(timeOutMilliseconds());
  try {
    const answer = await fetch(`/api/account${path}`, {
      method,
      signal: timeOut,
      cache: 'no-store',
      redirect: 'error',
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status === 204) return ok(null);
    const json: unknown = await answer.json();
    if (answer.ok) return ok(json);
    const error = parseAccountError(json);
    return err(error ?? { code: 'network/failed' });
  } catch {
    if (!navigator.onLine) return err({ code: 'network/offline' });
    return err({ code: timeOut.aborted ? 'network/timed-out' : 'network/failed' });
  }
}

function timeOutMilliseconds(): number {
  if (!navigator.onLine) return 5_000;
  return window.matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000;
}
