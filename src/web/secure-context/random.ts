import { uuidV7 } from '#domain/kernel/index.ts';

/** Returns cryptographically random bytes, on every page. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Returns a unique id, on every page; `crypto.randomUUID` is missing on insecure ones. */
export function newId(): string {
  return uuidV7(Date.now(), randomBytes(10));
}
