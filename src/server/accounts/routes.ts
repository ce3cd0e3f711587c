import { Hono } from 'hono';
import {
  accountOptions,
  changeAddress,
  changeName,
  changePassword,
  confirmAddress,
  createAccount,
  currentAccount,
  deleteAccount,
  endSession,
  finishProviderSignIn,
  forgotPassword,
  listSessions,
  readInvitation,
  resetPassword,
  sendConfirmation,
  signIn,
  signOut,
  startProviderSignIn,
  type User,
} from '#api/account/index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { setName } from '../db/users.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { limitBody } from '../http/json-body.ts';
import type { OriginRule } from '../http/origin.ts';
import { routesOn } from '../http/route.ts';
import type { Admission } from './admission.ts';
import type { Asking, Credentials, SignedIn } from './credentials.ts';
import type { AccountDeletion } from './deletion.ts';
import type { AccountLimits } from './limits.ts';
import type { OidcSignIn } from './oidc.ts';
import { addPeopleRoutes } from './people-routes.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  readonly admission: Admission;
  readonly config: Config;
  readonly cookie: SessionCookie;
  readonly credentials: Credentials;
  readonly limits: AccountLimits;
  readonly database: Database;
  readonly deletion: AccountDeletion;
  readonly mailDelivers: boolean;
  readonly oidc: OidcSignIn | null;
  readonly origins: OriginRule;
  readonly sessions: Sessions;
  readonly userOf: (uid: string) => Promise<User | null>;
}

type Route = ReturnType<typeof routesOn>;

export function accountRoutes(parts: Parts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const route = routesOn(routes, parts.sessions.of);
  routes.use('/api/account/*', limitBody(16 * 1024));
  routes.use('/api/people/*', limitBody(16 * 1024));
  routes.use('/api/account/*', async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });
  addAccountRoutes(route, parts);
  addSignInRoutes(route, parts);
  addProviderRoutes(route, parts);
  addPasswordRoutes(route, parts);
  addAddressRoutes(route, parts);
  addSessionRoutes(route, parts);
  addPeopleRoutes(routes, parts);
  return routes;
}

function addAccountRoutes(route: Route, parts: Parts): void {
  const { admission, config, cookie, credentials, deletion } = parts;

  route(currentAccount, async ({ context, session }) => {
    const user = await parts.userOf(session.uid);
    if (!user) return err({ code: 'account/session-unknown' });
    const { headers } = context.req.raw;
    const token = cookie.read(headers);
    if (token !== null) context.header('Set-Cookie', cookie.issue(headers, token, session.shared));
    return ok({ status: 200, body: { user } });
  });

  route(changeName, async ({ session, body }) => {
    await setName(parts.database.kysely, session.uid, body.displayName);
    const user = await parts.userOf(session.uid);
    return user ? ok({ status: 200, body: { user } }) : err({ code: 'account/session-unknown' });
  });

  route(accountOptions, async () => {
    const { signUp, passwordMin } = config;
    const provider = config.oidc ? { name: config.oidc.name } : null;
    const needsOwner = await admission.needsOwner();
    return ok({ status: 200, body: { signUp, passwordMin, provider, mail: parts.mailDelivers, needsOwner } });
  });

  route(createAccount, async ({ context, body }) => {
    const created = await credentials.create(body, asking(context));
    return created.ok ? ok({ status: 201, body: welcome(context, cookie, created.value) }) : created;
  });

  route(deleteAccount, async ({ context, session, body }) => {
    const known = await credentials.confirmPassword(session, body.password, asking(context));
    if (!known.ok) return known;
    await deletion.delete(session.uid);
    return done; // the cookie stays, so that other tabs get `account/deleted`
  });
}

