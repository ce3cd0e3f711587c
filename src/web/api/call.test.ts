import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, endpoint, json, nothing, refusal } from '#api/endpoint/endpoint.ts';
import * as z from '#schema';
import { call } from './call.ts';

const rename = endpoint({
  method: 'POST',
  path: '/api/things/:id/name',
  summary: 'Renames a thing',
  access: 'session',
  query: z.object({ how: z.optional(z.string()) }),
  body: json(z.object({ name: z.string() })),
  answers: { 200: answer('It', z.object({ name: z.string() })), 204: nothing('It had that name') },
  refusals: [refusal(409, 'things/name-taken', { by: z.string() })],
});

const asked = { params: { id: 'a/b' }, body: { name: 'Legs' } };
let fetched: { readonly address: string; readonly request: RequestInit }[];

function server(respond: () => Response | Promise<Response>, onLine = true): void {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    fetched.push({ address, request });
    return respond();
  });
}

const codeOf = async () => {
  const called = await call(rename, asked, { withinMs: 60_000 });
  return called.ok ? 'ok' : called.error.code;
};

describe('an API call', () => {
  beforeEach(() => {
    fetched = [];
  });

  it('sends the request that the endpoint declares, and parses the response by its status', async () => {
    server(() => Response.json({ name: 'Legs', later: 1 }));
    const called = await call(rename, { ...asked, query: { how: 'now' } }, { withinMs: 60_000 });
    expect(called).toMatchObject({ ok: true, value: { status: 200, body: { name: 'Legs' } } });
    expect(fetched).toMatchObject([
      {
        address: '/api/things/a%2Fb/name?how=now',
        request: { method: 'POST', body: '{"name":"Legs"}', headers: { 'Content-Type': 'application/json' } },
      },
    ]);
    server(() => new Response(null, { status: 204 }));
    expect(await call(rename, asked, { withinMs: null, language: 'de' })).toMatchObject({
      ok: true,
      value: { status: 204 },
    });
    expect(fetched.map(({ request }) => new Headers(request.headers).get('Accept-Language'))).toEqual([null, 'de']);
  });

  it.each([
    ['a declared error', { code: 'things/name-taken', by: 'ada' }, 'things/name-taken'],
    ['an authentication error', { code: 'account/session-unknown' }, 'account/session-unknown'],
    ['a refused origin', { code: 'request/origin-refused', origin: 'http://nas.test' }, 'request/origin-refused'],
    ['an undeclared error', { code: 'things/on-fire' }, 'request/failed'],
    ['an error without its required fields', { code: 'things/name-taken' }, 'request/failed'],
  ])('treats %s as an error from the server', async (_, error, code) => {
    server(() => Response.json({ error }, { status: 409 }));
    expect(await codeOf()).toBe(code);
  });

  it.each([
    ['the page of a captive portal', () => new Response('<html>', { status: 200 })],
    ['the error of a captive portal', () => new Response('<html>', { status: 401 })],
    ['a response of another shape', () => Response.json({ names: [] })],
    ['an error of another shape', () => Response.json({ message: 'no' }, { status: 409 })],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('treats %s as a network failure', async (_, respond) => {
    server(respond);
    expect(await codeOf()).toBe('network/failed');
  });

  it('reports offline if the browser is offline', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')), false);
    expect(await codeOf()).toBe('network/offline');
  });

  it('reports a timeout', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const called = await call(rename, asked, { withinMs: 1 });
    expect(called).toEqual({ ok: false, error: { code: 'network/timed-out' } });
  });
});
