/** The web app's pages. Any other path gets the same page with status 404. */
export const webAppPaths: readonly string[] = [
  '/',
  '/login',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/exercise/*',
  '/dashboard/journal/*',
  '/dashboard/notes/*',
  '/dashboard/profile/*',
  '/dashboard/search',
  '/dashboard/share',
  '/dashboard/start/new-note',
  '/dashboard/start/today',
  '/dashboard/start/workout',
];

/** Matches a path against patterns. `/a/*` matches `/a` and everything below it. A trailing slash is ignored. */
export function isKnownPath(pathname: string, known: readonly string[]): boolean {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/$/, '') : pathname;
  return known.some((pattern) => {
    if (!pattern.endsWith('/*')) return path === pattern;
    const section = pattern.slice(0, -2);
    return path === section || path.startsWith(`${section}/`);
  });
}
