import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import type { startProviderSignIn } from '#api/account/index.ts';
import type { providerRefusals } from '#api/account/refusals.ts';
import type { RefusalOf } from '#api/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Oidc } from '../config.ts';
import { type LibraryOptions, libraryOptions } from './library.ts';

export interface OidcSignIn {
  /** Where to send the browser, with the cookies that tie its return to this start. */
  readonly start: (
    wish: { readonly next: string; readonly sharedComputer: boolean },
    headers: Headers,
  ) => Promise<
    Result<{ readonly url: string; readonly cookies: readonly string[] }, RefusalOf<typeof startProviderSignIn>>
  >;
  /** Answers the provider's redirect: with a session, or back to `/login?refused=<code>`. */
  readonly finish: (request: Request) => Promise<Response>;
}

export function createOidcSignIn(oidc: Oidc, options: LibraryOptions): OidcSignIn {
  const build = () => buildLibrary(oidc, options);
  let ready: ReturnType<typeof build> | undefined;

  /** A provider that is down when the server starts is asked again at the next sign-in. */
  async function library() {
    ready ??= build();
    const built = await ready;
    const { socialProviders } = await built.$context;
    if (socialProviders.some((provider) => provider.id === 'oidc')) return built;
    ready = undefined;
    return null;
  }

  return {
    start: async ({ next, sharedComputer }, headers) => {
      const built = await library();
      if (!built) return err({ code: 'account/provider-unavailable' });
      const { headers: answered, response } = await built.api.signInSocial({
        body: {
          provider: 'oidc',
          callbackURL: ownPath(next),
          errorCallbackURL: '/login',
          disableRedirect: true,
          additionalData: { sharedComputer },
        },
        headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
        returnHeaders: true,
      });
      if (!response.url) return err({ code: 'account/provider-unavailable' });
      return ok({ url: response.url, cookies: answered.getSetCookie() });
    },
    finish: async (request) => {
      const built = await library();
      if (!built) return redirect('/login?refused=account/provider-unavailable');
      const answer = await built.handler(request);
      return withOurCodes(answer);
    },
  };
}

function buildLibrary(oidc: Oidc, options: LibraryOptions) {
  const provider = {
    providerId: 'oidc',
    name: oidc.name,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
    scopes: ['openid', 'profile', 'email'],
    pkce: true,
    disableSignUp: options.signUp === 'closed',
  };
  return Promise.resolve(betterAuth({ ...libraryOptions(options), plugins: [genericOAuth({ config: [provider] })] }));
}

/** Only a path of ours: what begins with `//` or `/\` is another host to a browser. */
function ownPath(next: string): string {
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard';
}

type RefusedCode = (typeof providerRefusals)[number]['code'];

const codeOf: Readonly<Record<string, RefusedCode>> = {
  account_not_linked: 'account/address-in-use',
  signup_disabled: 'account/sign-up-closed',
};

function withOurCodes(answer: Response): Response {
  const location = answer.headers.get('location');
  const error = location === null ? null : new URL(location, 'http://here').searchParams.get('error');
  if (error === null) return answer.status < 400 ? answer : redirect('/login?refused=account/provider-unavailable');
  return redirect(`/login?refused=${codeOf[error] ?? 'account/provider-unavailable'}`);
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}
