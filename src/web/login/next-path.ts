const home = '/dashboard';

/**
 * Where to go on after sign-in: the path in `next`, if it is one of ours, else the overview. The browser's own reading
 * of the address decides whose it is: `/\evil`, `//evil` and `javascript:` look like paths only to us.
 *
 * @param origin that of this page
 */
export function nextPath(next: string | undefined, origin: string): string {
  if (next === undefined || !URL.canParse(next, origin)) return home;
  const { origin: nextOrigin, protocol, pathname, search, hash } = new URL(next, origin);
  const isPage = protocol === 'https:' || protocol === 'http:'; // a blob has the origin of its maker
  const isOurs =
    isPage && nextOrigin === origin && !pathname.startsWith('//') && !/^\/(api|login)(\/|$)/.test(pathname);
  return isOurs ? pathname + search + hash : home;
}
