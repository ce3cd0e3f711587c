import type { Accounts } from '../accounts/index.ts';
import type { RequestContext } from '../http/environment.ts';
import { answerRefusal, refuseRequest } from '../http/refusal.ts';

/** Somebody else's document is as one that does not exist. */
export async function ownDocument(
  context: RequestContext,
  accounts: Accounts,
  work: (uid: string) => Promise<Response>,
): Promise<Response> {
  const session = await accounts.sessionOf(context.req.raw.headers);
  if (!session.ok) return answerRefusal(context, session.error, 401);
  const { uid } = session.value;
  return context.req.param('uid') === uid ? work(uid) : refuseRequest(context, { code: 'request/not-found' });
}
