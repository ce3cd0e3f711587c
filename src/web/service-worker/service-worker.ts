/**
 * Caches the app on the device, so that it starts without a server after the first visit. It stores the page without an
 * account, never requests cached files from the network, and does not handle the server's own paths. The only personal
 * data that it stores is what other apps share, until the user decides about it.
 */
import { receiveShare, sharePath } from './receive-share.ts';
import { showDue } from './show-due.ts';

/** The build prepends the value to this file. */
declare const precache: { readonly version: string; readonly files: readonly string[] };

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const cachePrefix = 'mensana-shell-';
const cacheName = cachePrefix + precache.version;
/** Its page is the same for every path; the one at `/` is without the app for someone who is signed out. */
const shellPath = '/dashboard';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
worker.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('push', (event) => event.waitUntil(showDue(event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(backToApp(event.notification.data));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === worker.location.origin && pathname === sharePath)
    return event.respondWith(receiveShare(request));
  if (request.method !== 'GET' || origin !== worker.location.origin || isServers(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(shell());
  else if (isHashed(pathname)) event.respondWith(file(request));
});

/**
 * Focuses a page of the app, or opens a new one at the path of the notification.
 *
 * @param data the path of the page that showed the notification, or the path to open in any page
 */
async function backToApp(data: { readonly open?: unknown } | string | null): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = typeof data === 'string' ? data : data?.open;
  if (page !== undefined) {
    await page.focus();
    if (typeof data !== 'string') page.postMessage({ open: path });
  } else await worker.clients.openWindow(typeof path === 'string' && path.startsWith('/dashboard') ? path : shellPath);
}

/** Installs all files or none, since a version with a missing file would fail precisely when there is no network. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all([...precache.files.map((path) => keep(cache, path)), keepShell(cache)]);
}

/** Caches a file. The content of a file with a hashed name never changes, so it is copied from older caches. */
async function keep(cache: Cache, path: string): Promise<void> {
  const held = await caches.match(path);
  if (held) return cache.put(path, held);
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`could not download a file of this version: ${path}`);
  await cache.put(path, answer);
}

/** Caches the page without an account. Its nonce is stored together with the header that contains it. */
async function keepShell(cache: Cache): Promise<void> {
  const answer = await fetch(shellPath, { credentials: 'omit', cache: 'no-store' });
  const html = await answer.text();
  const isOurs = answer.ok && precache.files.some((path) => html.includes(`src="${path}"`));
  if (!isOurs) throw new Error('the page is of a different version');
  const nobody = html.replace(/<script type="application\/json" id="account">[^<]*<\/script>/, '');
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.delete('Link'); // the header is for one page, but this response serves all pages
  await cache.put(shellPath, new Response(nobody, { headers }));
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Answers every path with the cached page. The app itself reports unknown paths. */
async function shell(): Promise<Response> {
  const held = await caches.match(shellPath, { cacheName });
  return held ?? fetch(shellPath);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const held = await cache.match(request.url, { ignoreVary: true });
  if (held) return held;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

function isServers(pathname: string): boolean {
  return /^\/(api|calendar|health|metrics)(\/|$)/.test(pathname);
}

function isHashed(pathname: string): boolean {
  return /^\/assets\/.*-[\w-]{8}\.\w+$/.test(pathname);
}
