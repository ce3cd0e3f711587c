import { err, ok, type Result } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { type PastRecord, type PastStates, parsePastStates, parseVersion } from './past-states.ts';

export type HistoryError =
  | { readonly code: 'history/offline' }
  | { readonly code: 'history/failed' }
  | { readonly code: 'history/sign-in' }
  /** The server has no such version, or does not know the record yet. */
  | { readonly code: 'history/not-found' };

type Outcome<T> = Promise<Result<T, HistoryError>>;

const timeOutMs = 30_000;

/** What a record was before, which lies on the server alone. */
export function historyApi(uid: string, collection: Collection, id: string) {
  const address = `/api/users/${encodeURIComponent(uid)}/records/${collection}/${encodeURIComponent(id)}/history`;
  return {
    states: (before: string | null): Outcome<PastStates> =>
      ask('GET', before === null ? address : `${address}?before=${encodeURIComponent(before)}`, parsePastStates),
    version: (version: string): Outcome<PastRecord> =>
      ask('GET', `${address}/${encodeURIComponent(version)}`, parseVersion),
    /** Has the server keep what stands now when the record changes next. */
    keepNow: (): Outcome<unknown> => send('POST', address),
  };
}

/** @param parse null for an answer of another shape: it came from somebody else than our server */
async function ask<T>(method: 'GET' | 'POST', url: string, parse: (json: unknown) => T | null): Outcome<T> {
  const answered = await send(method, url);
  if (!answered.ok) return answered;
  const value = parse(answered.value);
  return value === null ? err({ code: 'history/failed' }) : ok(value);
}

async function send(method: 'GET' | 'POST', url: string): Outcome<unknown> {
  if (!navigator.onLine) return err({ code: 'history/offline' });
  try {
    const answer = await fetch(url, {
      ...{ method, cache: 'no-store', redirect: 'error', headers: { Accept: 'application/json' } },
      signal: AbortSignal.timeout(timeOutMs),
    });
    if (answer.status === 401) return err({ code: 'history/sign-in' });
    if (answer.status === 404) return err({ code: 'history/not-found' });
    if (!answer.ok) return err({ code: 'history/failed' });
    return ok(answer.status === 204 ? null : await answer.json());
  } catch {
    return err({ code: navigator.onLine ? 'history/failed' : 'history/offline' });
  }
}
