import type { Page } from '@playwright/test';
import { putDocument } from './screens.ts';

/** A set for a test, with its load in kilograms. */
export interface PlannedSet {
  readonly load: number;
  readonly reps: number;
  readonly kind?: string;
}

/** Writes training records into the signed-in user's document, as if another device had written them. */
export function putRecords(page: Page, exerciseData: object): Promise<void> {
  return putDocument(page, { exerciseData });
}

/** Returns the exercises and sets of a routine, or of a planned workout: targets without results. */
export function planOf(exercises: Readonly<Record<string, readonly PlannedSet[]>>): object {
  return placed(exercises, ({ kind = 'working', load, reps }) => ({
    target: { kind, load: { si: load }, reps: { min: reps, max: reps } },
  }));
}

export function doneOf(exercises: Readonly<Record<string, readonly PlannedSet[]>>, completedAt: number): object {
  return placed(exercises, ({ kind = 'working', load, reps }) => ({
    result: { kind, load: { si: load }, reps, completedAt },
  }));
}

function placed(
  exercises: Readonly<Record<string, readonly PlannedSet[]>>,
  leavesOf: (set: PlannedSet) => object,
): object {
  const slugs = Object.keys(exercises);
  const sets = Object.entries(exercises).flatMap(([slug, planned]) =>
    planned.map((set, at) => [`${slug}-${at + 1}`, { place: { exercise: slug, order: `a${at}` }, ...leavesOf(set) }]),
  );
  return {
    exercises: Object.fromEntries(slugs.map((slug, at) => [slug, { exercise: `exercises/${slug}`, order: `a${at}` }])),
    sets: Object.fromEntries(sets),
  };
}
