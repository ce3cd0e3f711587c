import type * as account from '#api/account/index.ts';
import { providerRefusals } from '#api/account/refusals.ts';
import type { Endpoint } from '#api/endpoint.ts';
import type { CallError } from '../api/index.ts';

type Declared = Extract<(typeof account)[keyof typeof account], Endpoint>;

/** What the app asks of the account part; the way back from a provider is the browser's own. */
export type AccountEndpoint = Exclude<Declared, typeof account.finishProviderSignIn>;

/** Why an account call did not do what was asked. All but the `network/` codes are the server's. */
export type AccountError = CallError<AccountEndpoint>;

/** What the way back from a provider says in the address; null for any other text. */
export function parseProviderError(text: string): AccountError | null {
  const refused = providerRefusals.find(({ code }) => code === text);
  return refused ? { code: refused.code } : null;
}
