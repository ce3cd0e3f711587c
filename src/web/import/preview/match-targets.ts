import type { ExerciseChoice } from '#domain/import/plan/index.ts';
import { foldCase, type RecordKey } from '#domain/kernel/index.ts';
import type { ReadFiles } from '../worker/desk-protocol.ts';

type MatchedName = ReadFiles['matches'][number];

/** A name of the import, and what it becomes. */
export interface NameTarget {
  readonly match: MatchedName;
  /** The user's choice; null if there is none. */
  readonly choice: RecordKey | 'new' | null;
  readonly exercise: RecordKey | 'new';
  /** The other names that become the same exercise. */
  readonly others: readonly string[];
}

/** Returns what each name of an import becomes, with the names that it shares the exercise with. */
export function nameTargets(
  matches: readonly MatchedName[],
  choices: readonly ExerciseChoice[],
): readonly NameTarget[] {
  const chosen = new Map(choices.map(({ name, exercise }) => [name, exercise]));
  const targets = matches.map((match) => {
    const choice = chosen.get(match.name) ?? null;
    return { match, choice, exercise: choice ?? (match.match.kind === 'new' ? 'new' : match.match.key) };
  });
  const byTarget = Map.groupBy(targets, idOf);
  return targets.map((target) => ({
    ...target,
    others: (byTarget.get(idOf(target)) ?? []).flatMap(({ match: { name } }) =>
      name === target.match.name ? [] : [name],
    ),
  }));
}

/** Names that differ only in case become one new exercise. */
function idOf({ match: { name }, exercise }: Omit<NameTarget, 'others'>): string {
  return exercise === 'new' ? `new ${foldCase(name)}` : exercise;
}

/**
 * Returns whether the user should look at a name: its exercise is a guess, was changed, or is that of other names too.
 */
export function isToCheck({ match: { match }, choice, others }: NameTarget): boolean {
  return match.kind === 'proposed' || choice !== null || others.length > 0;
}
