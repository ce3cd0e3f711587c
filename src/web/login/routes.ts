import { createRoute, redirect } from '@tanstack/react-router';
import { accountMessages, accountState } from '../account/index.ts';
import { loadMessages } from '../language/index.ts';
import { loginSearch } from '../links/login-search.ts';
import { rootRoute } from '../routing/routes.ts';
import { linkToken } from './link-token.ts';
import { loginMessages } from './messages/index.ts';
import { nextPath } from './next-path.ts';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  /** Redirects signed-in users to the app, unless they opened a link from an email. */
  beforeLoad: ({ search }) => {
    const state = accountState();
    const isIn = state.kind === 'signed-in' && state.session !== 'needs-sign-in';
    if (isIn && linkToken() === null)
      throw redirect({ href: nextPath(search.next, window.location.origin), replace: true });
  },
  loader: () => loadMessages(loginMessages, accountMessages),
});
