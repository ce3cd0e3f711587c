import type { linkExpired, linkUsed } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type LinkPurpose, takeLink } from '../db/account-links.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findPasswordHash } from '../db/users.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Recipient } from '../mail/mail.ts';
import { createAccountLink } from './account-link.ts';
import type { Asking, CredentialParts } from './credential-parts.ts';
import { hashToken } from './session-cookie.ts';

type LinkSpent = Refused<typeof linkUsed | typeof linkExpired>;

interface SpentLink {
  readonly uid: string;
  readonly address: string;
  readonly passwordHash: string | null;
}

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** Creates the operations with links that prove who reads the mail of an address. Each link works once. */
export function createMailedLinks({ background, database, mail, origin }: CredentialParts) {
  return { spend, sendLink, sendLinkSoon };

  /** Uses a link. Returns for whom it was, and the hash of the password that the account had at that moment. */
  async function spend(token: string, purpose: LinkPurpose): Promise<Result<SpentLink, LinkSpent>> {
    const taken = await inTransaction(database.kysely, async (transaction) => {
      const link = await takeLink(transaction, { tokenHash: hashToken(token), purpose, now: Date.now() });
      if (link === 'used' || link === 'expired') return link;
      return { ...link, passwordHash: await findPasswordHash(transaction, link.uid) };
    });
    if (taken === 'used') return err({ code: 'account/link-used' });
    if (taken === 'expired') return err({ code: 'account/link-expired' });
    return ok(taken);
  }

  function sendLinkSoon(uid: string, address: string, purpose: LinkPurpose, { headers }: Asking): void {
    const to = { address, language: requestLanguage(headers) };
    background(() => sendLink(uid, to, purpose));
  }

  async function sendLink(uid: string, to: Recipient, purpose: LinkPurpose): Promise<void> {
    const link = await createAccountLink(database.kysely, origin, { uid, address: to.address, purpose });
    await mail.send(to, purpose, { link });
  }
}
