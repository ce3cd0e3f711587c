import { type User, user } from '#api/account/user.ts';
import * as z from '#schema';
import { isSecure } from '../secure-context/index.ts';
import { storedText, storeText } from '../stored-text/index.ts';

/** The account that is signed in on this device. */
export interface DeviceAccount {
  /** The user as last known. */
  readonly user: User;
  /**
   * A random id, generated at the first sign-in of this user. Databases, channels and the socket are identified by it.
   */
  readonly signInId: string;
  /** Whether the server has ended or forgotten the session. Nothing is sent until the user signs in again. */
  readonly needsSignIn: boolean;
}

const accountKey = 'mensana-account';
/** These markers hold no personal data. */
const signOutKey = 'mensana-sign-out';
const providerKey = 'mensana-at-provider';
const sharedKey = 'mensana-shared-computer';

/**
 * What the device stores about the account between visits. If storage is unavailable, nothing is stored and nothing
 * fails.
 */
export const device = {
  readAccount: (): DeviceAccount | null => parseDeviceAccount(storedText(accountKey)),
  writeAccount: (account: DeviceAccount) => storeText(accountKey, JSON.stringify(account)),
  removeAccount: () => storeText(accountKey, null),

  /** Whether the user has signed out and the server has not ended the session yet. */
  isSignOutPending: () => storedText(signOutKey) !== null,
  /** Whether the stored account is the one that signed out and still has to be removed. */
  isWipePending: () => storedText(signOutKey) === 'wipe',
  markSignOut: (step: 'wipe' | 'end-session') => storeText(signOutKey, step),
  clearSignOutMark: () => storeText(signOutKey, null),

  /** Records that the user is at another sign-in service, so that the server is asked who came back. */
  markProvider: () => storeText(providerKey, '1'),
  takeProviderMark: () => {
    const isMarked = storedText(providerKey) !== null;
    storeText(providerKey, null);
    return isMarked;
  },

  /**
   * Whether this is a shared computer, on which nothing personal is stored. A page that is not secure counts as one.
   */
  isShared: () => !isSecure() || storedText(sharedKey) !== null,
  setShared: (shared: boolean) => storeText(sharedKey, shared ? '1' : null),

  /** Calls the listener when another tab changes any of these values. */
  onChange: (listener: () => void) => {
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === accountKey || key === signOutKey) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

const deviceAccount = z.object({ user, signInId: z.string(), needsSignIn: z._default(z.boolean(), false) });

function parseDeviceAccount(stored: string | null): DeviceAccount | null {
  try {
    return z.safeParse(deviceAccount, JSON.parse(stored ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
