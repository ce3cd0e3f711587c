import { uuidV7 } from '#domain/kernel/index.ts';

/** Bytes that nobody can guess, on every page. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** An id that nothing else has, on every page; `crypto.randomUUID` is missing on those without encryption. */
export function newId(): string {
  return uuidV7(Date.now(), randomBytes(10));
}
