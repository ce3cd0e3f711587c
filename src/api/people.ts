import * as z from '#schema';
import { addressInvalid, passwordConfirmation } from './account/refusals.ts';
import { text } from './account/text.ts';
import { answer, endpoint, json, nothing, type ReadAs, refusal } from './endpoint/endpoint.ts';

/** Only the owner of the server may send these requests. */
const ownerOnly = refusal(403, 'people/owner-only');
const accountNotFound = refusal(404, 'people/account-not-found');
/** The owner cannot disable or delete the owner here. */
const yourself = refusal(409, 'people/yourself');
const invitationNotFound = refusal(404, 'people/invitation-not-found');

/** An account as the owner of the server sees it, never what is in it. Instants are UTC milliseconds. */
const person = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: z.enum(['owner', 'member']),
  disabled: z.boolean(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
});

export type Person = ReadAs<typeof person>;

const invitation = z.object({
  id: z.string(),
  /** For whom the owner meant it. */
  address: z.nullable(z.string()),
  createdAt: z.number(),
  expiresAt: z.number(),
});

export type OpenInvitation = ReadAs<typeof invitation>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'Lists the accounts of the server and the open invitations',
  access: 'session',
  answers: {
    200: answer(
      'The accounts, oldest first, and the invitations, newest first',
      z.object({ people: z.array(person), invitations: z.array(invitation) }),
    ),
  },
  refusals: [ownerOnly],
});

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/people/invitations',
  summary: 'Creates a link that lets one person create an account within 7 days',
  access: 'session',
  body: json(z.object({ address: text })),
  answers: { 201: answer('The link, which is shown only now', z.object({ link: z.string(), invitation })) },
  refusals: [ownerOnly, addressInvalid],
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/people/invitations/:id',
  summary: 'Revokes an invitation',
  access: 'session',
  answers: { 204: nothing('Invitation revoked') },
  refusals: [ownerOnly, invitationNotFound],
});

export const disablePerson = endpoint({
  method: 'POST',
  path: '/api/people/:person/disable',
  summary: 'Disables an account and ends its sessions. Its data stays',
  access: 'session',
  answers: { 204: nothing('Account disabled') },
  refusals: [ownerOnly, accountNotFound, yourself],
});

export const enablePerson = endpoint({
  method: 'POST',
  path: '/api/people/:person/enable',
  summary: 'Enables a disabled account',
  access: 'session',
  answers: { 204: nothing('Account enabled') },
  refusals: [ownerOnly, accountNotFound],
});

/** The password is that of the owner. */
export const deletePerson = endpoint({
  method: 'POST',
  path: '/api/people/:person/delete',
  summary: 'Deletes an account and all its data',
  access: 'session',
  body: json(z.object({ password: text })),
  answers: { 204: nothing('Account deleted') },
  refusals: [ownerOnly, accountNotFound, yourself, ...passwordConfirmation],
});
