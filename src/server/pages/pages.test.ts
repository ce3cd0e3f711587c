import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';
import { webAppPaths } from './known-paths.ts';

describe('the pages', () => {
  let directory: string;
  let server: TestServer;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-web-'));
    await mkdir(join(directory, 'assets'));
    await writeFile(
      join(directory, 'index.html'),
      '<html lang="en"><head><title>Mensana</title></head><body></body></html>',
    );
    const links = (language: string) => ({
      '/login': `</assets/${language}.js>; rel=modulepreload`,
      '/dashboard': '</assets/dashboard.js>; rel=modulepreload',
    });
    await writeFile(join(directory, 'preloads.json'), JSON.stringify({ en: links('en'), de: links('de') }));
    await writeFile(join(directory, 'service-worker.js'), 'self;');
    await writeFile(join(directory, 'mensana.webmanifest'), '{"lang":"en"}');
    await writeFile(join(directory, 'mensana.de.webmanifest'), '{"lang":"de"}');
    await writeFile(join(directory, 'assets/index-BeAW0fNP.js'), 'export {};');
    await writeFile(join(directory, 'assets/index-BeAW0fNP.js.gz'), gzipSync('export {};'));
    server = await startTestServer({ webDirectory: directory, knownPaths: webAppPaths });
  });
  afterEach(async () => {
    await server.remove();
    await rm(directory, { recursive: true, force: true });
  });

  it.each([
    '/',
    '/login',
    '/login?next=/dashboard',
    '/dashboard',
    '/dashboard/overview',
    '/dashboard/exercise',
    '/dashboard/exercise/workouts/0192',
    '/dashboard/notes/day/2026-11-21',
    '/dashboard/profile/',
    '/dashboard/share',
    '/dashboard/start/new-note',
  ])('answer %s', async (path) => {
    expect((await server.browser().get(path)).status).toBe(200);
  });

  it.each([
    '/nothing',
    '/dashboard/nothing',
    '/dashboard/overview/more',
    '/login/more',
    '/dashboard/notesextra',
    '//',
    '/index.html',
  ])('answer 404 for %s, with the same page', async (path) => {
    const answer = await server.browser().get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>Mensana</title>');
  });

  it('are in the language of the request, and preload its messages', async () => {
    const [german, english] = await Promise.all(
      ['de-AT,de;q=0.9,en;q=0.5', 'fr, en;q=0.5'].map((languages) =>
        server.browser().get('/login', { 'Accept-Language': languages }),
      ),
    );
    expect(await german?.text()).toContain('<html lang="de">');
    expect(await english?.text()).toContain('<html lang="en">');
    expect([german, english].map((answer) => answer?.headers.get('link'))).toEqual([
      '</assets/de.js>; rel=modulepreload',
      '</assets/en.js>; rel=modulepreload',
    ]);
    expect(german?.headers.get('vary')).toContain('Accept-Language');
  });

  it('preload the page that the user will see: sign-in for the dashboard without a session', async () => {
    const browser = server.browser();
    const linkAt = async (path: string) => (await browser.get(path)).headers.get('link');
    expect(await linkAt('/dashboard/notes')).toBe('</assets/en.js>; rel=modulepreload');
    expect(await linkAt('/dashboard/nothing')).toBeNull();
    await browser.post('/api/account/create', {
      email: 'a@example.org',
      password: 'quiet river stone',
      displayName: 'A',
    });
    expect(await linkAt('/dashboard/notes')).toBe('</assets/dashboard.js>; rel=modulepreload');
    expect(await linkAt('/login')).toBe('</assets/en.js>; rel=modulepreload');
  });

  it.each([
    ['de-AT,de;q=0.9', 'de'],
    ['fr, en;q=0.5', 'en'],
  ])('come with a manifest in the language of the request: %s', async (languages, lang) => {
    const answer = await server.browser().get('/mensana.webmanifest', { 'Accept-Language': languages });
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    expect(await answer.json()).toEqual({ lang });
    const etag = answer.headers.get('etag') ?? '';
    const again = await server
      .browser()
      .get('/mensana.webmanifest', { 'Accept-Language': languages, 'If-None-Match': etag });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding, Accept-Language']);
  });

  it('use no sensors, cameras or payments', async () => {
    const page = await server.browser().get('/');
    expect(page.headers.get('permissions-policy')).toMatch(/camera=\(\).* payment=\(\)/);
    const script = await server.browser().get('/assets/index-BeAW0fNP.js');
    expect(script.headers.get('permissions-policy')).toBeNull();
  });

  it.each(['null', 'https://example.org', undefined])(
    'explain that a share from the origin %s was not received, since the service worker receives shares',
    async (origin) => {
      const answer = await server.app.request('/dashboard/share', {
        method: 'POST',
        headers: origin === undefined ? {} : { Origin: origin },
        body: new FormData(),
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/share?failed=not-received']);
    },
  );

  it('contain null if signed out, and the account if signed in', async () => {
    const browser = server.browser();
    expect(await accountIn(await browser.get('/'))).toBeNull();
    await browser.post('/api/account/create', { email: 'ann@example.org', password: 'quiet river stone' });
    expect(await accountIn(await browser.get('/dashboard'))).toMatchObject({ email: 'ann@example.org' });
  });

  it.each(['open', 'invite', 'closed'])('tell that sign-up is %s', async (signUp) => {
    const other = await startTestServer({ webDirectory: directory, environment: { SIGN_UP: signUp } });
    expect(await (await other.browser().get('/')).text()).toContain(`<meta name="sign-up" content="${signUp}">`);
    await other.remove();
  });

  it('escape a name that looks like markup', async () => {
    const browser = server.browser();
    const displayName = '</script>\u2028<script>alert(1)</script>$&';
    await browser.post('/api/account/create', { email: 'ann@example.org', password: 'quiet river stone', displayName });
    const html = await (await browser.get('/')).text();
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(await accountIn(new Response(html))).toMatchObject({ displayName });
  });

  it('have a unique nonce in header and page, and run no inline script', async () => {
    const [one, two] = [await server.browser().get('/'), await server.browser().get('/')];
    const nonce = /'nonce-([^']+)'/.exec(one.headers.get('content-security-policy') ?? '')?.[1];
    expect(await one.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(two.headers.get('content-security-policy')).not.toContain(`${nonce}`);
    const policy = one.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('are revalidated on each load, and hashed files never', async () => {
    const cacheControl = async (path: string) => (await server.browser().get(path)).headers.get('cache-control');
    expect(await cacheControl('/')).toBe('private, no-cache');
    expect(await cacheControl('/service-worker.js')).toBe('no-cache');
    expect(await cacheControl('/assets/index-BeAW0fNP.js')).toBe('public, max-age=31536000, immutable');
  });

  it('are not cached if the user is signed in, whether the path is known or not', async () => {
    const browser = server.browser();
    await browser.post('/api/account/create', { email: 'ann@example.org', password: 'quiet river stone' });
    for (const path of ['/', '/dashboard', '/nothing']) {
      expect((await browser.get(path)).headers.get('cache-control')).toBe('no-store');
    }
    await browser.post('/api/account/sign-out', {});
    expect((await browser.get('/')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('come with files that are compressed if the client accepts it', async () => {
    const path = '/assets/index-BeAW0fNP.js';
    const plain = await server.browser().get(path);
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {};']);
    const packed = await server.browser().get(path, { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const refused = await server.browser().get(path, { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/index-BeAW0fNP.js.gz',
  ])('do not expose %s', async (path) => {
    expect((await server.browser().get(path)).status).toBe(404);
  });

  it('answer 503 if the web app is not built', async () => {
    const bare = await startTestServer({ webDirectory: join(directory, 'missing') });
    expect((await bare.browser().get('/')).status).toBe(503);
    await bare.remove();
  });
});

describe('the pages for someone who is signed out', () => {
  const built = (lang: string) => ({
    open: `<html lang="en"><body>open ${lang}</body></html>`,
    invited: `<html lang="en"><body>invited ${lang}</body></html>`,
    notFound: `<html lang="en"><body>not found ${lang}</body></html>`,
  });
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-web-'));
    await writeFile(join(directory, 'index.html'), '<html lang="en"><head></head><body>app</body></html>');
    await writeFile(join(directory, 'static-pages.json'), JSON.stringify({ en: built('en'), de: built('de') }));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  async function start(signUp: string) {
    const server = await startTestServer({
      webDirectory: directory,
      knownPaths: webAppPaths,
      environment: { SIGN_UP: signUp },
    });
    onTestFinished(() => server.remove());
    return server.browser();
  }

  it.each([
    ['open', 'open'],
    ['invite', 'invited'],
    ['closed', 'invited'],
  ])('with sign-up %s, the landing page says %s, in the language of the request', async (signUp, said) => {
    const browser = await start(signUp);
    const page = await browser.get('/', { 'Accept-Language': 'de-AT' });
    expect(await page.text()).toBe(`<html lang="de"><body>${said} de</body></html>`);
    expect(page.headers.get('vary')).toBe('Cookie, Accept-Encoding, Accept-Language');
    expect(await (await browser.get('/')).text()).toContain(`${said} en`);
  });

  it('run no script', async () => {
    const page = await (await start('open')).get('/');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(page.headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  });

  it.each([
    ['missing', null],
    ['damaged', '{"en":{"op'],
    ['damaged', 'null'],
    ['damaged', JSON.stringify({ en: built('en') })],
  ])('are the page of the app while they are %s, of which the server warns', async (state, text) => {
    const file = join(directory, 'static-pages.json');
    await (text === null ? rm(file) : writeFile(file, text));
    const server = await startTestServer({ webDirectory: directory, knownPaths: webAppPaths });
    onTestFinished(() => server.remove());
    const [landing, wrong] = [await server.browser().get('/'), await server.browser().get('/nothing')];
    expect([landing.status, wrong.status]).toEqual([200, 404]);
    expect(await landing.text()).toContain('<body>app</body>');
    const warning = server.lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'warn');
    expect(warning).toMatchObject({ event: `pages/static-pages-${state}`, file });
    expect(warning.advice).toContain('npm run build');
  });

  it('tell that an address is wrong', async () => {
    const browser = await start('open');
    const answer = await browser.get('/nothing', { 'If-None-Match': '*' });
    expect([answer.status, await answer.text()]).toEqual([404, '<html lang="en"><body>not found en</body></html>']);
  });

  it('are compressed, and not sent again unchanged', async () => {
    const browser = await start('open');
    const packed = await browser.get('/', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const etag = packed.headers.get('etag') ?? '';
    const again = await browser.get('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await browser.get('/', { 'If-None-Match': etag })).status).toBe(200);
  });

  it('are those of the app for sign-in and for someone who is signed in', async () => {
    const browser = await start('open');
    expect(await (await browser.get('/login')).text()).toContain('app');
    await browser.post('/api/account/create', { email: 'ann@example.org', password: 'quiet river stone' });
    for (const [path, status] of [
      ['/', 200],
      ['/nothing', 404],
    ] as const) {
      const answer = await browser.get(path);
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('app')]);
    }
  });
});

async function accountIn(answer: Response): Promise<unknown> {
  const json = /<script type="application\/json" id="account">(.*?)<\/script>/s.exec(await answer.text())?.[1];
  return JSON.parse(json ?? '"missing"') as unknown;
}
