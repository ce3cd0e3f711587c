import type { KnownExercise } from '../../exercise/index.ts';
import { isDoneWith } from './equipment-words.ts';
import type { ExerciseIndex, KnownName } from './exercise-index.ts';
import type { Alternative } from './match.ts';
import type { NameWords } from './name-words.ts';

/** The least share of the words of two names that makes them similar. */
const minShare = 0.3;
const maxFound = 6;

/** Returns the exercises whose names share the most words with a name, rare words first. */
export function similarExercises(index: ExerciseIndex, { significant, equipment }: NameWords): readonly Alternative[] {
  const shared = new Map<KnownName, number>();
  for (const word of significant) {
    const wordWeight = index.weightOf([word]);
    for (const name of index.withWord(word)) shared.set(name, (shared.get(name) ?? 0) + wordWeight);
  }
  const own = index.weightOf(significant);
  const shares = new Map<KnownExercise, number>();
  for (const [name, common] of shared) {
    const share = (2 * common) / (own + index.weightOfName(name));
    if (share > (shares.get(name.exercise) ?? minShare)) shares.set(name.exercise, share);
  }
  const ranked = Array.from(shares, ([exercise, share]) => {
    const fits = equipment.size > 0 && isDoneWith(exercise, equipment);
    return { key: exercise.key, rank: share + (fits ? 0.1 : 0) };
  });
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxFound)
    .map(({ key }) => ({ key, reason: 'similar-name' }));
}
