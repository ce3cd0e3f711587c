import { randomBytes } from 'node:crypto';
import type { invitationRefusals, signUpRefusals } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Config } from '../config/config.ts';
import type { Database, Executor } from '../db/database.ts';
import {
  findInvitation,
  giveBackInvitation,
  type Invitation,
  insertInvitation,
  noteInvited,
  takeInvitation,
} from '../db/invitations.ts';
import { claimOwnership, countAccounts, hasOwner, isOldestAccount, type Role } from '../db/members.ts';
import { hashToken } from './session-cookie.ts';

const minute = 60_000;
const life: { readonly [R in Role]: number } = { owner: 30 * minute, member: 7 * 24 * 60 * minute };

export type SignUpRefusal = Refused<(typeof signUpRefusals)[number]>;
export type InvitationRefusal = Refused<(typeof invitationRefusals)[number]>;

/** Decides who may create an account, and who becomes the owner. */
export interface Admission {
  /** Returns the invitation if it can be used now. */
  readonly look: (token: string) => Promise<Result<Invitation, InvitationRefusal>>;
  /**
   * Admits someone who wants to create an account. An invitation is used up, so call `giveBack` if that fails.
   *
   * @param token the token of an invitation; empty for none
   * @returns the hash of the invitation, or null if none was used
   */
  readonly admit: (token: string) => Promise<Result<string | null, SignUpRefusal>>;
  readonly giveBack: (invitation: string | null) => Promise<void>;
  /**
   * Gives a new account its role, and notes who used the invitation. On a server that only this machine can reach, the
   * first account of all becomes the owner.
   */
  readonly assignRole: (uid: string, invitation: string | null) => Promise<void>;
  /**
   * Returns whether there is no owner and only a link creates one: for example because the previous one left, or because
   * the server stopped while the owner's account was created. If only this machine can reach a server without accounts,
   * the first account becomes the owner, and no link is needed.
   */
  readonly needsOwner: () => Promise<boolean>;
  /**
   * Returns a link that creates the owner, if one is needed. Earlier ones stay valid until they expire, because they are
   * those of other servers on the database.
   */
  readonly missingOwnerLink: () => Promise<string | null>;
}

type AdmissionConfig = Pick<Config, 'signUp' | 'isLocal'>;

/** @param origin the origin of links */
export function createAdmission(database: Database, config: AdmissionConfig, origin: string): Admission {
  const { kysely } = database;

  async function look(token: string): Promise<Result<Invitation, InvitationRefusal>> {
    const found = await findInvitation(kysely, hashToken(token), Date.now());
    if (found === null || found.state === 'expired') return err({ code: 'account/link-expired' });
    if (found.state === 'used') return err({ code: 'account/link-used' });
    if (found.state === 'revoked') return err({ code: 'account/invitation-revoked' });
    if (found.role === 'owner') return (await hasOwner(kysely)) ? err({ code: 'account/link-used' }) : ok(found);
    return config.signUp === 'closed' ? err({ code: 'account/sign-up-closed' }) : ok(found);
  }

  async function needsOwner(): Promise<boolean> {
    if (await hasOwner(kysely)) return false;
    return !config.isLocal || (await countAccounts(kysely)) > 0;
  }

  return {
    look,
    admit: async (token) => {
      if (token === '') {
        if (config.signUp === 'open') return ok(null);
        return err({ code: config.signUp === 'closed' ? 'account/sign-up-closed' : 'account/invitation-required' });
      }
      const found = await look(token);
      if (!found.ok) return found;
      const { tokenHash } = found.value;
      return (await takeInvitation(kysely, tokenHash, Date.now())) ? ok(tokenHash) : err({ code: 'account/link-used' });
    },
    giveBack: async (invitation) => {
      if (invitation !== null) await giveBackInvitation(kysely, invitation);
    },
    assignRole: async (uid, invitation) => {
      const used = invitation === null ? null : await findInvitation(kysely, invitation, Date.now());
      if (used !== null) await noteInvited(kysely, used.tokenHash, uid);
      const isFirst = config.isLocal && (await isOldestAccount(kysely, uid));
      if (used?.role === 'owner' || isFirst) await claimOwnership(kysely, uid);
    },
    needsOwner,
    missingOwnerLink: async () => {
      if (!(await needsOwner())) return null;
      return (await createInvitation(kysely, origin, { role: 'owner', address: null })).link;
    },
  };
}

/** Creates a link that allows one person to create an account. Only its hash is stored. */
export async function createInvitation(
  executor: Executor,
  origin: string,
  { role, address }: Pick<Invitation, 'role' | 'address'>,
): Promise<{ readonly link: string; readonly invitation: Invitation }> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const invitation = { tokenHash: hashToken(token), role, address, createdAt: now, expiresAt: now + life[role] };
  await insertInvitation(executor, invitation);
  // The token is in the fragment, so that it appears in no server's log and no `Referer`.
  return { link: `${origin}/login#invitation=${token}`, invitation };
}
