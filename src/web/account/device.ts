import { type User, user } from '#api/account/user.ts';
import * as z from '#schema';
import { isSecure } from '../secure-context/index.ts';

/** Who is signed in on this device. */
export interface DeviceAccount {
  /** As last known. */
  readonly user: User;
  /** Random, drawn at the first sign-in of this person; databases, channels and the socket carry it. */
  readonly signInId: string;
  /** Whether the server has ended or forgotten the session: the person has to sign in before anything is sent. */
  readonly needsSignIn: boolean;
}

const accountKey = 'mensana-account';
/** The marks say nothing about a person. */
const signOutKey = 'mensana-sign-out';
const providerKey = 'mensana-at-provider';
const sharedKey = 'mensana-shared-computer';

/** The device's memory between visits; where it cannot be used, nothing is remembered and nothing fails. */
export const device = {
  readAccount: (): DeviceAccount | null => parseDeviceAccount(read(accountKey)),
  writeAccount: (account: DeviceAccount) => write(accountKey, JSON.stringify(account)),
  removeAccount: () => remove(accountKey),

  /** Stands from the moment a person leaves until the server has ended the session. */
  isSignOutPending: () => read(signOutKey) !== null,
  /** Whether the account that is stored here is the one that left, and has to go yet. */
  isWipePending: () => read(signOutKey) === 'wipe',
  markSignOut: (step: 'wipe' | 'end-session') => write(signOutKey, step),
  clearSignOutMark: () => remove(signOutKey),

  /** Stands while the person is at another sign-in service: then the server is asked who came back. */
  markProvider: () => write(providerKey, '1'),
  takeProviderMark: () => {
    const isMarked = read(providerKey) !== null;
    remove(providerKey);
    return isMarked;
  },

  /** A computer that others use too: nothing of a person is kept on it. So is any page that is not secure. */
  isShared: () => !isSecure() || read(sharedKey) !== null,
  setShared: (shared: boolean) => (shared ? write(sharedKey, '1') : remove(sharedKey)),

  /** When another tab changes any of it. */
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
    // a device that stores nothing asks for sign-in at the next visit
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
