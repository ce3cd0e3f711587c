import {
  type AccountSession,
  changeAddress,
  changeName,
  changePassword,
  deleteAccount,
  endSession,
  listSessions,
  type User,
} from '#api/account/index.ts';
import { ask, nothing, type Outcome } from './ask.ts';

/** Account changes that a signed-in user makes. They are in a separate module because signing in does not need them. */
export const accountSettings = {
  changeName: (displayName: string): Outcome<User> => ask(changeName, { body: { displayName } }, ({ user }) => user),
  changePassword: (currentPassword: string, newPassword: string) =>
    ask(changePassword, { body: { currentPassword, newPassword } }, nothing),
  changeAddress: (email: string, password: string) =>
    ask(changeAddress, { body: { email, password } }, ({ state }) => state),
  sessions: (): Outcome<readonly AccountSession[]> => ask(listSessions, {}, ({ sessions }) => sessions),
  endSession: (id: string) => ask(endSession, { params: { id } }, nothing),
  delete: (password: string) => ask(deleteAccount, { body: { password } }, nothing),
};
