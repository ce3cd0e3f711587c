import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns a secret with 256 random bits, in characters that need no escaping in a URL. */
export function newFeedSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the digest under which a secret is stored. A fast digest is enough, because the secret has too many bits to be
 * guessed.
 */
export function feedSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns the secret in the name of a feed's file, `{secret}.ics`; null if it cannot be one. */
export function secretIn(file: string): string | null {
  return /^([A-Za-z0-9_-]{43})\.ics$/.exec(file)?.[1] ?? null;
}

/** Compares two digests in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
