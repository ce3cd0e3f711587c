import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { passwordWeak } from '#api/account/refusals.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isCommonPassword } from './common-passwords.ts';

type PasswordWeak = Refused<typeof passwordWeak>;

export const passwordMax = 256;

/**
 * Checks whether a new password is acceptable. Characters are counted as code points after NFKC, so that the count does
 * not depend on the keyboard. Leading and trailing spaces are part of the password.
 *
 * @param min minimum number of characters, from the configuration
 */
export function checkNewPassword(password: string, min: number): Result<string, PasswordWeak> {
  const weak = (reason: PasswordWeak['reason']) =>
    err({ code: 'account/password-weak', reason, min, max: passwordMax } as const);
  const normal = password.normalize('NFKC');
  const length = [...normal].length;
  if (length < min) return weak('too-short');
  if (length > passwordMax) return weak('too-long');
  if (isCommonPassword(normal.toLowerCase())) return weak('common');
  return ok(password);
}

/** Returns false for text that cannot be the password of any account, so that it need not be hashed. */
export function mayBePassword(password: string): boolean {
  return password.length > 0 && [...password.normalize('NFKC')].length <= passwordMax;
}

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const; // OWASP's minimum for argon2id

/** @returns a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag` */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Returns whether the password matches the hash. Returns false also if the stored hash has another format. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
