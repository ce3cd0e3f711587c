import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The key that the service accepts. */
export const fakeKey = 'the-key-of-ann-2026';

export interface FakeActivity {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly name?: string;
  /** Without it, the file is one that only looks like a recording. */
  readonly content?: string;
}

/** How the service answers a request in place of what was asked for. Headers are those of the answer. */
export type Misbehaviour =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** `cut` breaks off in the middle; `silent` never answers; `page` is HTML; `gzip` is the file, compressed. */
  | 'cut'
  | 'silent'
  | 'page'
  | 'gzip'
  | 'huge'
  /** A list of a million entries that are none. */
  | 'many';

/** Plays intervals.icu. */
export interface FakeIntervals {
  readonly url: string;
  activities: readonly FakeActivity[];
  /** Whether the last day of a list is excluded. */
  lastDayIsLeftOut: boolean;
  /** What happens to requests whose path contains a text. An empty text is part of each. */
  readonly misbehaviours: Map<string, Misbehaviour>;
  /** The paths that were asked for, in order. */
  readonly requests: string[];
  /** Called when a request has arrived, before it is answered. */
  onRequest: (path: string) => void | Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startFakeIntervals(): Promise<FakeIntervals> {
  const server = createServer((request, response) => void answer(fake, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeIntervals = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    activities: [],
    lastDayIsLeftOut: false,
    misbehaviours: new Map(),
    requests: [],
    onRequest: () => {},
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

/** Returns the file of an activity, which is unlike all others. */
export function fakeFile(id: string): Buffer {
  return Buffer.from(`\x0e\x10\x43\x08\x00\x00\x00\x00.FIT\x00\x00${id}`, 'latin1');
}

/** Returns the ids of the files that were asked for, in order. */
export function filesAsked({ requests }: FakeIntervals): readonly string[] {
  return requests.flatMap((path) => /^\/api\/v1\/activity\/(.*)\/file$/.exec(path)?.[1] ?? []);
}

async function answer(fake: FakeIntervals, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  fake.requests.push(path);
  await fake.onRequest(path);
  const [, wrong] = [...fake.misbehaviours].find(([part]) => path.includes(part)) ?? [];
  if (request.headers.authorization !== `Basic ${btoa(`API_KEY:${fakeKey}`)}`) return send(response, 401);
  if (typeof wrong === 'object') return send(response, wrong.status, '', wrong.headers);
  if (wrong === 'silent') return;
  if (wrong === 'page') return send(response, 200, '<!doctype html><title>Sign in</title>');
  if (wrong === 'many') return send(response, 200, `[${'0,'.repeat(999_999)}0]`);
  if (wrong === 'huge') return send(response, 200, ' '.repeat(3 * 1024 * 1024));
  const content = contentAt(fake, new URL(path, fake.url));
  if (content === null) return send(response, 404);
  if (wrong === 'gzip') return send(response, 200, gzipSync(content));
  if (wrong !== 'cut') return send(response, 200, content);
  response.writeHead(200, { 'content-length': content.length });
  response.write(content.subarray(0, 5), () => response.destroy());
}

function contentAt({ activities, lastDayIsLeftOut }: FakeIntervals, { pathname, searchParams }: URL): Buffer | null {
  const [, id] = /^\/api\/v1\/activity\/(.*)\/file$/.exec(pathname) ?? [];
  if (id !== undefined) {
    const activity = activities.find((each) => each.id === id);
    return activity === undefined ? null : Buffer.from(activity.content ?? fakeFile(id));
  }
  if (pathname !== '/api/v1/athlete/i1/activities') return null;
  const [oldest = '', newest = ''] = [searchParams.get('oldest') ?? '', searchParams.get('newest') ?? ''];
  const listed = activities.filter(({ day }) => day >= oldest && (lastDayIsLeftOut ? day < newest : day <= newest));
  return Buffer.from(
    JSON.stringify(listed.map(({ id, day, name }) => ({ id, name, start_date_local: `${day}T07:00:00` }))),
  );
}

function send(
  response: ServerResponse,
  status: number,
  content: string | Buffer = '',
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, headers).end(content);
}
