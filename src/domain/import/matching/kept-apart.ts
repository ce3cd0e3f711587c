import type { RecordKey } from '../../kernel/index.ts';
import { sameEquipment } from './exercise-index.ts';
import { type ExerciseMatch, type Match, maxAlternatives } from './match.ts';
import { equipmentIn, wordsOfName } from './name-words.ts';
import { isDistinguishing } from './vocabulary.ts';

/**
 * Keeps names of one import apart that would become the same exercise although they say that they differ: one-arm and
 * two-arm, left and right, incline and flat, a close and a wide grip. The best match keeps the exercise, and the others
 * become new ones. Spelling variants, and what the user chose earlier, stay together.
 */
export function keptApart(matches: readonly ExerciseMatch[]): readonly ExerciseMatch[] {
  const taken = new Map<RecordKey, ExerciseMatch[]>();
  const apart = new Set<ExerciseMatch>();
  for (const each of matches.toSorted((a, b) => rankOf(a.match) - rankOf(b.match))) {
    if (each.match.kind === 'new') continue;
    const others = taken.get(each.match.key) ?? [];
    if (!isCertain(each.match) && others.some((other) => isOtherMovement(other.name, each.name))) apart.add(each);
    else taken.set(each.match.key, [...others, each]);
  }
  return matches.map((each) => (apart.has(each) ? asNew(each) : each));
}

function rankOf({ kind }: Match): number {
  return ['exact', 'remembered', 'alias', 'proposed', 'new'].indexOf(kind);
}

function isCertain({ kind }: Match): boolean {
  return kind === 'exact' || kind === 'remembered';
}

function isOtherMovement(a: string, b: string): boolean {
  const stated = [equipmentIn(a), equipmentIn(b)] as const;
  if (stated.every(({ size }) => size > 0) && !sameEquipment(...stated)) return true;
  return variantOf(a) !== variantOf(b);
}

function variantOf(name: string): string {
  return (wordsOfName(name)?.significant ?? []).filter(isDistinguishing).join(' ');
}

/** The exercise that would have been merged into is the first alternative. */
function asNew(each: ExerciseMatch): ExerciseMatch {
  const { match, alternatives } = each;
  if (match.kind === 'new') return each;
  const reason = match.kind === 'proposed' ? match.reason : 'same-words';
  const others = alternatives.slice(0, -1);
  return {
    ...each,
    match: { kind: 'new', reason: 'kept-apart' },
    alternatives: [{ key: match.key, reason }, ...(alternatives.length < maxAlternatives ? alternatives : others)],
  };
}
