export { changeAddress, confirmAddress, sendConfirmation } from './address.ts';
export { currentAccount } from './current.ts';
export { deleteAccount } from './deletion.ts';
export { type Invitation, readInvitation } from './invitation.ts';
export { type AccountOptions, accountOptions } from './options.ts';
export { changePassword, forgotPassword, resetPassword } from './password.ts';
export { type AccountSession, endSession, listSessions } from './sessions.ts';
export { createAccount, finishProviderSignIn, signIn, signOut, startProviderSignIn } from './sign-in.ts';
export type { User } from './user.ts';
