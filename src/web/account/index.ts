export { checkAccount, forgetDeletedAccount, leave, signIn, signInByProvider, startAccount } from './account.ts';
export { accountApi, type SessionInfo, type SignInOptions } from './account-api.ts';
export { type AccountError, parsePlainError } from './account-error.ts';
export { explain } from './error-words.ts';
export { accountMessages } from './messages/index.ts';
export { onSignOut, onWipe } from './sign-out.ts';
export { type AccountState, accountState, onAccountChange, type SignedOutBecause } from './state.ts';
export { useAccount, useAuth } from './use-auth.ts';
export type { User } from './user.ts';
