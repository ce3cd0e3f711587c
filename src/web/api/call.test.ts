import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, endpoint, json, nothing, refusal } from '#api/endpoint.ts';
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

describe('a call', () => {
  beforeEach(() => {
    fetched = [];
  });

  it('asks what the endpoint says, and reads the answer by its status', async () => {
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
    expect(await call(rename, asked, { withinMs: null })).toMatchObject({ ok: true, value: { status: 204 } });
  });

  it.each([
    ['a refusal of the endpoint', { code: 'things/name-taken', by: 'ada' }, 'things/name-taken'],
    ['one that comes with its access', { code: 'account/session-unknown' }, 'account/session-unknown'],
    ['one that it does not declare', { code: 'things/on-fire' }, 'request/failed'],
    ['one that lacks what it should say', { code: 'things/name-taken' }, 'request/failed'],
  ])('takes %s for the server’s word', async (_, error, code) => {
    server(() => Response.json({ error }, { status: 409 }));
    expect(await codeOf()).toBe(code);
  });

  it.each([
    ['a portal’s page', () => new Response('<html>', { status: 200 })],
    ['a portal’s error', () => new Response('<html>', { status: 401 })],
    ['an answer of another shape', () => Response.json({ names: [] })],
    ['a refusal of another shape', () => Response.json({ message: 'no' }, { status: 409 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('takes %s for a failure of the network', async (_, respond) => {
    server(respond);
    expect(await codeOf()).toBe('network/failed');
  });

  it('says offline where the browser does', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')), false);
    expect(await codeOf()).toBe('network/offline');
  });

  it('says that its time is over', async () => {
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
