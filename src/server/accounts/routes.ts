import { Hono } from 'hono';
import { z } from 'zod';
import type { Result } from '#domain/kernel/result.ts';
import type { Config } from '../config.ts';
import type { User } from '../db/users.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { limitBody, readJson } from '../http/json-body.ts';
import { answerRefusal, refuseRequest } from '../http/refusal.ts';
import type { Asking, Credentials, SignedIn } from './credentials.ts';
import type { AccountDeletion } from './deletion.ts';
import type { OidcSignIn } from './oidc.ts';
import { type AccountRefusal, statusOf } from './refusals.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Session, Sessions } from './sessions.ts';

interface Parts {
  readonly config: Config;
  readonly cookie: SessionCookie;
  readonly credentials: Credentials;
  readonly deletion: AccountDeletion;
  readonly mailDelivers: boolean;
  readonly oidc: OidcSignIn | null;
  readonly sessions: Sessions;
  readonly userOf: (uid: string) => Promise<User | null>;
}

/** Below `/api/account`. */
export function accountRoutes(parts: Parts): Hono<Environment> {
  const { config, cookie, credentials, deletion, oidc, sessions } = parts;
  const routes = new Hono<Environment>();
  routes.use(limitBody(16 * 1024));
  routes.use(async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });

  routes.get('/', (context) =>
    signedIn(context, async (session) => {
      const user = await parts.userOf(session.uid);
      if (!user) return refuse(context, { code: 'account/session-unknown' });
      const token = cookie.read(context.req.raw.headers);
      if (token !== null) context.header('Set-Cookie', cookie.issue(token, session.shared));
      return context.json({ user });
    }),
  );

  routes.get('/options', (context) =>
    context.json({
      signUp: config.signUp,
      passwordMin: config.passwordMin,
      provider: config.oidc ? { name: config.oidc.name } : null,
      mail: parts.mailDelivers,
    }),
  );

  routes.post('/create', async (context) => {
    const body = await readJson(context, attempt.extend({ displayName }));
    if (!body.ok) return refuseRequest(context, body.error);
    return welcome(context, await credentials.create(body.value, asking(context)), 201);
  });

  routes.post('/sign-in', async (context) => {
    const body = await readJson(context, attempt);
    if (!body.ok) return refuseRequest(context, body.error);
    return welcome(context, await credentials.signIn(body.value, asking(context)), 200);
  });

  /** Right also when the session is gone already: what was asked for is true. */
  routes.post('/sign-out', async (context) => {
    const session = await sessions.of(context.req.raw.headers);
    if (session.ok) {
      const { uid, sessionId } = session.value;
      await sessions.end(uid, (each) => each.id === sessionId, 'signed-out');
    }
    context.header('Set-Cookie', cookie.clear());
    return context.body(null, 204);
  });

  routes.post('/forgot-password', async (context) => {
    const body = await readJson(context, z.object({ email: text }));
    if (!body.ok) return refuseRequest(context, body.error);
    return done(context, await credentials.forgotPassword(body.value.email, asking(context)), 202);
  });

  routes.post('/reset-password', async (context) => {
    const body = await readJson(context, z.object({ token: text, password: text }));
    if (!body.ok) return refuseRequest(context, body.error);
    return done(context, await credentials.resetPassword(body.value.token, body.value.password));
  });

  routes.post('/change-password', (context) =>
    signedIn(context, async (session) => {
      const body = await readJson(context, z.object({ currentPassword: text, newPassword: text }));
      if (!body.ok) return refuseRequest(context, body.error);
      const { currentPassword, newPassword } = body.value;
      return done(context, await credentials.changePassword(session, currentPassword, newPassword, asking(context)));
    }),
  );

  routes.post('/change-address', (context) =>
    signedIn(context, async (session) => {
      const body = await readJson(context, z.object({ email: text, password: text }));
      if (!body.ok) return refuseRequest(context, body.error);
      const changed = await credentials.changeAddress(session, body.value, asking(context));
      if (!changed.ok) return refuse(context, changed.error);
      return context.json({ state: changed.value }, changed.value === 'changed' ? 200 : 202);
    }),
  );

  routes.post('/send-confirmation', (context) =>
    signedIn(context, async (session) =>
      done(context, await credentials.sendConfirmation(session, asking(context)), 202),
    ),
  );

  routes.post('/confirm-address', async (context) => {
    const body = await readJson(context, z.object({ token: text }));
    if (!body.ok) return refuseRequest(context, body.error);
    return done(context, await credentials.confirmAddress(body.value.token));
  });

  routes.get('/sessions', (context) =>
    signedIn(context, async (session) => {
      const all = await sessions.list(session.uid);
      return context.json({
        sessions: all.map(({ id, device, shared, createdAt, lastUsedAt, expiresAt }) => ({
          ...{ id, device, shared, createdAt, lastUsedAt, expiresAt },
          current: id === session.sessionId,
        })),
      });
    }),
  );

  routes.delete('/sessions/:id', (context) =>
    signedIn(context, async (session) => {
      const id = context.req.param('id') ?? '';
      const ended = await sessions.end(session.uid, (each) => each.id === id, 'revoked');
      if (ended === 0) return refuse(context, { code: 'account/session-not-found' });
      if (id === session.sessionId) context.header('Set-Cookie', cookie.clear());
      return context.body(null, 204);
    }),
  );

  routes.post('/delete', (context) =>
    signedIn(context, async (session) => {
      const body = await readJson(context, z.object({ password: text }));
      if (!body.ok) return refuseRequest(context, body.error);
      const known = await credentials.confirmPassword(session, body.value.password, asking(context));
      if (!known.ok) return refuse(context, known.error);
      await deletion.delete(session.uid);
      return context.body(null, 204); // the cookie stays: it is what other tabs are told "deleted" by
    }),
  );

  if (oidc) {
    routes.post('/sign-in/provider', async (context) => {
      const body = await readJson(context, z.object({ next: text, sharedComputer: z.boolean().default(false) }));
      if (!body.ok) return refuseRequest(context, body.error);
      const started = await oidc.start(body.value, context.req.raw.headers);
      if (!started.ok) return refuse(context, started.error);
      for (const each of started.value.cookies) context.header('Set-Cookie', each, { append: true });
      return context.json({ url: started.value.url });
    });
  }

  return routes;

  async function signedIn(context: RequestContext, answer: (session: Session) => Promise<Response>): Promise<Response> {
    const session = await sessions.of(context.req.raw.headers);
    return session.ok ? answer(session.value) : refuse(context, session.error);
  }

  function welcome(context: RequestContext, signed: Result<SignedIn, AccountRefusal>, status: 200 | 201): Response {
    if (!signed.ok) return refuse(context, signed.error);
    const { user, token, sharedComputer } = signed.value;
    context.header('Set-Cookie', cookie.issue(token, sharedComputer));
    return context.json({ user }, status);
  }
}

const text = z.string().max(1000).default('');

/** PostgreSQL's text takes no U+0000, and nobody's name has a control character. */
const displayName = z
  .string()
  .trim()
  .max(200)
  .refine((name) => !/\p{Cc}/u.test(name), 'a name without control characters')
  .default('');

const attempt = z.object({ email: text, password: text, sharedComputer: z.boolean().default(false) });

function asking(context: RequestContext): Asking {
  return { peer: context.var.peer, headers: context.req.raw.headers };
}

function done(context: RequestContext, result: Result<null, AccountRefusal>, status: 202 | 204 = 204): Response {
  if (!result.ok) return refuse(context, result.error);
  return status === 202 ? context.json({}, 202) : context.body(null, 204);
}

function refuse(context: RequestContext, refusal: AccountRefusal): Response {
  return answerRefusal(context, refusal, statusOf[refusal.code]);
}
