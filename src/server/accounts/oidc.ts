import type { AuthContext } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import type { startProviderSignIn } from '#api/account/index.ts';
import { providerRefusals } from '#api/account/refusals.ts';
import type { RefusalOf } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Config, Oidc } from '../config/config.ts';
import type { Admission } from './admission.ts';
import type { BetterAuth } from './better-auth.ts';

export interface OidcSignIn {
  /** Returns the provider's URL, and the cookies that tie the callback to this sign-in. */
  readonly start: (
    wish: { readonly next: string; readonly sharedComputer: boolean; readonly invitation: string },
    headers: Headers,
  ) => Promise<
    Result<{ readonly url: string; readonly cookies: readonly string[] }, RefusalOf<typeof startProviderSignIn>>
  >;
  /** Handles the provider's redirect: creates a session, or redirects to `/login?refused=<code>`. */
  readonly finish: (request: Request) => Promise<Response>;
}

interface Parts {
  readonly oidc: Oidc;
  /** Receives the provider once discovery has returned the provider's endpoints. */
  readonly betterAuth: BetterAuth;
  readonly admission: Admission;
  readonly signUp: Config['signUp'];
}

export function createOidcSignIn({ oidc, betterAuth, admission, signUp }: Parts): OidcSignIn {
  let asking: Promise<boolean> | undefined;

  /**
   * Returns whether the provider is available. If it was down, the next sign-in with it tries again. Other ways to sign
   * in do not wait for it.
   */
  async function isReady(): Promise<boolean> {
    asking ??= within(maxWaitMs, addProvider(betterAuth, oidc, signUp), false);
    const ready = await asking;
    if (!ready) asking = undefined;
    return ready;
  }

  return {
    start: async ({ next, sharedComputer, invitation }, headers) => {
      const invited = invitation === '' ? null : await admission.look(invitation);
      if (invited?.ok === false) return invited;
      if (!(await isReady())) return err({ code: 'account/provider-unavailable' });
      const { headers: answered, response } = await betterAuth.api.signInSocial({
        body: {
          provider: 'oidc',
          callbackURL: ownPath(next),
          errorCallbackURL: '/login',
          disableRedirect: true,
          requestSignUp: invitation !== '',
          additionalData: { sharedComputer, invitation },
        },
        headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
        returnHeaders: true,
      });
      if (!response.url) return err({ code: 'account/provider-unavailable' });
      return ok({ url: response.url, cookies: answered.getSetCookie() });
    },
    finish: async (request) => {
      if (!(await isReady())) return redirect('/login?refused=account/provider-unavailable');
      const answer = await within(maxWaitMs, betterAuth.handler(request), null);
      if (answer === null) return redirect('/login?refused=account/provider-unavailable');
      return withOurCodes(answer, signUp);
    },
  };
}

/**
 * Adds the provider to the existing instance. If the plugin were part of the configuration, it would run discovery when
 * the instance is created. Every password sign-in would wait for it, and a provider that is down would be missing until
 * the next start.
 */
async function addProvider(betterAuth: BetterAuth, oidc: Oidc, signUp: Config['signUp']): Promise<boolean> {
  const context = (await betterAuth.$context) as unknown as AuthContext; // its type depends on this instance's options
  const { init } = genericOAuth({
    config: [
      {
        providerId: 'oidc',
        name: oidc.name,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
        scopes: ['openid', 'profile', 'email'],
        pkce: true,
        disableImplicitSignUp: signUp !== 'open',
      },
    ],
  });
  const made = await init?.(context);
  const provider = made?.context?.socialProviders?.find(({ id }) => id === 'oidc');
  const isNew = context.socialProviders.every(({ id }) => id !== 'oidc'); // an earlier attempt may have been slow
  if (provider !== undefined && isNew) context.socialProviders.push(provider);
  return provider !== undefined;
}

/** How long a sign-in waits for the provider. */
const maxWaitMs = 10_000;

/** Returns the outcome of work, or the other value if it takes too long. */
async function within<Value, Late>(ms: number, work: Promise<Value>, late: Late): Promise<Value | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>();
  const timer = setTimeout(() => resolve(late), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Accepts only a path on this server. Browsers treat a URL that starts with `//` or `/\` as another host. */
function ownPath(next: string): string {
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard';
}

type RefusedCode = (typeof providerRefusals)[number]['code'];

/** Returns our code for an error of Better Auth. Our own hooks already give it ours. */
function codeOf(error: string, signUp: Config['signUp']): RefusedCode {
  if (error === 'account_not_linked') return 'account/address-in-use';
  if (error === 'signup_disabled') {
    return signUp === 'closed' ? 'account/sign-up-closed' : 'account/invitation-required';
  }
  return providerRefusals.find(({ code }) => code === error)?.code ?? 'account/provider-unavailable';
}

function withOurCodes(answer: Response, signUp: Config['signUp']): Response {
  const location = answer.headers.get('location');
  const error = location === null ? null : new URL(location, 'http://here').searchParams.get('error');
  if (error === null) return answer.status < 400 ? answer : redirect('/login?refused=account/provider-unavailable');
  return redirect(`/login?refused=${codeOf(error, signUp)}`);
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}
