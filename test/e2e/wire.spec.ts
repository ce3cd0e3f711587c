// sections: pages, http
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

/** The server's raw answer. The browser's API would return only decompressed content. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const mostBytes = 130 * 1024;

test('the scripts and styles of sign-in transfer less than 130 KB', async ({ page }) => {
  const loaded = await loadedBy(page, async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });
  expect(loaded.map(({ url }) => new URL(url).pathname)).toContainEqual(expect.stringMatching(/\.css$/));
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostBytes);
});

test('the landing page loads no script, and less than 12 KB of styles', async ({ page }) => {
  const loaded = await loadedBy(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your notes and your training in one app');
  });
  const paths = loaded.map(({ url }) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path).toMatch(/\.css$/);
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12 * 1024);
});

test('every script and style of the page is compressed with Brotli or gzip, as the browser accepts', async ({
  server,
}) => {
  const page = await ask(`${server.origin}/login`, {});
  const paths = [...page.bytes.toString().matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|webmanifest))"/g)];
  expect(paths.length).toBeGreaterThan(4);
  for (const path of ['/', '/login', '/service-worker.js', ...paths.map(([, name]) => name as string)]) {
    const url = server.origin + path;
    const plain = await ask(url, { 'accept-encoding': 'identity' });
    const brotli = await ask(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await ask(url, { 'accept-encoding': 'gzip' });
    expect(
      [plain, brotli, gzip].map(({ headers }) => headers['content-encoding']),
      path,
    ).toEqual([undefined, 'br', 'gzip']);
    for (const { headers, bytes } of [plain, brotli, gzip]) {
      expect(headers.vary, path).toContain('Accept-Encoding');
      expect(headers['content-length'], path).toBe(String(bytes.length));
    }
    expect(brotli.bytes.length, path).toBeLessThan(plain.bytes.length);
    expect(gzip.bytes.length, path).toBeLessThan(plain.bytes.length);
    const unpacked = [plain.bytes, brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)].map(withoutNonce);
    expect(new Set(unpacked).size, path).toBe(1);
  }
});

test('a page announces only files that it loads, before a script runs, and loads each of them once', async ({
  page,
  server,
}) => {
  for (const path of ['/login', '/dashboard/notes']) {
    const { headers } = await ask(server.origin + path, {});
    const told = [...String(headers.link).matchAll(/<([^>]+)>/g)].map(([, file]) => file);
    expect(told.length, path).toBeGreaterThan(2);
    const loaded = await loadedBy(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    const files = loaded.map(({ url }) => new URL(url).pathname);
    expect(files, path).toEqual(expect.arrayContaining(told));
    expect(new Set(files).size, path).toBe(files.length);
  }
});

test('a hashed file is immutable, other files are revalidated, and unchanged files are not sent again', async ({
  server,
}) => {
  const page = await ask(`${server.origin}/login`, {});
  const [, script] = /src="(\/assets\/[^"]+)"/.exec(page.bytes.toString()) ?? [];
  for (const [path, caching] of [
    [script, 'public, max-age=31536000, immutable'],
    ['/service-worker.js', 'no-cache'],
  ]) {
    const url = server.origin + path;
    const first = await ask(url, { 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toBe(caching);
    const etag = first.headers.etag as string;
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['cache-control']).toBe(caching);
    const plain = await ask(url, { 'if-none-match': etag });
    expect([plain.status, plain.headers.etag === etag]).toEqual([200, false]);
  }
});

test('HEAD returns the headers of GET without a body', async ({ server }) => {
  const page = await ask(`${server.origin}/login`, {});
  const [, script] = /src="(\/assets\/[^"]+)"/.exec(page.bytes.toString()) ?? [];
  const headers = { 'accept-encoding': 'br' };
  const sent = await ask(server.origin + script, headers);
  const told = await ask(server.origin + script, headers, 'HEAD');
  expect([told.status, told.bytes.length]).toEqual([200, 0]);
  for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary', 'cache-control'])
    expect(told.headers[name], name).toBe(sent.headers[name]);
});

async function ask(url: string, headers: IncomingHttpHeaders, method = 'GET'): Promise<Answer> {
  const asked = request(url, { method, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
}

/** Removes the nonce, which differs on each page. */
function withoutNonce(bytes: Buffer): string {
  return bytes.toString().replace(/nonce="[^"]+"/, '');
}

/** Returns the scripts and styles that a visit loads, each with the number of bytes received, including headers. */
async function loadedBy(page: Page, visit: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const urls = new Map<string, string>();
  const loaded: { readonly url: string; readonly bytes: number }[] = [];
  browser.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (/\.(?:js|css)$/.test(new URL(url).pathname)) urls.set(requestId, url);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const url = urls.get(requestId);
    if (url !== undefined) loaded.push({ url, bytes });
  });
  await visit();
  await page.waitForLoadState('networkidle');
  return loaded;
}
