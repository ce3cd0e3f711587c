/** The web app's pages. Anything else is answered with the same page and 404. */
export const webAppPaths: readonly string[] = [
  '/',
  '/login',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/exercise/*',
  '/dashboard/notes/*',
  '/dashboard/profile/*',
];

/** `/a/*` takes `/a` and everything beneath; a slash at the end changes nothing. */
export function isKnownPath(pathname: string, known: readonly string[]): boolean {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/$/, '') : pathname;
  return known.some((pattern) => {
    if (!pattern.endsWith('/*')) return path === pattern;
    const section = pattern.slice(0, -2);
    return path === section || path.startsWith(`${section}/`);
  });
}
