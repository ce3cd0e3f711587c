import { uuidV7 } from '#domain/kernel/index.ts';

/** Returns cryptographically random bytes. Works on insecure pages too. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Returns a unique id. Works on insecure pages too, which lack `crypto.randomUUID`. */
export function newId(): string {
  return uuidV7(Date.now(), randomBytes(10));
}
