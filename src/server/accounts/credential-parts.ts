import type { User } from '#api/account/index.ts';
import type { Endpoint, RefusalOf } from '#api/endpoint/endpoint.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Admission } from './admission.ts';
import type { BetterAuth } from './better-auth.ts';
import type { AccountLimits } from './limits.ts';
import type { Sessions } from './sessions.ts';

/** The result of an endpoint, or one of the endpoint's refusals. */
export type Outcome<T, E extends Endpoint> = Promise<Result<T, RefusalOf<E>>>;

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly sharedComputer: boolean;
}

export interface Asking {
  /** The network address that rate limits use. */
  readonly peer: string;
  /** Passed to Better Auth, which stores the device's name with the session. */
  readonly headers: Headers;
}

export interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly sharedComputer: boolean;
}

/** What the operations with an email address and a password use. */
export interface CredentialParts {
  readonly admission: Admission;
  readonly config: Config;
  readonly database: Database;
  readonly betterAuth: BetterAuth;
  readonly limits: AccountLimits;
  readonly mail: Mail;
  readonly origin: string;
  readonly sessions: Sessions;
  /** Runs work that no response waits for, so that response times reveal nothing. */
  readonly background: (work: () => Promise<void>) => void;
}
