import type { RecordKey } from '#domain/kernel/index.ts';
import { type BodyUpdate, type Change, type ReadBody, readBody } from '../record/index.ts';

/**
 * Reads a body from its parts. The parts may come from another device, so their size and cost are beyond this device's
 * control.
 *
 * @throws BodyTooSlow if reading takes longer than a device should spend on one body
 */
export type ReadParts = (parts: readonly Uint8Array[]) => Promise<ReadBody>;

/** Thrown if reading a body takes longer than a device should spend on one. */
export class BodyTooSlow extends Error {
  constructor() {
    super('A body takes too long to read');
    this.name = 'BodyTooSlow';
  }
}

/** Bodies up to this size are read synchronously, whatever they contain. */
const atOnceBytes = 16 * 1024;

export function isReadAtOnce(parts: readonly Uint8Array[]): boolean {
  return parts.reduce((sum, { length }) => sum + length, 0) <= atOnceBytes;
}

/** @param apart reads large bodies without blocking this thread */
export function readerWith(offThread: ReadParts): ReadParts {
  return async (parts) => (isReadAtOnce(parts) ? readBody(parts) : offThread(parts));
}

/** Reads on the calling thread, for use where blocking it is acceptable. */
export const readHere: ReadParts = async (parts) => readBody(parts);

/** Groups the body updates in changes by record, in order. */
export function bodiesByKey(changes: readonly Change[]): ReadonlyMap<RecordKey, readonly BodyUpdate[]> {
  const byKey = Map.groupBy(changes, ({ key }) => key);
  const bodies = Array.from(byKey, ([key, ofKey]) => [key, ofKey.flatMap(({ body }) => body ?? [])] as const);
  return new Map(bodies.filter(([, updates]) => updates.length > 0));
}
