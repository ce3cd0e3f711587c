import type { passwordConfirmation } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { findPasswordHash } from '../db/users.ts';
import type { Session } from '../http/session.ts';
import type { Asking, CredentialParts } from './credential-parts.ts';
import { mayBePassword, verifyPassword } from './passwords.ts';

type NotConfirmed = Refused<(typeof passwordConfirmation)[number]>;

export type ConfirmPassword = (
  session: Session,
  password: string,
  asking: Asking,
) => Promise<Result<string | null, NotConfirmed>>;

/**
 * Returns a function that confirms the identity of the user, because an unlocked screen is not enough authority for an
 * irreversible action. It returns the stored hash that the password matches, or null if the user has no password.
 */
export function createPasswordConfirmation({ database, limits }: CredentialParts): ConfirmPassword {
  return async (session, password, { peer }) => {
    const hash = await findPasswordHash(database.kysely, session.uid);
    if (hash === null) return freshlySignedIn(session) ? ok(hash) : err({ code: 'account/sign-in-again' });
    if (password === '') return err({ code: 'account/password-missing' });
    const limited = await limits.signIn(peer, session.uid);
    if ('code' in limited) return err(limited);
    if (!mayBePassword(password) || !(await verifyPassword(hash, password))) {
      return err({ code: 'account/credentials-wrong' });
    }
    await limited.succeeded();
    return ok(hash);
  };
}

const freshMilliseconds = 15 * 60 * 1000;

function freshlySignedIn(session: Session): boolean {
  return Date.now() - session.createdAt < freshMilliseconds;
}
