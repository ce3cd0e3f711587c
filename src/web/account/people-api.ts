import type { OpenInvitation, Person } from '#api/people.ts';
import { deletePerson, disablePerson, enablePerson, invitePerson, listPeople, revokeInvitation } from '#api/people.ts';
import { ask, nothing, type Outcome } from './ask.ts';

/** What the owner of the server does with its accounts. */
export const peopleApi = {
  list: (): Outcome<{ readonly people: readonly Person[]; readonly invitations: readonly OpenInvitation[] }> =>
    ask(listPeople, {}, (body) => body),
  /** @returns the link, which the server does not show again */
  invite: (address: string) => ask(invitePerson, { body: { address } }, ({ link }) => link),
  revoke: (id: string) => ask(revokeInvitation, { params: { id } }, nothing),
  disable: (person: string) => ask(disablePerson, { params: { person } }, nothing),
  enable: (person: string) => ask(enablePerson, { params: { person } }, nothing),
  delete: (person: string, password: string) => ask(deletePerson, { params: { person }, body: { password } }, nothing),
};
