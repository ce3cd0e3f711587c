const dayMs = 86_400_000;

/** A set for a test, with its load in kilograms. */
export interface PlannedSet {
  readonly load: number;
  readonly reps: number;
  readonly kind?: string;
}

type SetsByExercise = Readonly<Record<string, readonly PlannedSet[]>>;

/** The exercises and sets of a workout or routine, by id. */
export interface PlacedSets {
  readonly exercises: Readonly<Record<string, object>>;
  readonly sets: Readonly<Record<string, object>>;
}

/** Returns the exercises and sets of a routine, or of a planned workout: targets without results. */
export function planOf(exercises: SetsByExercise): PlacedSets {
  return placed(exercises, ({ kind = 'working', load, reps }) => ({
    target: { kind, load: { si: load }, reps: { min: reps, max: reps } },
  }));
}

/** Returns the exercises and sets of a completed workout. */
export function doneOf(exercises: SetsByExercise, completedAt: number): PlacedSets {
  return placed(exercises, ({ kind = 'working', load, reps }) => ({
    result: { kind, load: { si: load }, reps, completedAt },
  }));
}

function placed(exercises: SetsByExercise, leavesOf: (set: PlannedSet) => object): PlacedSets {
  const slugs = Object.keys(exercises);
  const sets = Object.entries(exercises).flatMap(([slug, planned]) =>
    planned.map((set, at) => [`${slug}-${at + 1}`, { place: { exercise: slug, order: `a${at}` }, ...leavesOf(set) }]),
  );
  return {
    exercises: Object.fromEntries(slugs.map((slug, at) => [slug, { exercise: `exercises/${slug}`, order: `a${at}` }])),
    sets: Object.fromEntries(sets),
  };
}

/** Returns the start of a record some days ago, in the leaves that store it. */
export function daysAgo(days: number): { readonly startedAt: number; readonly zone: string; readonly day: string } {
  const startedAt = Date.now() - days * dayMs;
  return { startedAt, zone: 'UTC', day: dayOf(startedAt) };
}

/** Returns a completed one-hour workout from some days ago. */
export function workoutDaysAgo(days: number, exercises: SetsByExercise): object {
  const when = daysAgo(days);
  return { ...when, endedAt: when.startedAt + 3_600_000, ...doneOf(exercises, when.startedAt + 60_000) };
}

/** Returns a body weight from some days ago. */
export function weightDaysAgo(days: number, kilograms: number): object {
  const { startedAt: at, ...when } = daysAgo(days);
  return { measure: 'body-weight', value: { si: kilograms }, at, ...when };
}

export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
