import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { accountState } from '../account/index.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The section that the navigation shows as the current one. It may depend on where the page was opened. */
    readonly section?: Section | ((search: Readonly<Record<string, unknown>>) => Section);
    /** Whether the page itself shows the running workout. */
    readonly showsRunningWorkout?: boolean;
  }
}

/** The journal, the search and the comparison belong to the notes, whose sidebar leads to them. */
export type Section = 'overview' | 'exercise' | 'notes' | 'profile';

export const rootRoute = createRootRoute();

/**
 * A route without a path of its own, so that an unknown path below `/dashboard` shows "not found" instead of
 * redirecting to sign-in.
 */
export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'dashboard',
  beforeLoad: ({ location, matches, cause }) => {
    const state = accountState();
    if (state.kind !== 'signed-out') return;
    // what is shared after a sign-out is not personal to the account that was here before
    const isNewShare = matches.at(-1)?.fullPath === '/dashboard/share' && cause === 'enter';
    throw redirect({
      to: '/login',
      search: state.because === 'never-signed-in' || isNewShare ? { next: location.href } : {},
      replace: true,
    });
  },
});
