import type { tooManyAttempts } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import type { Limits } from '../config/config.ts';
import { type AttemptLimit, createAttemptLimit } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';

type TooManyAttempts = Refused<typeof tooManyAttempts>;

/**
 * Rate limits, which all servers on a database share. Each takes the peer's network address first and, if known, the
 * account's name.
 */
export interface AccountLimits {
  readonly creation: (peer: string) => Promise<TooManyAttempts | null>;
  /** Counts an attempt before the password is checked, so that parallel attempts count too. */
  readonly signIn: (peer: string, account: string) => Promise<TooManyAttempts | Counted>;
  readonly mail: (peer: string, account: string) => Promise<TooManyAttempts | null>;
  /** Counts the tokens of links from an address, whatever they are for. One that is valid does not count. */
  readonly link: (peer: string) => Promise<TooManyAttempts | Counted>;
  /**
   * Limits address changes, because the answer reveals whether an address is taken. Counts per user, from any network
   * address.
   */
  readonly addressChange: (uid: string) => Promise<TooManyAttempts | null>;
}

/** An attempt that was counted. */
export interface Counted {
  /** Counts it no longer. */
  readonly succeeded: () => Promise<void>;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

export function createAccountLimits(limits: Limits, database: Database): AccountLimits {
  const limit = (kind: string, most: number, seconds: number) => createAttemptLimit(database, kind, most, seconds);
  const creations = limit('creation', limits.newAccountsPerAddress, hour);
  const signInsByPeer = limit('sign-in by peer', limits.signInsPerAddress, quarterHour);
  const signInsByAccount = limit('sign-in by account', limits.signInsPerAccount, quarterHour);
  const mailsByPeer = limit('mail by peer', limits.mailsPerAccount * 10, hour);
  const mailsByAccount = limit('mail by account', limits.mailsPerAccount, hour);
  const links = limit('link', limits.signInsPerAddress, quarterHour);
  const addressChanges = limit('address change', limits.mailsPerAccount, hour); // each sends one email if mail is configured

  return {
    creation: async (peer) => refusal(await creations.take(peer)),
    signIn: async (peer, account) => {
      const limited = refusal(await takeBoth([signInsByPeer, peer], [signInsByAccount, account]));
      if (limited) return limited;
      return {
        succeeded: async () => {
          await signInsByPeer.giveBack(peer);
          await signInsByAccount.giveBack(account);
        },
      };
    },
    mail: async (peer, account) => refusal(await takeBoth([mailsByPeer, peer], [mailsByAccount, account])),
    link: async (peer) => refusal(await links.take(peer)) ?? { succeeded: () => links.giveBack(peer) },
    addressChange: async (uid) => refusal(await addressChanges.take(uid)),
  };
}

async function takeBoth([first, firstKey]: Take, [second, secondKey]: Take): Promise<number> {
  const wait = await first.take(firstKey);
  if (wait > 0) return wait;
  const secondWait = await second.take(secondKey);
  if (secondWait > 0) await first.giveBack(firstKey); // a locked account must not lock out others at its address
  return secondWait;
}

type Take = readonly [AttemptLimit, string];

function refusal(seconds: number): TooManyAttempts | null {
  return seconds > 0 ? { code: 'account/too-many-attempts', retryAfterSeconds: seconds } : null;
}
