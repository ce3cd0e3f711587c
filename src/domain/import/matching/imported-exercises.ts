import type { SetDraft, WorkoutDraft } from '../draft/index.ts';

/** An exercise of an import, with all that its workouts say about it. */
export interface ImportedExercise {
  readonly name: string;
  readonly category: string | null;
  readonly equipment: string | null;
  readonly sets: readonly SetDraft[];
}

/** Returns the distinct exercises of an import, in the order in which they first occur. */
export function importedExercises(workouts: Iterable<WorkoutDraft>): readonly ImportedExercise[] {
  const byName = new Map<string, ImportedExercise & { readonly sets: SetDraft[] }>();
  for (const { exercises } of workouts) {
    for (const { name, category, equipment, sets } of exercises) {
      const before = byName.get(name);
      byName.set(name, {
        name,
        category: before?.category ?? category,
        equipment: before?.equipment ?? equipment,
        sets: appended(before?.sets ?? [], sets),
      });
    }
  }
  return [...byName.values()];
}

/** Appends in place: an exercise can have tens of thousands of sets. */
function appended(all: SetDraft[], more: readonly SetDraft[]): SetDraft[] {
  for (const set of more) all.push(set);
  return all;
}
