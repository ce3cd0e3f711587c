/** Where the account part keeps who is signed in on this device, and whether they have just left. */
const accountKey = 'mensana-account';
const signOutKey = 'mensana-sign-out';

/**
 * Tells whether a sign-in still is the device's. It reads what all tabs share, so that a tab that slept through a
 * sign-out knows of it before it writes. A device that could not remember the sign-in when this is made, cannot tell.
 */
export function signInWatch(signInId: string): () => boolean {
  if (storedSignIn() !== signInId) return () => true;
  return () => storedSignIn() === signInId && read(signOutKey) !== 'wipe';
}

function storedSignIn(): unknown {
  try {
    const account: unknown = JSON.parse(read(accountKey) ?? 'null');
    return typeof account === 'object' && account !== null && 'signInId' in account ? account.signInId : null;
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
