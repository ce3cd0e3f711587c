import { APIError } from 'better-auth/api';
import type {
  changeAddress,
  changePassword,
  confirmAddress,
  createAccount,
  forgotPassword,
  resetPassword,
  sendConfirmation,
  signIn,
  User,
} from '#api/account/index.ts';
import type { addressInUse, linkExpired, linkUsed, passwordConfirmation } from '#api/account/refusals.ts';
import type { Endpoint, RefusalOf, Refused } from '#api/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Config } from '../config.ts';
import { expireLinks, type LinkPurpose, takeLink } from '../db/account-links.ts';
import type { Database } from '../db/database.ts';
import { findPasswordHash, findUidByEmail, findUser, setEmail } from '../db/users.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Mail, Recipient } from '../mail/mail.ts';
import { createAccountLink } from './account-link.ts';
import type { Admission } from './admission.ts';
import { type BetterAuth, disabledCode } from './better-auth.ts';
import { parseEmailAddress } from './email-address.ts';
import type { AccountLimits } from './limits.ts';
import { checkNewPassword, hashPassword, mayBePassword, verifyPassword } from './passwords.ts';
import { hashToken } from './session-cookie.ts';
import type { Session, Sessions } from './sessions.ts';

/** The result of an endpoint, or one of the endpoint's refusals. */
type Outcome<T, E extends Endpoint> = Promise<Result<T, RefusalOf<E>>>;

type NotConfirmed = Refused<(typeof passwordConfirmation)[number]>;
type AddressNotTaken = Refused<typeof addressInUse | typeof linkExpired>;
type LinkSpent = Refused<typeof linkUsed | typeof linkExpired>;

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

