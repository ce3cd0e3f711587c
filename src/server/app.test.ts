import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from './http/environment.ts';
import { refusalOf, startTestServer, type TestServer, testOrigin } from './testing.ts';

describe('the app', () => {
  let server: TestServer;
  beforeEach(async () => {
    const failing = new Hono<Environment>().get('/:uid', () => {
      throw new Error('SELECT text FROM note WHERE title = "my secret"');
    });
    server = await startTestServer({
      environment: { METRICS_TOKEN: 'a token for metrics' },
      routes: [{ path: '/api/failing', routes: failing }],
    });
  });
  afterEach(() => server.remove());

  const attempt = { email: 'ann@example.org', password: 'quiet river stone' };

  it.each([
    ['another site', 'https://evil.example'],
    ['a page of ours on another port', 'http://localhost:3001'],
    ['a name that begins like ours', 'http://localhost:3000.evil.example'],
    ['a sandboxed page', 'null'],
  ])('refuses state-changing requests from %s', async (_, origin) => {
    const refused = await server.browser().post('/api/account/create', attempt, { origin });
    expect(await refusalOf(refused)).toBe('403 request/origin-refused');
  });

  it('refuses state-changing requests without an origin', async () => {
    const refused = await server.app.request(`${testOrigin}/api/account/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(attempt),
    });
    expect(await refusalOf(refused)).toBe('403 request/origin-refused');
  });

  it('refuses bodies that are malformed, too large, or of the wrong type or shape', async () => {
    const browser = server.browser();
    const send = (body: string, type = 'application/json') =>
      server.app.request(`${testOrigin}/api/account/create`, {
        method: 'POST',
        headers: { 'content-type': type, origin: testOrigin },
        body,
      });
    expect(await refusalOf(await send('{"email":'))).toBe('400 request/json-malformed');
    expect(await refusalOf(await send('{"email":"a@b.org","email":"c@d.org"}'))).toBe('400 request/json-key-twice');
    expect(await refusalOf(await send('{"email":"\\ud800@b.org"}'))).toBe('400 request/json-text-invalid');
    expect(await refusalOf(await send('email=ann', 'application/x-www-form-urlencoded'))).toBe(
      '415 request/type-unsupported',
    );
    expect(await refusalOf(await send('"ann"'))).toBe('400 request/shape-wrong');
    expect(await refusalOf(await browser.post('/api/account/create', { email: 7 }))).toBe('400 request/shape-wrong');
    expect(await refusalOf(await browser.post('/api/account/create', { email: 'a'.repeat(20_000) }))).toBe(
      '413 request/too-large',
    );
  });

  it('answers 404 with a code for unknown API routes', async () => {
    expect(await refusalOf(await server.browser().get('/api/nothing'))).toBe('404 request/not-found');
    expect(await refusalOf(await server.browser().post('/api/account/nothing', {}))).toBe('404 request/not-found');
    expect(await refusalOf(await server.browser().post('/dashboard', {}))).toBe('404 request/not-found');
  });

  it('does not serve the account library’s own routes', async () => {
    for (const path of [
      '/api/auth/get-session',
      '/api/auth/ok',
      '/api/auth/list-sessions',
      '/api/auth/callback/oidc',
    ]) {
      expect(await refusalOf(await server.browser().get(path))).toBe('404 request/not-found');
    }
    expect(await refusalOf(await server.browser().post('/api/auth/sign-in/email', attempt))).toBe(
      '404 request/not-found',
    );
  });

  it('answers an unexpected error without revealing or logging its contents', async () => {
    const answer = await server.browser().get('/api/failing/somebody');
    expect(await refusalOf(answer)).toBe('500 request/failed');
    const log = server.lines.join('\n');
    expect(log).toContain('request/failed');
    expect(log).toContain(answer.headers.get('x-request-id'));
    expect(log).not.toContain('secret');
    expect(log).not.toContain('somebody');
  });

  it('logs each request as JSON without addresses, passwords, tokens or paths that identify users', async () => {
    const browser = server.browser();
    await browser.post('/api/account/create', attempt);
    await browser.delete('/api/account/sessions/0192-some-id');
    const log = server.lines.join('\n');
    for (const line of server.lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) });
    expect(log).toContain('"route":"/api/account/sessions/:id"');
    for (const secret of ['ann@', 'quiet river', '0192-some-id', '203.0.113', ...browser.cookies.values()]) {
      expect(log).not.toContain(secret);
    }
  });

  it('reports whether the database responds', async () => {
    const good = await server.browser().get('/health');
    expect([good.status, await good.json()]).toEqual([200, { database: 'answers' }]);
    const passedOn = await server.browser().get('/health', { 'x-forwarded-for': '203.0.113.9' });
    expect(await passedOn.json()).toEqual({ database: 'answers', proxy: true });
    await server.test.database.close();
    const bad = await server.browser().get('/health');
    expect([bad.status, await bad.json()]).toEqual([503, { database: 'fails' }]);
  });

  it('serves metrics only to local requests and with the token', async () => {
    const browser = server.browser();
    await browser.get('/health');
    expect((await browser.get('/metrics')).status).toBe(404);
    expect((await browser.get('/metrics', { authorization: 'Bearer another token' })).status).toBe(404);
    const byToken = await browser.get('/metrics', { authorization: 'Bearer a token for metrics' });
    expect(await byToken.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1',
    );
    browser.address = '127.0.0.1';
    expect((await browser.get('/metrics')).status).toBe(200);
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await browser.get('/metrics', { host })).status, host).toBe(200);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '192.168.1.5:3000',
      'a b',
      '@',
    ])
      expect((await browser.get('/metrics', { host })).status, host).toBe(404);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host', 'cf-connecting-ip'])
      expect((await browser.get('/metrics', { [header]: '203.0.113.7' })).status, header).toBe(404);
  });

  it('forbids framing, sniffing and referrers on every answer', async () => {
    for (const path of ['/api/account', '/health', '/', '/api/nothing']) {
      const { headers } = await server.browser().get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('sets HSTS behind TLS, and restricts its cookie to this host and TLS', async () => {
    const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://notes.example.org', SIGN_UP: 'open' } });
    const answer = await secure.browser().post('/api/account/create', attempt);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-mensana-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
    );
    await secure.remove();
  });
});
