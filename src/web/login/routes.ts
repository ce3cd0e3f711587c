import { createRoute, redirect } from '@tanstack/react-router';
import { accountMessages, accountState } from '../account/index.ts';
import { currentLanguage } from '../language/index.ts';
import { oneOf, text, type UnknownSearch } from '../routing/search-values.ts';
import { rootRoute } from '../shell/routes.ts';
import { linkToken } from './link-token.ts';
import { loginMessages } from './messages/index.ts';
import { nextPath } from './next-path.ts';

export interface LoginSearch {
  /** The form to show; sign-in if absent. */
  readonly mode?: 'create' | 'forgotten' | undefined;
  /** The path to open after sign-in. It is untrusted, so only `nextPath` reads it. */
  readonly next?: string | undefined;
  /** The error code in the redirect back from another sign-in service. */
  readonly refused?: string | undefined;
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: ({ mode, next, refused }: UnknownSearch): LoginSearch => ({
    mode: oneOf(['create', 'forgotten'], mode),
    next: text(next),
    refused: text(refused),
  }),
  /** Redirects signed-in users to the app, unless they opened a link from an email. */
  beforeLoad: ({ search }) => {
    const state = accountState();
    const isIn = state.kind === 'signed-in' && state.session !== 'needs-sign-in';
    if (isIn && linkToken() === null)
      throw redirect({ href: nextPath(search.next, window.location.origin), replace: true });
  },
  loader: () => Promise.all([loginMessages, accountMessages].map((each) => each.load(currentLanguage()))),
});
