/** The path of the share target in the manifest, and of the page that shows what was shared. */
export const sharePath = '/dashboard/share';

/** `web/share/share-store.ts` reads the cache. This worker has no modules in common with the app. */
const cacheName = 'mensana-shares';
/** Other sites can send forms to this path too. */
const maxShares = 20;

/** Stores what another app shares, unread, and redirects to the page that shows it. Works offline and signed out. */
export async function receiveShare(request: Request): Promise<Response> {
  try {
    const cache = await caches.open(cacheName);
    if ((await cache.keys()).length >= maxShares) return toPage('?failed=too-many');
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }; // a blob's type is in lower case
    const received = new Response(await request.blob(), { headers });
    await cache.put(`${sharePath}/${Date.now()}/${crypto.randomUUID()}`, received);
    return toPage('');
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return toPage(isFull ? '?failed=storage-full' : '?failed=not-received');
  }
}

function toPage(query: string): Response {
  return Response.redirect(sharePath + query, 303);
}
