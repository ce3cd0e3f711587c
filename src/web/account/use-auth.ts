import { useSyncExternalStore } from 'react';
import type { User } from '#api/account/index.ts';
import { leave } from './account.ts';
import { type AccountState, accountState, onAccountChange } from './state.ts';

export interface Auth {
  /** Null while signed out. */
  readonly user: User | null;
  /** Signs out. Resolves to `stayed` if the user cancelled the confirmation. */
  readonly logout: () => Promise<'left' | 'stayed'>;
}

export function useAuth(): Auth {
  const state = useAccount();
  return { user: state.kind === 'signed-in' ? state.user : null, logout: leave };
}

/** Returns the complete account state, for callers that need the sign-in id or the state of the session. */
export function useAccount(): AccountState {
  return useSyncExternalStore(onAccountChange, accountState);
}
