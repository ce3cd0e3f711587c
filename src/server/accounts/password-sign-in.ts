import { APIError } from 'better-auth/api';
import type { createAccount, signIn } from '#api/account/index.ts';
import { err, ok } from '#domain/kernel/result.ts';
import type { Database } from '../db/database.ts';
import { findPasswordHash, findUidByEmail, findUser } from '../db/users.ts';
import { disabledCode } from './better-auth.ts';
import type { Asking, Attempt, CredentialParts, Outcome, SignedIn } from './credential-parts.ts';
import { parseEmailAddress } from './email-address.ts';
import type { MailedLinks } from './mailed-links.ts';
import { checkNewPassword, mayBePassword } from './passwords.ts';

/** Creates the operations that create an account with a password, and sign in with one. */
export function createPasswordSignIn(parts: CredentialParts, { sendLinkSoon }: MailedLinks) {
  const { admission, config, database, limits, mail } = parts;

  return {
    create: async (
      { displayName, invitation, ...attempt }: Attempt & { readonly displayName: string; readonly invitation: string },
      asking: Asking,
    ): Outcome<SignedIn, typeof createAccount> => {
      const email = parseEmailAddress(attempt.email);
      if (!email.ok) return email;
      const password = checkNewPassword(attempt.password, config.passwordMin);
      if (!password.ok) return password;
      const limited = await limits.creation(asking.peer);
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
      const limited = await limits.signIn(asking.peer, email.value);
      if ('code' in limited) return err(limited);
      if (!mayBePassword(attempt.password)) return err({ code: 'account/credentials-wrong' });
      const signedIn = await signInWithStoredPassword(parts, { ...attempt, email: email.value }, asking);
      if (signedIn.ok) await limited.succeeded();
      return signedIn;
    },
  };

  /** Creates an account with its role. If it cannot be created, the invitation can be used again. */
  async function createAdmitted(
    attempt: Attempt,
    displayName: string,
    asking: Asking,
    invitation: string | null,
  ): Outcome<SignedIn, typeof createAccount> {
    const created = await createByBetterAuth(parts, attempt, displayName, asking).catch(async (error: unknown) => {
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
}

type ByBetterAuth = Pick<CredentialParts, 'betterAuth' | 'database' | 'sessions'>;

async function createByBetterAuth(
  { betterAuth, database }: ByBetterAuth,
  attempt: Attempt,
  displayName: string,
  asking: Asking,
): Outcome<SignedIn, typeof createAccount> {
  const { email, password, sharedComputer } = attempt;
  const body = { name: displayName, email, password, rememberMe: !sharedComputer };
  try {
    const { token, user } = await betterAuth.api.signUpEmail({ body, headers: forBetterAuth(asking.headers) });
    return ok(await signedIn(database, user.id, token, sharedComputer));
  } catch (error) {
    if (await findUidByEmail(database.kysely, email)) return err({ code: 'account/address-in-use' });
    throw error;
  }
}

/**
 * Signs in, unless the password was changed meanwhile: the change ends the sessions that exist, and the new one may have
 * come too late for that. It is stored before the password is read again, so one of the two sees the other. Nobody has
 * its token yet.
 */
async function signInWithStoredPassword(
  parts: ByBetterAuth,
  attempt: Attempt,
  asking: Asking,
): Outcome<SignedIn, typeof signIn> {
  const { kysely } = parts.database;
  const known = await findUidByEmail(kysely, attempt.email);
  const hash = known === null ? null : await findPasswordHash(kysely, known);
  const outcome = await signInByBetterAuth(parts, attempt, asking);
  if (!outcome.ok) return outcome;
  const { user, token } = outcome.value;
  if ((await findPasswordHash(kysely, user.uid)) === hash) return outcome;
  await parts.sessions.end(user.uid, (each) => each.token === token, 'credentials-changed');
  return err({ code: 'account/credentials-wrong' });
}

async function signInByBetterAuth(
  { betterAuth, database }: ByBetterAuth,
  attempt: Attempt,
  asking: Asking,
): Outcome<SignedIn, typeof signIn> {
  const { email, password, sharedComputer } = attempt;
  const body = { email, password, rememberMe: !sharedComputer };
  try {
    const { token, user } = await betterAuth.api.signInEmail({ body, headers: forBetterAuth(asking.headers) });
    return ok(await signedIn(database, user.id, token, sharedComputer));
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) return err({ code: 'account/credentials-wrong' });
    if (error instanceof APIError && error.body?.code === disabledCode) return err({ code: disabledCode });
    throw error;
  }
}

async function signedIn(
  database: Database,
  uid: string,
  token: string | null,
  sharedComputer: boolean,
): Promise<SignedIn> {
  const user = await findUser(database.kysely, uid);
  if (!user || token === null) throw new Error('the user or session of a completed sign-in is missing');
  return { user, token, sharedComputer };
}

/** Copies only the header that names the device, because Better Auth needs no other. */
function forBetterAuth(headers: Headers): Headers {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 300) });
}
