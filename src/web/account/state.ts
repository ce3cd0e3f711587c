import type { User } from '#api/account/index.ts';
import { Emitter } from '../lifecycle/index.ts';

export type AccountState =
  /** The server has not answered yet, on a shared computer, which stores no account. */
  { readonly kind: 'loading' } | { readonly kind: 'signed-out'; readonly because: SignedOutBecause } | SignedIn;

export type SignedOutBecause = 'never-signed-in' | 'left' | 'revoked' | 'deleted';

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly user: User;
  readonly signInId: string;
  /** Whether this is a shared computer, on whose disk nothing may be stored. */
  readonly isShared: boolean;
  /** `alive` until the server says otherwise. In the other two states, all data stays on the device. */
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
