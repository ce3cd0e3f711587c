import { keepVersion, listHistory, readVersion } from '#api/history.ts';
import { err, ok, type Result } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { type AskOf, type CallError, call } from '../api/index.ts';
import type { PastRecord, PastStates } from './past-states.ts';

type HistoryEndpoint = typeof listHistory | typeof readVersion | typeof keepVersion;

/** `request/not-found`: the server has no such version or does not know the record yet. */
export type HistoryError = CallError<HistoryEndpoint>;

type Outcome<T> = Promise<Result<T, HistoryError>>;

const withinMs = 30_000;

/** Returns the calls for the history of a record, which exists only on the server. */
export function historyApi(uid: string, collection: Collection, id: string) {
  const record = { uid, collection, id };
  return {
    states: async (before: string | null): Outcome<PastStates> => {
      const answer = await ask(listHistory, { params: record, query: { before: before ?? undefined } });
      return answer.ok ? contentOf(answer.value) : answer;
    },
    version: async (version: string): Outcome<PastRecord> => {
      const answer = await ask(readVersion, { params: { ...record, version } });
      if (!answer.ok) return answer;
      const content = contentOf(answer.value);
      return content.ok ? ok(content.value.record) : content;
    },
    /** Makes the server store the current state as a version the next time the record changes. */
    keepNow: (): Outcome<unknown> => ask(keepVersion, { params: record }),
  };
}

async function ask<E extends HistoryEndpoint>(endpoint: E, asked: AskOf<E>) {
  if (!navigator.onLine) return err({ code: 'network/offline' } as const);
  return call(endpoint, asked, { withinMs });
}

/**
 * Returns the body of an answer. A body may be missing only if the request names a version that is already known. These
 * requests name none, so a missing body is an error.
 */
function contentOf<T>({ body }: { readonly body: T | undefined }): Result<T, HistoryError> {
  return body === undefined ? err({ code: 'network/failed' }) : ok(body);
}
