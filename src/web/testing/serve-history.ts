import { onTestFinished, vi } from 'vitest';
import type { HistoryList } from '#api/history.ts';
import type { DocumentStore } from '../replica/document-store.ts';

type State = HistoryList['states'][number];

/** A server that exists only in a test and answers requests for the history of records. */
export interface HistoryServer {
  /** The earlier states, newest first. */
  states: readonly State[];
  /** The number of states in an answer. */
  perPage: number;
  /** The content of versions by id. The server no longer has any other. */
  readonly versions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The requests so far, such as `GET notes/a`, `GET notes/a?before=2-0`, `GET notes/a/2-0` and `POST notes/a`. */
  readonly asked: string[];
  /** Answers a request in place of the history; null for the history. */
  instead: (request: string) => Response | null | Promise<Response | null>;
}

/** Answers requests for the history of records until the test ends. Any other request gets no answer. */
export function serveHistory(
  states: readonly State[] = [],
  versions: HistoryServer['versions'] = {},
  perPage = 50,
): HistoryServer {
  const server: HistoryServer = { states, versions, perPage, asked: [], instead: () => null };
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const [, record, rest] = /^\/api\/users\/[^/]+\/records\/([^?]+)\/history(.*)$/.exec(String(input)) ?? [];
    if (record === undefined) throw new TypeError('no server');
    const request = `${init?.method} ${record}${rest}`;
    server.asked.push(request);
    return (await server.instead(request)) ?? answerTo(server, request);
  });
  onTestFinished(() => fetch.mockRestore());
  return server;
}

/** Returns the answer with which a server refuses a request. */
export function refusal(status: number, code: string, details: object = {}): Response {
  return Response.json({ error: { code, ...details } }, { status });
}

/** Makes the browser report that there is no network, until it is called with `true` or the test ends. */
export function setOnline(isOnline: boolean): void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => onLine.mockRestore());
}

/** Makes the document report that the hub has all changes, as it does while it is connected. */
export function setSaved(store: DocumentStore): void {
  vi.spyOn(store, 'status', 'get').mockReturnValue({ kind: 'saved' });
}

function answerTo({ states, versions, perPage }: HistoryServer, request: string): Response {
  if (request.startsWith('POST ')) return new Response(null, { status: 204 });
  const [, id] = /^GET [^/]+\/[^/?]+\/(.+)$/.exec(request) ?? [];
  if (id === undefined) return Response.json(listAfter(/\?before=(.+)$/.exec(request)?.[1], states, perPage));
  const record = versions[id];
  if (record === undefined) return refusal(404, 'request/not-found');
  return Response.json({ writtenAt: 0, replacedAt: 0, record });
}

function listAfter(before: string | undefined, states: readonly State[], perPage: number): HistoryList {
  const from = before === undefined ? 0 : states.findIndex(({ id }) => id === before) + 1;
  const page = states.slice(from, from + perPage);
  return { states: page, next: from + perPage < states.length ? (page.at(-1)?.id ?? null) : null };
}
