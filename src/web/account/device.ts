import { type User, user } from '#api/account/user.ts';
import * as z from '#schema';
import { isSecure } from '../secure-context/index.ts';

/** The account that is signed in on this device. */
export interface DeviceAccount {
  /** As last known. */
  readonly user: User;
  /** Random, generated at the first sign-in of this person. Databases, channels and the socket carry it. */
  readonly signInId: string;
  /** Whether the server has ended or forgotten the session. The user has to sign in before anything is sent. */
  readonly needsSignIn: boolean;
}

const accountKey = 'mensana-account';
/** These markers hold no personal data. */
const signOutKey = 'mensana-sign-out';
const providerKey = 'mensana-at-provider';
const sharedKey = 'mensana-shared-computer';

/** The device's storage between visits. If it is unavailable, nothing is stored and nothing fails. */
export const device = {
  readAccount: (): DeviceAccount | null => parseDeviceAccount(read(accountKey)),
  writeAccount: (account: DeviceAccount) => write(accountKey, JSON.stringify(account)),
  removeAccount: () => remove(accountKey),

  /** Whether the user has signed out and the server has not ended the session yet. */
  isSignOutPending: () => read(signOutKey) !== null,
  /** Whether the stored account is the one that signed out and still has to be removed. */
  isWipePending: () => read(signOutKey) === 'wipe',
  markSignOut: (step: 'wipe' | 'end-session') => write(signOutKey, step),
  clearSignOutMark: () => remove(signOutKey),

  /** Set while the user is at another sign-in service. The server is then asked who came back. */
  markProvider: () => write(providerKey, '1'),
  takeProviderMark: () => {
    const isMarked = read(providerKey) !== null;
    remove(providerKey);
    return isMarked;
  },

  /**
   * Whether others use this computer too, so that nothing personal is stored on it. Pages that are not secure count as
   * shared.
   */
  isShared: () => !isSecure() || read(sharedKey) !== null,
  setShared: (shared: boolean) => (shared ? write(sharedKey, '1') : remove(sharedKey)),

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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a device without storage asks for sign-in at the next visit
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
