import type { tooManyAttempts } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import type { Limits } from '../config/config.ts';
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts';

type TooManyAttempts = Refused<typeof tooManyAttempts>;

/** Rate limits. Each takes the peer's network address first and, if known, the account's name. */
export interface AccountLimits {
  readonly creation: (peer: string) => TooManyAttempts | null;
  /** Counts an attempt before the password is checked, so that parallel attempts count too. */
  readonly signIn: (peer: string, account: string) => TooManyAttempts | { readonly succeeded: () => void };
  readonly mail: (peer: string, account: string) => TooManyAttempts | null;
  /** Counts the tokens of links from an address, whatever they are for. One that is valid does not count. */
  readonly link: (peer: string) => TooManyAttempts | { readonly succeeded: () => void };
  /**
   * Limits address changes, because the answer reveals whether an address is taken. Counts per user, from any network
   * address.
   */
  readonly addressChange: (uid: string) => TooManyAttempts | null;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

export function createAccountLimits(limits: Limits): AccountLimits {
  const creations = createRateLimit(limits.newAccountsPerAddress, hour);
  const signInsByPeer = createRateLimit(limits.signInsPerAddress, quarterHour);
  const signInsByAccount = createRateLimit(limits.signInsPerAccount, quarterHour);
  const mailsByPeer = createRateLimit(limits.mailsPerAccount * 10, hour);
  const mailsByAccount = createRateLimit(limits.mailsPerAccount, hour);
  const links = createRateLimit(limits.signInsPerAddress, quarterHour);
  const addressChanges = createRateLimit(limits.mailsPerAccount, hour); // each sends one email if mail is configured

  return {
    creation: (peer) => refusal(creations.take(peer)),
    signIn: (peer, account) => {
      const limited = refusal(takeBoth([signInsByPeer, peer], [signInsByAccount, account]));
      if (limited) return limited;
      return {
        succeeded: () => {
          signInsByPeer.giveBack(peer);
          signInsByAccount.giveBack(account);
        },
      };
    },
    mail: (peer, account) => refusal(takeBoth([mailsByPeer, peer], [mailsByAccount, account])),
    link: (peer) => refusal(links.take(peer)) ?? { succeeded: () => links.giveBack(peer) },
    addressChange: (uid) => refusal(addressChanges.take(uid)),
  };
}

function takeBoth([first, firstKey]: Take, [second, secondKey]: Take): number {
  const wait = first.take(firstKey);
  if (wait > 0) return wait;
  const secondWait = second.take(secondKey);
  if (secondWait > 0) first.giveBack(firstKey); // a locked account must not lock out others at its address
  return secondWait;
}

type Take = readonly [RateLimit, string];

function refusal(seconds: number): TooManyAttempts | null {
  return seconds > 0 ? { code: 'account/too-many-attempts', retryAfterSeconds: seconds } : null;
}
