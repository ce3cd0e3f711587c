import * as z from '#schema';
import { answer, endpoint, json, notFound, nothing } from '../endpoint.ts';
import {
  addressInUse,
  addressInvalid,
  credentialsWrong,
  passwordWeak,
  providerUnavailable,
  signUpClosed,
  tooManyAttempts,
} from './refusals.ts';
import { text } from './text.ts';
import { user } from './user.ts';

/** Whether the device may keep nothing after the browser is closed. */
const sharedComputer = z._default(z.boolean(), false);

/** PostgreSQL's `text` cannot store U+0000, and names have no control characters. */
const displayName = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(200),
    z.refine((name) => !/\p{Cc}/u.test(name), 'a name without control characters'),
  ),
  '',
);

const signedIn = z.object({ user });
const issued = { 'Set-Cookie': 'The session' };

export const createAccount = endpoint({
  method: 'POST',
  path: '/api/account/create',
  summary: 'Creates an account and signs in',
  access: 'anyone',
  body: json(z.object({ email: text, password: text, sharedComputer, displayName })),
  answers: { 201: answer('The new account', signedIn, issued) },
  refusals: [addressInUse, addressInvalid, passwordWeak, signUpClosed, tooManyAttempts],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in',
  summary: 'Signs in with an address and a password',
  access: 'anyone',
  body: json(z.object({ email: text, password: text, sharedComputer })),
  answers: { 200: answer('The account', signedIn, issued) },
  refusals: [addressInvalid, credentialsWrong, tooManyAttempts],
});

/** Succeeds without a session too, because the outcome is the same. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/account/sign-out',
  summary: 'Ends the session',
  access: 'anyone',
  answers: { 204: nothing('There is no session any more', { 'Set-Cookie': 'Removes the session' }) },
  refusals: [],
});

/** Available only if a provider is configured. */
export const startProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in/provider',
  summary: 'Begins to sign in by the OpenID Connect provider',
  access: 'anyone',
  body: json(z.object({ next: text, sharedComputer })),
  answers: {
    200: answer('Where to send the browser', z.object({ url: z.string().check(z.regex(/^https?:/)) }), {
      'Set-Cookie': 'Ties the way back to this start',
    }),
  },
  refusals: [providerUnavailable],
});

export const finishProviderSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/callback/oidc',
  summary: 'Takes the browser that comes back from the provider',
  access: 'anyone',
  answers: {
    302: nothing('Signed in, or back at the sign-in page', {
      Location: 'Where it goes on: `next` of the start, or `/login?refused=` and a code',
      'Set-Cookie': 'The session',
    }),
  },
  refusals: [notFound],
});
