import type { CloseReason } from '#sync/replica/link.ts';
import { accountApi } from '../account/index.ts';

/** Only a well-formed refusal of the account part says anything: all else is the network. */
export async function whyRefused(uid: string): Promise<CloseReason> {
  const answer = await accountApi.current();
  if (answer.ok) return answer.value.uid === uid ? 'lost' : 'sign-in';
  switch (answer.error.code) {
    case 'account/session-unknown':
      return 'sign-in';
    case 'account/session-revoked':
      return 'session-revoked';
    case 'account/deleted':
      return 'account-deleted';
    default:
      return 'lost';
  }
}
