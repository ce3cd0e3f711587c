/**
 * A hybrid logical clock value as one string of 19 characters that sorts as text:
 * 8 for UTC milliseconds, 3 for a counter, 8 for the replica, each in base 64 with digits in ASCII order.
 */
export type Stamp = string & { readonly __brand: 'Stamp' };

/** Identity of a replica: 8 characters, 48 random bits. */
export type ReplicaId = string & { readonly __brand: 'ReplicaId' };

export interface StampParts {
  /** UTC milliseconds, 0 to 2^48 − 1. */
  readonly ms: number;
  /** 0 to 2^18 − 1; orders the writes of one millisecond. */
  readonly counter: number;
  readonly replica: ReplicaId;
}

/** The digits of base 64 in a stamp, in the order of their values, which is that of ASCII. */
export const stampDigits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const valueOfDigit = new Map([...stampDigits].map((digit, value) => [digit, value]));
const stampPattern = /^[-0-9A-Z_a-z]{19}$/;

export const largestMs = 2 ** 48 - 1;
export const largestCounter = 2 ** 18 - 1;

export function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && stampPattern.test(value);
}

/** @throws if the milliseconds are outside 0 to 2^48 − 1: no clock of this product reads so */
export function printStamp({ ms, counter, replica }: StampParts): Stamp {
  if (!(ms >= 0 && ms <= largestMs)) throw new Error(`A stamp's milliseconds lie in 0 to 2^48 − 1, not ${ms}`);
  return (printNumber(ms, 8) + printNumber(counter, 3) + replica) as Stamp;
}

/** The stamp of parts that came from outside; null where they make none. */
export function stampOfParts(parts: { readonly [Part in keyof StampParts]: unknown }): Stamp | null {
  const { ms, counter, replica } = parts;
  if (!isWholeNumberTo(largestMs, ms) || !isWholeNumberTo(largestCounter, counter)) return null;
  const stamp = `${printNumber(ms, 8)}${printNumber(counter, 3)}${typeof replica === 'string' ? replica : ''}`;
  return isStamp(stamp) ? stamp : null;
}

export function parseStamp(stamp: Stamp): StampParts {
  return { ms: msOf(stamp), counter: readNumber(stamp, 8, 11), replica: stamp.slice(11) as ReplicaId };
}

/** UTC milliseconds of the stamp: what the writer's clock said, or a little more. */
export function msOf(stamp: Stamp): number {
  return readNumber(stamp, 0, 8);
}

/** The stamp that follows at once: counter up by one, the millisecond up by one where the counter is full. */
export function stampAfter(stamp: Stamp, replica: ReplicaId): Stamp {
  const { ms, counter } = parseStamp(stamp);
  return counter < largestCounter
    ? printStamp({ ms, counter: counter + 1, replica })
    : printStamp({ ms: ms + 1, counter: 0, replica });
}

/** @param bytes 6 random bytes */
export function replicaIdFrom(bytes: Uint8Array): ReplicaId {
  const value = bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return printNumber(value, 8) as ReplicaId;
}

/** The 6 bytes that `replicaIdFrom` makes this replica of. */
export function replicaBytes(replica: ReplicaId): Uint8Array {
  const bytes = new Uint8Array(6);
  let value = readNumber(replica, 0, 8);
  for (let at = 5; at >= 0; at--) {
    bytes[at] = value % 256;
    value = Math.floor(value / 256);
  }
  return bytes;
}

export function laterStamp<S extends Stamp | undefined>(a: Stamp, b: S): Stamp {
  return b !== undefined && b > a ? b : a;
}

function isWholeNumberTo(most: number, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function printNumber(value: number, width: number): string {
  let printed = '';
  let rest = value;
  for (let place = 0; place < width; place++) {
    printed = stampDigits[rest % 64] + printed;
    rest = Math.floor(rest / 64);
  }
  return printed;
}

function readNumber(text: string, from: number, to: number): number {
  let value = 0;
  for (let place = from; place < to; place++) value = value * 64 + (valueOfDigit.get(text[place] ?? '') ?? 0);
  return value;
}
