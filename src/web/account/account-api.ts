import {
  type AccountOptions,
  accountOptions,
  confirmAddress,
  createAccount,
  currentAccount,
  forgotPassword,
  type Invitation,
  readInvitation,
  resetPassword,
  signIn,
  startProviderSignIn,
  type User,
} from '#api/account/index.ts';
import { ask, nothing, type Outcome } from './ask.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly sharedComputer: boolean;
}

export interface NewAccount extends Credentials {
  /** The token of an invitation; empty for none. */
  readonly invitation: string;
}

export interface ProviderWish {
  /** The path to open after sign-in. */
  readonly next: string;
  readonly sharedComputer: boolean;
  /** The token of an invitation; empty for none. */
  readonly invitation: string;
}

/** Calls the server's account endpoints. None of these calls changes data on this device. */
export const accountApi = {
  current: (): Outcome<User> => ask(currentAccount, {}, ({ user }) => user),
  options: (): Outcome<AccountOptions> => ask(accountOptions, {}, (options) => options),
  readInvitation: (token: string): Outcome<Invitation> => ask(readInvitation, { body: { token } }, (body) => body),
  create: (body: NewAccount): Outcome<User> => ask(createAccount, { body }, ({ user }) => user),
  signIn: (body: Credentials): Outcome<User> => ask(signIn, { body }, ({ user }) => user),
  /** @returns the URL to which to send the browser */
  signInByProvider: (body: ProviderWish) => ask(startProviderSignIn, { body }, ({ url }) => url),
  forgotPassword: (email: string) => ask(forgotPassword, { body: { email } }, nothing),
  resetPassword: (token: string, password: string) => ask(resetPassword, { body: { token, password } }, nothing),
  confirmAddress: (token: string) => ask(confirmAddress, { body: { token } }, nothing),
};
