import type { changeAddress, confirmAddress, sendConfirmation } from '#api/account/index.ts';
import type { addressInUse, linkExpired } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { expireLinks } from '../db/account-links.ts';
import { findUidByEmail, findUser, setEmail } from '../db/users.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Session } from '../http/session.ts';
import type { Asking, CredentialParts, Outcome } from './credential-parts.ts';
import { parseEmailAddress } from './email-address.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { ConfirmPassword } from './password-confirmation.ts';

type AddressNotTaken = Refused<typeof addressInUse | typeof linkExpired>;

/** Creates the operations that change and confirm the email address of an account. */
export function createAddressChanges(
  { background, database, limits, mail }: CredentialParts,
  { sendLinkSoon, spend }: MailedLinks,
  confirmPassword: ConfirmPassword,
) {
  return {
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
        (await limits.addressChange(session.uid)) ??
        (mail.delivers ? await limits.mail(asking.peer, email.value) : null);
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
      const limited = await limits.mail(asking.peer, user.email);
      if (limited) return err(limited);
      sendLinkSoon(user.uid, user.email, 'confirm-address', asking);
      return ok(null);
    },

    confirmAddress: async (token: string, asking: Asking): Outcome<null, typeof confirmAddress> => {
      const link = await spend(token, 'confirm-address');
      return link.ok ? takeAddress(link.value.uid, { email: link.value.address, isVerified: true }, asking) : link;
    },
  };

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
}
