import type { Hono } from 'hono';
import { deletePerson, disablePerson, enablePerson, invitePerson, listPeople, revokeInvitation } from '#api/people.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Database } from '../db/database.ts';
import * as invitations from '../db/invitations.ts';
import * as members from '../db/members.ts';
import { findUser } from '../db/users.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { type OriginRule, senderOf, sharedLinkOrigin } from '../http/origin.ts';
import { routesOn } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { createInvitation } from './admission.ts';
import type { Asking, Credentials } from './credentials.ts';
import type { AccountDeletion } from './deletion.ts';
import { parseEmailAddress } from './email-address.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  readonly credentials: Credentials;
  readonly database: Database;
  readonly deletion: AccountDeletion;
  readonly origins: OriginRule;
  readonly sessions: Sessions;
}

/** Adds the routes with which the owner manages the accounts of the server. */
export function addPeopleRoutes(routes: Hono<Environment>, parts: Parts): void {
  const { credentials, database, deletion, origins, sessions } = parts;
  const { kysely } = database;
  const route = routesOn(routes, sessions.of);
  routes.use('/api/people', notStored);
  routes.use('/api/people/*', notStored);

  route(listPeople, async ({ session }) => {
    if (!(await isOwner(session))) return ownerOnly;
    const open = await invitations.listOpenInvitations(kysely, Date.now());
    return ok({ status: 200, body: { people: await members.listPeople(kysely), invitations: open.map(shown) } });
  });

  route(invitePerson, async ({ context, session, body }) => {
    if (!(await isOwner(session))) return ownerOnly;
    const address = body.address === '' ? ok(null) : parseEmailAddress(body.address);
    if (!address.ok) return address;
    const origin = sharedLinkOrigin(senderOf(context.req.raw.headers), origins);
    const { link, invitation } = await createInvitation(kysely, origin, { role: 'member', address: address.value });
    return ok({ status: 201, body: { link, invitation: shown(invitation) } });
  });

  route(revokeInvitation, async ({ session, params }) => {
    if (!(await isOwner(session))) return ownerOnly;
    const revoked = await invitations.revokeInvitation(kysely, params.id, Date.now());
    return revoked ? done : err({ code: 'people/invitation-not-found' });
  });

  route(disablePerson, async ({ session, params }) => {
    const other = await otherPerson(session, params.person);
    if (!other.ok) return other;
    await members.setDisabled(kysely, other.value, Date.now());
    await sessions.end(other.value, () => true, 'account-disabled');
    return done;
  });

  route(enablePerson, async ({ session, params }) => {
    if (!(await isOwner(session))) return ownerOnly;
    if ((await findUser(kysely, params.person)) === null) return notFound;
    // a sign-in at the moment of disabling may have left a session, which would count again
    await sessions.end(params.person, () => true, 'account-disabled');
    await members.setDisabled(kysely, params.person, null);
    return done;
  });

  route(deletePerson, async ({ context, session, params, body }) => {
    const other = await otherPerson(session, params.person);
    if (!other.ok) return other;
    const known = await credentials.confirmPassword(session, body.password, asking(context));
    if (!known.ok) return known;
    await deletion.delete(other.value);
    return done;
  });

  async function isOwner(session: Session): Promise<boolean> {
    return (await members.roleOf(kysely, session.uid)) === 'owner';
  }

  /** Returns the uid of an account that the owner may disable or delete. */
  async function otherPerson(session: Session, uid: string): Promise<Result<string, (typeof refusals)[number]>> {
    if (!(await isOwner(session))) return ownerOnly;
    if (uid === session.uid) return err({ code: 'people/yourself' });
    return (await findUser(kysely, uid)) === null ? notFound : ok(uid);
  }
}

const done = ok({ status: 204, body: undefined } as const);
const refusals = [
  { code: 'people/owner-only' },
  { code: 'people/account-not-found' },
  { code: 'people/yourself' },
] as const;
const ownerOnly = err(refusals[0]);
const notFound = err(refusals[1]);

function shown({ tokenHash, address, createdAt, expiresAt }: invitations.Invitation) {
  return { id: tokenHash, address, createdAt, expiresAt };
}

async function notStored(context: RequestContext, next: () => Promise<void>): Promise<void> {
  await next();
  context.res.headers.set('Cache-Control', 'no-store');
}

function asking(context: RequestContext): Asking {
  return { peer: context.var.peer, headers: context.req.raw.headers };
}
