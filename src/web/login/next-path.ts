import { startLink } from '../links/overview.ts';

const home = startLink.to;

/**
 * Returns the path to open after sign-in: the path in `next` if it is within the app, else the overview. The URL is
 * parsed the way a browser does, since `/\evil`, `//evil` and `javascript:` only look like paths.
 *
 * @param origin the origin of this page
 */
export function nextPath(next: string | undefined, origin: string): string {
  if (next === undefined || !URL.canParse(next, origin)) return home;
  const { origin: nextOrigin, protocol, pathname, search, hash } = new URL(next, origin);
  const isPage = protocol === 'https:' || protocol === 'http:'; // a blob URL has the origin of the page that created it
  const isOurs =
    isPage && nextOrigin === origin && !pathname.startsWith('//') && !/^\/(api|login)(\/|$)/.test(pathname);
  return isOurs ? pathname + search + hash : home;
}
