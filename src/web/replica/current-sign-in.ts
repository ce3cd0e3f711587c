import { storedText } from '../stored-text/index.ts';

/**
 * The account module's storage keys, which tell who is signed in on this device and whether they have just signed out.
 */
const accountKey = 'mensana-account';
const signOutKey = 'mensana-sign-out';

/**
 * Returns a function that returns whether this is still the device's sign-in. It reads storage shared by all tabs, so
 * that a suspended tab notices a sign-out before it writes. If the device has not stored this sign-in when the function
 * is created, the function always returns true.
 */
export function signInWatch(signInId: string): () => boolean {
  if (storedSignIn() !== signInId) return () => true;
  return () => storedSignIn() === signInId && storedText(signOutKey) !== 'wipe';
}

function storedSignIn(): unknown {
  try {
    const account: unknown = JSON.parse(storedText(accountKey) ?? 'null');
    return typeof account === 'object' && account !== null && 'signInId' in account ? account.signInId : null;
  } catch {
    return null;
  }
}
