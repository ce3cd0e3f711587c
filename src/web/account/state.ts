import type { User } from '#api/account/index.ts';
import { Emitter } from '../lifecycle/index.ts';

export type AccountState =
  /** On a shared computer, which stores no account: until the server has answered. */
  { readonly kind: 'loading' } | { readonly kind: 'signed-out'; readonly because: SignedOutBecause } | SignedIn;

export type SignedOutBecause = 'never-signed-in' | 'left' | 'revoked' | 'deleted';

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly user: User;
  readonly signInId: string;
  /** Whether nothing may be stored on this device's disk. */
  readonly isShared: boolean;
  /** `alive` until the server says otherwise. In the other two states all data on the device stays. */
  readonly session: 'alive' | 'needs-sign-in' | 'account-deleted';
}

let current: AccountState = { kind: 'loading' };
const changes = new Emitter();

export function accountState(): AccountState {
  return current;
}

export function setAccountState(state: AccountState): void {
  current = state;
  changes.emit();
}

/** @returns a function that unsubscribes */
export const onAccountChange = changes.subscribe;
