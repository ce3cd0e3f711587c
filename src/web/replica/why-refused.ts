import type { CloseReason } from '#sync/client/socket.ts';
import { accountApi } from '../account/index.ts';

/**
 * Asks the account endpoints why the hub refused this device. Only a well-formed refusal is trusted; anything else is a
 * network error.
 */
export async function whyRefused(uid: string): Promise<CloseReason> {
  const answer = await accountApi.current();
  if (answer.ok) return answer.value.uid === uid ? 'blocked' : 'sign-in';
  switch (answer.error.code) {
    case 'account/session-unknown':
      return 'sign-in';
    case 'account/session-revoked':
      return answer.error.uid === uid ? 'session-revoked' : 'sign-in';
    case 'account/deleted':
      return answer.error.uid === uid ? 'account-deleted' : 'sign-in';
    default:
      return 'lost';
  }
}
