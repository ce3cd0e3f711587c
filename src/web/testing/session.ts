import { accountState, type SignedIn, setAccountState } from '../account/state.ts';

/** Changes the session of the user, as an answer of the server would. */
export function setSession(session: SignedIn['session']): void {
  const account = accountState();
  if (account.kind !== 'signed-in') throw new Error('Nobody is signed in');
  setAccountState({ ...account, session });
}
