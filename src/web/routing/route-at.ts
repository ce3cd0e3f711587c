import type { AnyRouter } from '@tanstack/react-router';

export interface RouteAt {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the route to which a path leads, with its parameters; null if it leads to none. */
export function routeAt(router: AnyRouter, pathname: string): RouteAt | null {
  const [, params, route] = router.getMatchedRoutes(pathname);
  const isWhole = params['**'] === undefined; // the router also returns the route of the first part of a path
  return route !== undefined && isWhole ? { id: route.id, params } : null;
}
