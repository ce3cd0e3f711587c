import type { SeededChance } from '#sync/testing/seeded-chance.ts';

/** Changes bytes in one way that chance decides. */
export type ByteMutator = (bytes: Uint8Array, chance: SeededChance) => Uint8Array;

/** Changes a text in one way that chance decides. */
export type TextMutator = (text: string, chance: SeededChance) => string;

/** Returns a range of at most `longest` within `length`. */
export function rangeIn(length: number, chance: SeededChance, longest = 64): readonly [from: number, to: number] {
  const from = chance.below(length + 1);
  return [from, Math.min(length, from + chance.below(longest + 1))];
}
