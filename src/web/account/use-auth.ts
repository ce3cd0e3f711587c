import { useSyncExternalStore } from 'react';
import type { User } from '#api/account/index.ts';
import { leave } from './account.ts';
import { type AccountState, accountState, onAccountChange } from './state.ts';

export interface Auth {
  /** Null while nobody is signed in. */
  readonly user: User | null;
  /** Whether it is not known yet who is signed in. */
  readonly loading: boolean;
  /** Signs out; `stayed` when something asked the person and they changed their mind. */
  readonly logout: () => Promise<'left' | 'stayed'>;
}

export function useAuth(): Auth {
  const state = useAccount();
  return { user: state.kind === 'signed-in' ? state.user : null, loading: state.kind === 'loading', logout: leave };
}

/** All that is known about the account, for those who need the sign-in id or how the session stands. */
export function useAccount(): AccountState {
  return useSyncExternalStore(onAccountChange, accountState);
}