interface Parts {
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

export type Credentials = ReturnType<typeof createCredentials>;

/** Creates the operations that use an email address and a password. */
export function createCredentials(parts: Parts) {
  const { admission, config, database, betterAuth, limits, mail, sessions, background } = parts;

  return {
    create: async (
      { displayName, invitation, ...attempt }: Attempt & { readonly displayName: string; readonly invitation: string },
      asking: Asking,
    ): Outcome<SignedIn, typeof createAccount> => {
      const email = parseEmailAddress(attempt.email);
      if (!email.ok) return email;
      const password = checkNewPassword(attempt.password, config.passwordMin);
      if (!password.ok) return password;
      const limited = limits.creation(asking.peer);
      if (limited) return err(limited);
      const admitted = await admission.admit(invitation);
      if (!admitted.ok) return admitted;
      const created = await createAdmitted({ ...attempt, email: email.value }, displayName, asking, admitted.value);
      if (created.ok && mail.delivers) sendLinkSoon(created.value.user.uid, email.value, 'confirm-address', asking);
      return created;
    },

    signIn: async (attempt: Attempt, asking: Asking): Outcome<SignedIn, typeof signIn> => {
      const email = parseEmailAddress(attempt.email);
      if (!email.ok) return email;
      const limited = limits.signIn(asking.peer, email.value);
      if ('code' in limited) return err(limited);
      if (!mayBePassword(attempt.password)) return err({ code: 'account/credentials-wrong' });
      const signedIn = await signInByBetterAuth({ ...attempt, email: email.value }, asking);
      if (signedIn.ok) limited.succeeded();
      return signedIn;
    },

    /** Gives the same answer, equally fast, whether or not an account with this address exists. */
    forgotPassword: async (given: string, asking: Asking): Outcome<null, typeof forgotPassword> => {
      const email = parseEmailAddress(given);
      if (!email.ok) return email;
      const limited = limits.mail(asking.peer, email.value);
      if (limited) return err(limited);
      const language = requestLanguage(asking.headers);
      background(async () => {
        const uid = await findUidByEmail(database.kysely, email.value);
        if (uid !== null) await sendLink(uid, { address: email.value, language }, 'reset-password');
      });
      return ok(null);
    },

    resetPassword: async (token: string, password: string): Outcome<null, typeof resetPassword> => {
      const checked = checkNewPassword(password, config.passwordMin); // before the link is consumed
      if (!checked.ok) return checked;
      const link = await spend(token, 'reset-password');
      if (!link.ok) return link;
      await setPassword(link.value.uid, password);
      await sessions.end(link.value.uid, () => true, 'credentials-changed');
      return ok(null);
    },

    changePassword: async (
      session: Session,
      current: string,
      next: string,
      asking: Asking,
    ): Outcome<null, typeof changePassword> => {
      const known = await confirmPassword(session, current, asking);
      if (!known.ok) return known;
      const checked = checkNewPassword(next, config.passwordMin);
      if (!checked.ok) return checked;
      await setPassword(session.uid, next);
      await sessions.end(session.uid, (each) => each.id !== session.sessionId, 'credentials-changed');
      return ok(null);
    },

    /**
     * Changes the address. If the server sends mail, the new address must be confirmed first. Otherwise it applies at
     * once, unconfirmed.
     */
    changeAddress: async (
      session: Session,
      given: { readonly email: string; readonly password: string },
      asking: Asking,
    ): Outcome<'changed' | 'confirmation-sent', typeof changeAddress> => {
      const email = parseEmailAddress(given.email);
      if (!email.ok) return email;
      const known = await confirmPassword(session, given.password, asking);
      if (!known.ok) return known;
      const limited =
        limits.addressChange(session.uid) ?? (mail.delivers ? limits.mail(asking.peer, email.value) : null);
      if (limited) return err(limited);
      const owner = await findUidByEmail(database.kysely, email.value);
      if (owner !== null && owner !== session.uid) return err({ code: 'account/address-in-use' });
      if (mail.delivers) {
        sendLinkSoon(session.uid, email.value, 'confirm-address', asking);
        return ok('confirmation-sent');
      }
      const changed = await takeAddress(session.uid, { email: email.value, isVerified: false }, asking);
      return changed.ok ? ok('changed') : changed;
    },

    sendConfirmation: async (session: Session, asking: Asking): Outcome<null, typeof sendConfirmation> => {
      const user = await findUser(database.kysely, session.uid);
      if (!user || user.emailVerified || !mail.delivers) return ok(null);
      const limited = limits.mail(asking.peer, user.email);
      if (limited) return err(limited);
      sendLinkSoon(user.uid, user.email, 'confirm-address', asking);
      return ok(null);
    },

    confirmAddress: async (token: string, asking: Asking): Outcome<null, typeof confirmAddress> => {
      const link = await spend(token, 'confirm-address');
      return link.ok ? takeAddress(link.value.uid, { email: link.value.address, isVerified: true }, asking) : link;
    },

    confirmPassword,
  };

  /** Creates an account with its role. If it cannot be created, the invitation can be used again. */
  async function createAdmitted(
    attempt: Attempt,
    displayName: string,
    asking: Asking,
    invitation: string | null,
  ): Outcome<SignedIn, typeof createAccount> {
    const created = await createByBetterAuth(attempt, displayName, asking).catch(async (error: unknown) => {
      await admission.giveBack(invitation);
      throw error;
    });
    if (!created.ok) {
      await admission.giveBack(invitation);
      return created;
    }
    const { uid } = created.value.user;
    await admission.assignRole(uid, invitation); // if it fails, the account exists, so the invitation stays used
    return ok({ ...created.value, user: (await findUser(database.kysely, uid)) ?? created.value.user });
  }

  async function createByBetterAuth(
    attempt: Attempt,
    displayName: string,
    asking: Asking,
  ): Outcome<SignedIn, typeof createAccount> {
    const { email, password, sharedComputer } = attempt;
    const body = { name: displayName, email, password, rememberMe: !sharedComputer };
    try {
      const { token, user } = await betterAuth.api.signUpEmail({ body, headers: forBetterAuth(asking.headers) });
      return ok(await signedIn(user.id, token, sharedComputer));
    } catch (error) {
      if (await findUidByEmail(database.kysely, email)) return err({ code: 'account/address-in-use' });
      throw error;
    }
  }

  async function signInByBetterAuth(attempt: Attempt, asking: Asking): Outcome<SignedIn, typeof signIn> {
    const { email, password, sharedComputer } = attempt;
    const body = { email, password, rememberMe: !sharedComputer };
    try {
      const { token, user } = await betterAuth.api.signInEmail({ body, headers: forBetterAuth(asking.headers) });
      return ok(await signedIn(user.id, token, sharedComputer));
    } catch (error) {
      if (error instanceof APIError && error.statusCode === 401) return err({ code: 'account/credentials-wrong' });
      if (error instanceof APIError && error.body?.code === disabledCode) return err({ code: disabledCode });
      throw error;
    }
  }

  async function signedIn(uid: string, token: string | null, sharedComputer: boolean): Promise<SignedIn> {
    const user = await findUser(database.kysely, uid);
    if (!user || token === null) throw new Error('the user or session of a completed sign-in is missing');
    return { user, token, sharedComputer };
  }

  /**
   * Confirms the identity of the user, because an unlocked screen is not enough authority for an irreversible action.
   */
  async function confirmPassword(
    session: Session,
    password: string,
    { peer }: Asking,
  ): Promise<Result<null, NotConfirmed>> {
    const hash = await findPasswordHash(database.kysely, session.uid);
    if (hash === null) return freshlySignedIn(session) ? ok(null) : err({ code: 'account/sign-in-again' });
    if (password === '') return err({ code: 'account/password-missing' });
    const limited = limits.signIn(peer, session.uid);
    if ('code' in limited) return err(limited);
    if (!mayBePassword(password) || !(await verifyPassword(hash, password))) {
      return err({ code: 'account/credentials-wrong' });
    }
    limited.succeeded();
    return ok(null);
  }

  async function setPassword(uid: string, password: string): Promise<void> {
    const { internalAdapter } = await betterAuth.$context;
    const hash = await hashPassword(password);
    if ((await findPasswordHash(database.kysely, uid)) === null) {
      await internalAdapter.createAccount({ userId: uid, providerId: 'credential', accountId: uid, password: hash });
    } else {
      await internalAdapter.updatePassword(uid, hash);
    }
    await expireLinks(database.kysely, uid, Date.now());
  }

  async function takeAddress(
    uid: string,
    { email, isVerified }: { readonly email: string; readonly isVerified: boolean },
    { headers }: Asking,
  ): Promise<Result<null, AddressNotTaken>> {
    const before = await findUser(database.kysely, uid);
    if (!before) return err({ code: 'account/link-expired' });
    const owner = await findUidByEmail(database.kysely, email);
    if (owner !== null && owner !== uid) return err({ code: 'account/address-in-use' });
    await setEmail(database.kysely, uid, email, isVerified);
    if (before.email !== email) {
      await expireLinks(database.kysely, uid, Date.now());
      const to = { address: before.email, language: requestLanguage(headers) };
      if (mail.delivers) background(() => mail.send(to, 'address-changed', { address: email }));
    }
    return ok(null);
  }

  async function spend(
    token: string,
    purpose: LinkPurpose,
  ): Promise<Result<{ readonly uid: string; readonly address: string }, LinkSpent>> {
    const taken = await takeLink(database.kysely, { tokenHash: hashToken(token), purpose, now: Date.now() });
    if (taken === 'used') return err({ code: 'account/link-used' });
    if (taken === 'expired') return err({ code: 'account/link-expired' });
    return ok(taken);
  }

  function sendLinkSoon(uid: string, address: string, purpose: LinkPurpose, { headers }: Asking): void {
    const to = { address, language: requestLanguage(headers) };
    background(() => sendLink(uid, to, purpose));
  }

  async function sendLink(uid: string, to: Recipient, purpose: LinkPurpose): Promise<void> {
    const link = await createAccountLink(database.kysely, parts.origin, { uid, address: to.address, purpose });
    await mail.send(to, purpose, { link });
  }
}

const freshMilliseconds = 15 * 60 * 1000;

function freshlySignedIn(session: Session): boolean {
  return Date.now() - session.createdAt < freshMilliseconds;
}

/** Copies only the header that names the device, because Better Auth needs no other. */
function forBetterAuth(headers: Headers): Headers {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 300) });
}
