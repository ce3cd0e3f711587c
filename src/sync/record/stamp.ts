/**
 * A hybrid logical clock value as a string of 19 characters that sorts as text: 8 for UTC milliseconds, 3 for a
 * counter, 8 for the replica. Each is in base 64 with digits in ASCII order.
 */
export type Stamp = string & { readonly __brand: 'Stamp' };

/** The id of a replica: 8 characters with 48 random bits. */
export type ReplicaId = string & { readonly __brand: 'ReplicaId' };

export interface StampParts {
  /** UTC milliseconds, 0 to 2^48 − 1. */
  readonly ms: number;
  /** 0 to 2^18 − 1. Orders the writes within one millisecond. */
  readonly counter: number;
  readonly replica: ReplicaId;
}

/** The base-64 digits of a stamp by value, in ASCII order. */
const stampDigits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const codes = Uint8Array.from(stampDigits, (digit) => digit.charCodeAt(0));
const valueOfCode = new Uint8Array(128);
for (const [value, code] of codes.entries()) valueOfCode[code] = value;
const stampPattern = /^[-0-9A-Z_a-z]{19}$/;
const replicaPattern = /^[-0-9A-Z_a-z]{8}$/;
/** The number of values that four digits can represent. */
const fourDigits = 2 ** 24;

export const maxMs = 2 ** 48 - 1;
export const maxCounter = 2 ** 18 - 1;

export function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && stampPattern.test(value);
}

export function isReplicaId(value: unknown): value is ReplicaId {
  return typeof value === 'string' && replicaPattern.test(value);
}

/** @throws if the milliseconds are outside 0 to 2^48 − 1, which no clock of this app returns */
export function printStamp({ ms, counter, replica }: StampParts): Stamp {
  if (!(ms >= 0 && ms <= maxMs)) throw new Error(`The milliseconds of a stamp must be from 0 to 2^48 − 1, not ${ms}`);
  return (printEight(ms) + printThree(counter) + replica) as Stamp;
}

export function parseStamp(stamp: Stamp): StampParts {
  return { ms: msOf(stamp), counter: readThree(stamp, 8), replica: stamp.slice(11) as ReplicaId };
}

/** Returns the UTC milliseconds of the stamp: the time on the writer's clock, or slightly more. */
export function msOf(stamp: Stamp): number {
  return readEight(stamp);
}

/** Returns the next stamp: the counter plus one, or the next millisecond if the counter is full. */
export function stampAfter(stamp: Stamp, replica: ReplicaId): Stamp {
  const { ms, counter } = parseStamp(stamp);
  return counter < maxCounter
    ? printStamp({ ms, counter: counter + 1, replica })
    : printStamp({ ms: ms + 1, counter: 0, replica });
}

/** @param bytes 6 random bytes */
export function replicaIdFrom(bytes: Uint8Array): ReplicaId {
  const value = bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return printEight(value) as ReplicaId;
}

export function laterStamp<S extends Stamp | undefined>(a: Stamp, b: S): Stamp {
  return b !== undefined && b > a ? b : a;
}

function printEight(value: number): string {
  return printFour(Math.floor(value / fourDigits)) + printFour(value % fourDigits);
}

function printFour(value: number): string {
  return String.fromCharCode(codeAt(value >> 18), codeAt(value >> 12), codeAt(value >> 6), codeAt(value));
}

function printThree(value: number): string {
  return String.fromCharCode(codeAt(value >> 12), codeAt(value >> 6), codeAt(value));
}

/** Returns the character code of the digit for the lowest six bits. */
function codeAt(value: number): number {
  return codes[value & 63] as number;
}

function readEight(text: string): number {
  return readFour(text, 0) * fourDigits + readFour(text, 4);
}

function readFour(text: string, at: number): number {
  return (
    (valueAt(text, at) << 18) | (valueAt(text, at + 1) << 12) | (valueAt(text, at + 2) << 6) | valueAt(text, at + 3)
  );
}

function readThree(text: string, at: number): number {
  return (valueAt(text, at) << 12) | (valueAt(text, at + 1) << 6) | valueAt(text, at + 2);
}

function valueAt(text: string, at: number): number {
  return valueOfCode[text.charCodeAt(at)] ?? 0;
}
