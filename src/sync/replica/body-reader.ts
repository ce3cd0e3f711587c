import type { RecordKey } from '#domain/kernel/index.ts';
import { type BodyUpdate, type Change, type ReadBody, readBody } from '../record/index.ts';

/**
 * Reads a body from its parts. They may come from another device, so their size and what they cost are others' choice.
 *
 * @throws BodyTooSlow where it takes longer than a device should spend on one
 */
export type ReadParts = (parts: readonly Uint8Array[]) => Promise<ReadBody>;

/** A body took longer to read than a device should spend on one. */
export class BodyTooSlow extends Error {
  constructor() {
    super('A body takes too long to read');
    this.name = 'BodyTooSlow';
  }
}

/** So many bytes are read at once, whatever they say. */
const atOnceBytes = 16 * 1024;

export function isReadAtOnce(parts: readonly Uint8Array[]): boolean {
  return parts.reduce((sum, { length }) => sum + length, 0) <= atOnceBytes;
}

/** @param apart reads what may take long, where it holds up nothing else */
export function readerWith(apart: ReadParts): ReadParts {
  return async (parts) => (isReadAtOnce(parts) ? readBody(parts) : apart(parts));
}

/** Reads on the same thread: where nobody waits for it. */
export const readHere: ReadParts = async (parts) => readBody(parts);

/** What changes say of bodies, in their order. */
export function bodiesByKey(changes: readonly Change[]): ReadonlyMap<RecordKey, readonly BodyUpdate[]> {
  const bodies = new Map<RecordKey, BodyUpdate[]>();
  for (const { key, body } of changes) {
    if (body === undefined) continue;
    const known = bodies.get(key);
    if (known === undefined) bodies.set(key, [body]);
    else known.push(body);
  }
  return bodies;
}
