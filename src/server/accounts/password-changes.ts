import type { changePassword, forgotPassword, resetPassword } from '#api/account/index.ts';
import { err, ok } from '#domain/kernel/result.ts';
import { expireLinks } from '../db/account-links.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { addPasswordHash, findUidByEmail, replacePasswordHash } from '../db/users.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Session } from '../http/session.ts';
import type { Asking, CredentialParts, Outcome } from './credential-parts.ts';
import { parseEmailAddress } from './email-address.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { ConfirmPassword } from './password-confirmation.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';

/** Creates the operations that set a new password. */
export function createPasswordChanges(
  { background, config, database, limits, sessions }: CredentialParts,
  { sendLink, spend }: MailedLinks,
  confirmPassword: ConfirmPassword,
) {
  return {
    /** Gives the same answer, equally fast, whether or not an account with this address exists. */
    forgotPassword: async (given: string, asking: Asking): Outcome<null, typeof forgotPassword> => {
      const email = parseEmailAddress(given);
      if (!email.ok) return email;
      const limited = await limits.mail(asking.peer, email.value);
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
      const { uid, passwordHash } = link.value;
      if (!(await setPassword(uid, passwordHash, password))) return err({ code: 'account/link-expired' });
      await sessions.end(uid, () => true, 'credentials-changed');
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
      if (!(await setPassword(session.uid, known.value, next))) return err({ code: 'account/credentials-wrong' });
      await sessions.end(session.uid, (each) => each.id !== session.sessionId, 'credentials-changed');
      return ok(null);
    },
  };

  /**
   * Sets the password, and invalidates the links that were sent before. Sessions are ended after that is committed,
   * because a sign-in at that moment looks whether its password is still the stored one.
   *
   * @param before the hash that the user was checked against; null if there was none
   * @returns false if another request has set a password since
   */
  async function setPassword(uid: string, before: string | null, password: string): Promise<boolean> {
    const hash = await hashPassword(password);
    return inTransaction(database.kysely, async (transaction) => {
      const isSet =
        before === null
          ? await addPasswordHash(transaction, uid, hash)
          : await replacePasswordHash(transaction, uid, before, hash);
      if (isSet) await expireLinks(transaction, uid, Date.now());
      return isSet;
    });
  }
}
