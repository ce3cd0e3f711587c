import { joined } from '#domain/import/archive/testing/zip-bytes.ts';
import { type ByteMutator, rangeIn } from './mutator.ts';

const flipBits: ByteMutator = (bytes, chance) => {
  const changed = bytes.slice();
  for (let count = 1 + chance.below(8); count > 0 && bytes.length > 0; count--) {
    const at = chance.below(bytes.length);
    changed[at] = (changed[at] as number) ^ (1 << chance.below(8));
  }
  return changed;
};

const loseRun: ByteMutator = (bytes, chance) => {
  const [from, to] = rangeIn(bytes.length, chance);
  return joined(bytes.subarray(0, from), bytes.subarray(to));
};

const repeatRun: ByteMutator = (bytes, chance) => {
  const [from, to] = rangeIn(bytes.length, chance);
  const run = bytes.subarray(from, to);
  const times = chance.pick([1, 1, 2, 10, 300]);
  return joined(bytes.subarray(0, to), ...Array.from({ length: times }, () => run), bytes.subarray(to));
};

const swapRuns: ByteMutator = (bytes, chance) => {
  const [from, middle] = rangeIn(bytes.length, chance);
  const to = Math.min(bytes.length, middle + chance.below(64));
  return joined(bytes.subarray(0, from), bytes.subarray(middle, to), bytes.subarray(from, middle), bytes.subarray(to));
};

const cutEnd: ByteMutator = (bytes, chance) => bytes.slice(0, chance.below(bytes.length + 1));

const cutStart: ByteMutator = (bytes, chance) => bytes.slice(chance.below(bytes.length + 1));

const overwriteRun: ByteMutator = (bytes, chance) => {
  const [from, to] = rangeIn(bytes.length, chance);
  return bytes.slice().fill(chance.pick([0, 0x20, 0x22, 0x7f, 0x80, 0xff]), from, to);
};

const insertBytes: ByteMutator = (bytes, chance) => {
  const at = chance.below(bytes.length + 1);
  return joined(bytes.subarray(0, at), Uint8Array.from(chance.pick(insertions)), bytes.subarray(at));
};

/** Control characters, byte order marks, UTF-8 that is broken, too long, or a half of a character. */
const insertions = [
  ...[[0], [0, 0, 0, 0], [0x1b], [0x0d], [0x0a], [0x1a], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf]],
  ...[[0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x92], [0xf8, 0x88, 0x80, 0x80], [0xe2, 0x80, 0xa8]],
];

/** Bytes of any kind of file can be damaged like this. */
export const byteMutators: readonly ByteMutator[] = [
  flipBits,
  flipBits,
  loseRun,
  repeatRun,
  swapRuns,
  cutEnd,
  cutStart,
  overwriteRun,
  insertBytes,
];

/** Puts a part of one file into another. */
export function spliced(other: Uint8Array): ByteMutator {
  return (bytes, chance) => {
    const [from, to] = rangeIn(other.length, chance, other.length);
    const [start, end] = rangeIn(bytes.length, chance, bytes.length);
    return joined(bytes.subarray(0, start), other.subarray(from, to), bytes.subarray(end));
  };
}
