import { err, ok, type Result } from '#domain/kernel/result.ts';
import { createAccountLink } from '../accounts/account-link.ts';
import { createInvitation } from '../accounts/admission.ts';
import { parseEmailAddress } from '../accounts/email-address.ts';
import { makeOwner } from '../accounts/make-owner.ts';
import type { Executor } from '../db/database.ts';
import { revokeOwnerLinks } from '../db/invitations.ts';
import { isDisabled, listPeople, ownerOf, type Person } from '../db/members.ts';
import { findUidByEmail, findUser } from '../db/users.ts';
import type { Command, CommandError } from './command.ts';
import { originOf } from './origin-of.ts';
import { withDatabase } from './with-database.ts';

export const invite: Command = {
  usage: 'invite [--email ADDRESS]',
  summary: 'Prints a link that lets one person create an account within 7 days',
  help: [
    'The link works once. Its owner can revoke it in Profile, under People. The address only labels it there:',
    'the person who opens the link chooses their own. No email is sent.',
  ].join('\n'),
  positionals: 0,
  options: { email: { type: 'string' } },
  run: ({ config, values }) =>
    withDatabase(config, async ({ kysely }) => {
      if (config.signUp === 'closed') return fail('SIGN_UP is closed, so no invitation works. Set it to invite.');
      const given = typeof values.email === 'string' ? parseEmailAddress(values.email) : ok(null);
      if (!given.ok) return fail('The address after --email is not an email address.');
      const { link } = await createInvitation(kysely, originOf(config), { role: 'member', address: given.value });
      return ok(`${link}\nThis link creates one account. It expires in 7 days.`);
    }),
};

export const ownerLink: Command = {
  usage: 'owner-link',
  summary: 'Prints a link that creates the account of the owner within 30 minutes',
  help: [
    'Each start of a server that others can reach prints such a link, too, as long as there is no owner.',
    'This command revokes earlier links.',
    'There is one owner. If you are the owner and forgot your password, use reset-password.',
    'To make an existing account the owner, use owner.',
  ].join('\n'),
  positionals: 0,
  run: ({ config }) =>
    withDatabase(config, async ({ kysely }) => {
      const uid = await ownerOf(kysely);
      const owner = uid === null ? null : await findUser(kysely, uid);
      if (owner !== null) {
        return fail(`The owner is ${owner.email}. To sign in again: mensana reset-password ${owner.email}`);
      }
      await revokeOwnerLinks(kysely, Date.now());
      const { link } = await createInvitation(kysely, originOf(config), { role: 'owner', address: null });
      return ok(`${link}\nThis link creates the account of the owner. It works once and expires in 30 minutes.`);
    }),
};

export const owner: Command = {
  usage: 'owner ADDRESS',
  summary: 'Makes an existing account the owner, in place of the present one',
  help: [
    'The present owner becomes a member and keeps everything else. If the account is disabled, it is enabled.',
    'The server may run. To see who the owner is, use users.',
  ].join('\n'),
  positionals: 1,
  run: ({ config, positionals: [given] }) =>
    withDatabase(config, async ({ kysely }) => {
      const account = await accountAt(kysely, given, 'owner');
      if (!account.ok) return account;
      await makeOwner(kysely, account.value.uid);
      return ok(`The owner is now ${account.value.email}.`);
    }),
};

export const resetPassword: Command = {
  usage: 'reset-password ADDRESS',
  summary: 'Prints a link with which a person can choose a new password within an hour',
  help: 'The link works once. A new password signs the person out on all devices; nothing on them is lost.',
  positionals: 1,
  run: ({ config, positionals: [given] }) =>
    withDatabase(config, async ({ kysely }) => {
      const account = await accountAt(kysely, given, 'reset-password');
      if (!account.ok) return account;
      const link = await createAccountLink(kysely, originOf(config), {
        uid: account.value.uid,
        address: account.value.email,
        purpose: 'reset-password',
      });
      const said = `${link}\nThis link sets a new password. It works once and expires in an hour.`;
      if (!(await isDisabled(kysely, account.value.uid))) return ok(said);
      return ok(`${said}\nThe account is disabled. To let the person sign in, enable it in Profile, under People.`);
    }),
};

export const users: Command = {
  usage: 'users',
  summary: 'Lists the accounts: address, role, when created and last seen',
  help: 'Never shows what is in an account.',
  positionals: 0,
  run: ({ config }) => withDatabase(config, async ({ kysely }) => ok(table(await listPeople(kysely)))),
};

function table(people: readonly Person[]): string {
  if (people.length === 0) return 'There are no accounts.';
  const rows = people.map((person) => [
    person.email,
    person.role,
    day(person.createdAt),
    day(person.lastSeenAt),
    person.disabled ? 'disabled' : '',
  ]);
  const all = [['ADDRESS', 'ROLE', 'CREATED', 'LAST SEEN', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function day(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Finds the account of an argument. */
async function accountAt(
  kysely: Executor,
  given: string | undefined,
  command: string,
): Promise<Result<{ readonly uid: string; readonly email: string }, CommandError>> {
  if (given === undefined) {
    return err({ message: `Specify the address of the account: mensana ${command} ADDRESS`, isMisused: true });
  }
  const email = parseEmailAddress(given);
  const uid = email.ok ? await findUidByEmail(kysely, email.value) : null;
  if (!email.ok || uid === null)
    return fail(`There is no account with the address ${given}. To list the accounts: mensana users`);
  return ok({ uid, email: email.value });
}

function fail(message: string): { readonly ok: false; readonly error: CommandError } {
  return err({ message });
}
