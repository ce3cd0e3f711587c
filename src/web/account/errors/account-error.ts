import type * as account from '#api/account/index.ts';
import { providerRefusals } from '#api/account/refusals.ts';
import type { Endpoint } from '#api/endpoint/endpoint.ts';
import type * as people from '#api/people.ts';
import type { CallError } from '../../api/index.ts';

type Declared = Extract<(typeof account)[keyof typeof account] | (typeof people)[keyof typeof people], Endpoint>;

/**
 * The account endpoints that the app calls. It does not call the redirect back from a provider, which the browser
 * follows by itself.
 */
export type AccountEndpoint = Exclude<Declared, typeof account.finishProviderSignIn>;

/** Why an account call failed. All codes except `network/` come from the server. */
export type AccountError = CallError<AccountEndpoint>;

/** Parses the error code in the URL after the redirect back from a provider; null for anything else. */
export function parseProviderError(text: string): AccountError | null {
  const refused = providerRefusals.find(({ code }) => code === text);
  return refused ? { code: refused.code } : null;
}
