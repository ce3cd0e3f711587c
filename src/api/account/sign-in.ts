import * as z from '#schema';
import { answer, endpoint, json, notFound, nothing } from '../endpoint/endpoint.ts';
import { displayName } from './name.ts';
import {
  accountDisabled,
  addressInUse,
  addressInvalid,
  credentialsWrong,
  invitationRefusals,
  passwordWeak,
  providerUnavailable,
  signUpRefusals,
  tooManyAttempts,
} from './refusals.ts';
import { text } from './text.ts';
import { user } from './user.ts';

/** Whether the device must keep nothing after the browser is closed. */
const sharedComputer = z._default(z.boolean(), false);

/** The token of an invitation; empty if there is none. */
const invitation = text;

const signedIn = z.object({ user });
const issued = { 'Set-Cookie': 'The session cookie' };

export const createAccount = endpoint({
  method: 'POST',
  path: '/api/account/create',
  summary: 'Creates an account and signs in',
  access: 'anyone',
  body: json(z.object({ email: text, password: text, sharedComputer, displayName, invitation })),
  answers: { 201: answer('The new account', signedIn, issued) },
  refusals: [addressInUse, addressInvalid, passwordWeak, tooManyAttempts, ...signUpRefusals],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in',
  summary: 'Signs in with an email address and a password',
  access: 'anyone',
  body: json(z.object({ email: text, password: text, sharedComputer })),
  answers: { 200: answer('The account', signedIn, issued) },
  refusals: [accountDisabled, addressInvalid, credentialsWrong, tooManyAttempts],
});

/** Succeeds without a session too, because the outcome is the same. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/account/sign-out',
  summary: 'Signs out and ends the current session',
  access: 'anyone',
  answers: { 204: nothing('Signed out', { 'Set-Cookie': 'Clears the session cookie' }) },
  refusals: [],
});

/** Available only if a provider is configured. */
export const startProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in/provider',
  summary: 'Starts a sign-in with the OpenID Connect provider',
  access: 'anyone',
  body: json(z.object({ next: text, sharedComputer, invitation })),
  answers: {
    200: answer(
      'The provider URL to redirect the browser to',
      z.object({ url: z.string().check(z.regex(/^https?:/)) }),
      {
        'Set-Cookie': 'Binds the callback to this sign-in',
      },
    ),
  },
  refusals: [providerUnavailable, ...invitationRefusals],
});

export const finishProviderSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/callback/oidc',
  summary: 'Handles the redirect from the OpenID Connect provider',
  access: 'anyone',
  answers: {
    302: nothing('Redirects to the app, or to the sign-in page if sign-in failed', {
      Location: 'The path given as `next`, or `/login?refused={code}`',
      'Set-Cookie': 'The session cookie',
    }),
  },
  refusals: [notFound],
});