function addSignInRoutes(route: Route, { admission, cookie, credentials, limits, sessions }: Parts): void {
  route(readInvitation, async ({ context, body }) => {
    const found = await withLink(limits, context, () => admission.look(body.token));
    if (!found.ok) return found;
    return ok({ status: 200, body: { role: found.value.role, address: found.value.address } });
  });

  route(signIn, async ({ context, body }) => {
    const signedIn = await credentials.signIn(body, asking(context));
    return signedIn.ok ? ok({ status: 200, body: welcome(context, cookie, signedIn.value) }) : signedIn;
  });

  route(signOut, async ({ context }) => {
    const session = await sessions.of(context.req.raw.headers);
    if (session.ok) {
      const { uid, sessionId } = session.value;
      await sessions.end(uid, (each) => each.id === sessionId, 'signed-out');
    }
    context.header('Set-Cookie', cookie.clear(context.req.raw.headers));
    return done;
  });
}

function addProviderRoutes(route: Route, { oidc }: Parts): void {
  if (oidc) {
    route(startProviderSignIn, async ({ context, body }) => {
      const started = await oidc.start(body, context.req.raw.headers);
      if (!started.ok) return started;
      for (const each of started.value.cookies) context.header('Set-Cookie', each, { append: true });
      return ok({ status: 200, body: { url: started.value.url } });
    });
  }

  route(finishProviderSignIn, ({ context }) =>
    oidc ? oidc.finish(context.req.raw) : err({ code: 'request/not-found' }),
  );
}

function addPasswordRoutes(route: Route, { credentials, limits }: Parts): void {
  route(forgotPassword, async ({ context, body }) => {
    const sent = await credentials.forgotPassword(body.email, asking(context));
    return sent.ok ? accepted : sent;
  });

  route(resetPassword, async ({ context, body }) => {
    const reset = await withLink(limits, context, () => credentials.resetPassword(body.token, body.password));
    return reset.ok ? done : reset;
  });

  route(changePassword, async ({ context, session, body }) => {
    const { currentPassword, newPassword } = body;
    const changed = await credentials.changePassword(session, currentPassword, newPassword, asking(context));
    return changed.ok ? done : changed;
  });
}

function addAddressRoutes(route: Route, { credentials, limits }: Parts): void {
  route(changeAddress, async ({ context, session, body }) => {
    const changed = await credentials.changeAddress(session, body, asking(context));
    if (!changed.ok) return changed;
    const state = changed.value;
    return state === 'changed' ? ok({ status: 200, body: { state } }) : ok({ status: 202, body: { state } });
  });

  route(sendConfirmation, async ({ context, session }) => {
    const sent = await credentials.sendConfirmation(session, asking(context));
    return sent.ok ? accepted : sent;
  });

  route(confirmAddress, async ({ context, body }) => {
    const confirmed = await withLink(limits, context, () => credentials.confirmAddress(body.token, asking(context)));
    return confirmed.ok ? done : confirmed;
  });
}

/** Uses the token of a link, unless too many wrong ones came from the network address. */
async function withLink<T, E>(limits: AccountLimits, context: RequestContext, use: () => Promise<Result<T, E>>) {
  const attempt = await limits.link(context.var.peer);
  if ('code' in attempt) return err(attempt);
  const used = await use();
  if (used.ok) await attempt.succeeded();
  return used;
}

function addSessionRoutes(route: Route, { cookie, sessions }: Parts): void {
  route(listSessions, async ({ session }) => {
    const all = await sessions.list(session.uid);
    const listed = all.map(({ id, device, shared, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      device,
      shared,
      createdAt,
      lastUsedAt,
      expiresAt,
      current: id === session.sessionId,
    }));
    return ok({ status: 200, body: { sessions: listed } });
  });

  route(endSession, async ({ context, session, params: { id } }) => {
    const ended = await sessions.end(session.uid, (each) => each.id === id, 'revoked');
    if (ended === 0) return err({ code: 'account/session-not-found' });
    if (id === session.sessionId) context.header('Set-Cookie', cookie.clear(context.req.raw.headers));
    return done;
  });
}

function welcome(
  context: RequestContext,
  cookie: SessionCookie,
  { user, token, sharedComputer }: SignedIn,
): { readonly user: User } {
  context.header('Set-Cookie', cookie.issue(context.req.raw.headers, token, sharedComputer));
  return { user };
}

const done = ok({ status: 204, body: undefined } as const);
const accepted = ok({ status: 202, body: {} } as const);

function asking(context: RequestContext): Asking {
  return { peer: context.var.peer, headers: context.req.raw.headers };
}
