import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractVersion, endpoints } from '#api/index.ts';
import { type LiveServer, startLiveServer } from '../live/testing.ts';
import { openApiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly unknown[];
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

const described = openApiOf(endpoints, contractVersion, 'mensana-session') as unknown as Document;

describe('the description of the API', () => {
  let server: LiveServer;
  beforeAll(async () => {
    const provider = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'mensana', OIDC_CLIENT_SECRET: 'secret' };
    server = await startLiveServer({ environment: provider });
  });
  afterAll(() => server.remove());

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...described });
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('lists exactly the routes that the server has below /api, and the calendar feed', () => {
    const served = server.app.routes
      .filter(({ method, path }) => /^\/(?:api|calendar)\//.test(path) && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const named = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method === 'head' ? 'GET' : method.toUpperCase()} ${path}`),
    );
    expect([...new Set(served)].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('is served without a session', async () => {
    const answer = await fetch(`${server.origin}/api/openapi.json`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await answer.json()).toEqual(described);
  });

  it('names each operation once, and declares which require a session', () => {
    const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(described.paths['/api/account']?.get?.security).toEqual([{ session: [] }]);
    expect(described.paths['/api/account/sign-in']?.post?.security).toEqual([]);
  });
});

// If this fails, the contract has changed: raise `contractVersion`, and add its new fingerprint.
it('the contract of a version never changes', () => {
  const fingerprints: Readonly<Record<string, string>> = {
    '1.0.0': 'edfd846a3272e54c',
    '1.1.0': '12d976f1d4ecc394', // chunks of a snapshot
    '1.1.1': '28076200a5810640', // only the descriptions changed
    '1.2.0': '85b86bd989081d41', // the export
    '1.3.0': 'ff74c2ac435d502a', // the calendar feed
    '1.4.0': '027211d0e37bcf95', // the address in a refused origin
    '1.5.0': 'fee770729bd612d1', // invitations, and the accounts of a server
    '1.6.0': '7e8bfdea8ed4ce0a', // limits of history, of links and of the number of files
    '1.7.0': '5ece8d8ecb1e26bb', // the limit of keeping versions
    '1.8.0': '13d9ed4a0963ea62', // the inbox of recordings, and the connection to intervals.icu
    '1.9.0': '0e5cb586c42c8a7d', // map tiles
    '1.10.0': '2aadfd2252d00e77', // push messages
    '1.11.0': '38f84d8a99f014d6', // the name of an account
    '1.12.0': '1b772d2ad81b5766', // files that cannot be reached
  };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ ...described, info: null }))
    .digest('hex');
  expect(fingerprint.slice(0, 16)).toBe(fingerprints[contractVersion]);
});
