import type { Executor } from './database.ts';
import type { Role } from './members.ts';

type InvitationRow = {
  readonly token_hash: string;
  readonly role: Role;
  readonly address: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
  readonly used_by: string | null;
  readonly revoked_at: number | null;
};

type InvitationTables = { readonly invitation: InvitationRow };

/** A link that allows one person to create an account. The link of the owner has the role `owner`. */
export interface Invitation {
  readonly tokenHash: string;
  readonly role: Role;
  /** For whom it is meant, to recognise it in the list. Anyone who has the link may use another address. */
  readonly address: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'revoked';

const keptAfterExpiry = 30 * 24 * 60 * 60 * 1000; // a late click still gets an explanation

/** Stores an invitation. */
export async function insertInvitation(executor: Executor, invitation: Invitation): Promise<void> {
  const { createdAt, expiresAt } = invitation;
  await tables(executor)
    .deleteFrom('invitation')
    .where('expires_at', '<', createdAt - keptAfterExpiry)
    .execute();
  await tables(executor)
    .insertInto('invitation')
    .values({
      token_hash: invitation.tokenHash,
      role: invitation.role,
      address: invitation.address,
      created_at: createdAt,
      expires_at: expiresAt,
      used_at: null,
      used_by: null,
      revoked_at: null,
    })
    .execute();
}

/** Returns an invitation and its state, or null if it is unknown. */
export async function findInvitation(
  executor: Executor,
  tokenHash: string,
  now: number,
): Promise<(Invitation & { readonly state: InvitationState }) | null> {
  const row = await tables(executor)
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row === undefined ? null : { ...toInvitation(row), state: stateOf(row, now) };
}

/**
 * Uses an open invitation. If two requests with the same invitation arrive at once, only one of them succeeds.
 *
 * @returns whether it was open
 */
export async function takeInvitation(executor: Executor, tokenHash: string, now: number): Promise<boolean> {
  const taken = await tables(executor)
    .updateTable('invitation')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Opens an invitation again whose account could not be created. */
export async function giveBackInvitation(executor: Executor, tokenHash: string): Promise<void> {
  await tables(executor)
    .updateTable('invitation')
    .set({ used_at: null })
    .where('token_hash', '=', tokenHash)
    .where('used_by', 'is', null)
    .execute();
}

export async function noteInvited(executor: Executor, tokenHash: string, uid: string): Promise<void> {
  await tables(executor).updateTable('invitation').set({ used_by: uid }).where('token_hash', '=', tokenHash).execute();
}

/** @returns whether it was open */
export async function revokeInvitation(executor: Executor, tokenHash: string, now: number): Promise<boolean> {
  const revoked = await tables(executor)
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('role', '=', 'member')
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Revokes all links for the owner that were not used. */
export async function revokeOwnerLinks(executor: Executor, now: number): Promise<void> {
  await tables(executor)
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('role', '=', 'owner')
    .where('used_at', 'is', null)
    .execute();
}

/** Returns the invitations that can still be used, newest first. Links for the owner are not among them. */
export async function listOpenInvitations(executor: Executor, now: number): Promise<readonly Invitation[]> {
  const rows = await tables(executor)
    .selectFrom('invitation')
    .selectAll()
    .where('role', '=', 'member')
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toInvitation);
}

/** Removes all invitations after a restore, because the backup has ones that were used or revoked since. */
export async function forgetInvitations(executor: Executor): Promise<void> {
  await tables(executor).deleteFrom('invitation').execute();
}

function stateOf(row: InvitationRow, now: number): InvitationState {
  if (row.used_at !== null) return 'used';
  if (row.revoked_at !== null) return 'revoked';
  return row.expires_at > now ? 'open' : 'expired';
}

function toInvitation(row: InvitationRow): Invitation {
  return {
    tokenHash: row.token_hash,
    role: row.role,
    address: row.address,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

function tables(executor: Executor) {
  return executor.withTables<InvitationTables>();
}
