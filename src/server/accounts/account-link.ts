import { randomBytes } from 'node:crypto';
import { insertLink, type LinkPurpose } from '../db/account-links.ts';
import type { Executor } from '../db/database.ts';
import { hashToken } from './session-cookie.ts';

const hour = 60 * 60 * 1000;
const linkLife: { readonly [P in LinkPurpose]: number } = { 'reset-password': hour, 'confirm-address': 24 * hour };

interface LinkFor {
  readonly uid: string;
  readonly address: string;
  readonly purpose: LinkPurpose;
}

/** Creates a link that works once. Only the hash of its token is stored. */
export async function createAccountLink(
  executor: Executor,
  origin: string,
  { uid, address, purpose }: LinkFor,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const link = { tokenHash: hashToken(token), uid, purpose, address, expiresAt: now + linkLife[purpose] };
  await insertLink(executor, link, now);
  // The token is in the fragment, so that it appears in no server's log and no `Referer`.
  return `${origin}/login#${purpose}=${token}`;
}
