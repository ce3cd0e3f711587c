import type { MovementPattern } from '../library/movement-pattern.ts';
import type { Muscle } from '../library/muscle.ts';

/** Kilograms, somewhat above the heaviest lifts without equipment that supports the lifter. */
const mostByPattern: { readonly [P in MovementPattern]: number } = {
  squat: 600,
  hinge: 600,
  lunge: 300,
  push: 400,
  pull: 400,
  carry: 800,
  rotation: 200,
  brace: 300,
  jump: 300,
  locomotion: 800,
  isolation: 200,
};

/** Kilograms; of an exercise whose movement is unknown. The heaviest deadlift is 510 kg. */
const maxOfUnknown = 500;

/** Kilograms; machines for legs carry a multiple of what can be lifted. */
const mostOnStrongMachines = 1200;

/** Muscles that single-joint exercises load with several times what arms and chest can. */
const strongMuscles: readonly Muscle[] = [
  'quads',
  'hamstrings',
  'glutes',
  'calves',
  'adductors',
  'abductors',
  'upperTraps',
  'midTraps',
];

/** What the limit of a load follows from. */
export interface LoadedMovement {
  readonly pattern: string | null;
  readonly muscles: Readonly<Record<string, number>>;
  readonly equipment: string | null;
}

/**
 * Returns the load above which a set of an exercise is doubted, in kilograms.
 *
 * @param exercise null if it is unknown
 */
export function mostLoadOf(exercise: LoadedMovement | null): number {
  if (exercise === null) return maxOfUnknown;
  const { pattern, muscles, equipment } = exercise;
  const isStrong = strongMuscles.some((muscle) => muscles[muscle] === 1);
  if (isStrong && (equipment === 'machine' || equipment === 'smithMachine')) return mostOnStrongMachines;
  if (pattern === 'isolation' && isStrong) return maxOfUnknown;
  return Object.hasOwn(mostByPattern, pattern ?? '') ? mostByPattern[pattern as MovementPattern] : maxOfUnknown;
}

/** How far above a confirmed load the next one may be without a question, as a factor. */
const afterConfirmed = 1.1;

/**
 * Returns the load above which sets of a person are doubted, which is higher once they confirmed one above it.
 *
 * @param sets all of the exercise
 * @param mostLoad of {@link mostLoadOf}
 */
export function mostLoadOfPerson(
  sets: Iterable<{ readonly load: number | null; readonly confirmed?: boolean | undefined }>,
  mostLoad: number,
): number {
  let most = mostLoad;
  for (const { confirmed, load } of sets)
    if (confirmed === true && load !== null) most = Math.max(most, Math.abs(load) * afterConfirmed);
  return most;
}

/** Repetitions of one set above which it is doubted. */
const maxRepsOfSet = 500;

/** Seconds; the longest plank took 9.5 hours, but nobody logs it as one of several sets. */
export const maxSecondsOfSet = 6 * 3600;

/** Metres per second, above the fastest hour on a bicycle. */
const maxSpeedOfSet = 30;

/** The figures of a set that are compared with what anybody does. */
export interface SetFigures {
  /** Kilograms, negative for assistance. */
  readonly load: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
}

/** A figure of a set that is above what anybody does in the exercise. */
export interface FigureBeyond {
  readonly figure: keyof SetFigures;
  readonly value: number;
  readonly most: number;
}

/**
 * Compares a set with the limits for its exercise. It is the one rule for sets that are typed, imported or written by
 * another app.
 *
 * @param mostLoad of {@link mostLoadOf} or {@link mostLoadOfPerson}
 * @returns empty for a set that somebody could have done
 */
export function figuresBeyond({ load, reps, seconds, metres }: SetFigures, mostLoad: number): readonly FigureBeyond[] {
  const beyond: FigureBeyond[] = [];
  const compare = (figure: keyof SetFigures, value: number | null, most: number) => {
    if (value !== null && Math.abs(value) > most) beyond.push({ figure, value, most });
  };
  compare('load', load, mostLoad);
  compare('reps', reps, maxRepsOfSet);
  if (metres === null) compare('seconds', seconds, maxSecondsOfSet);
  // a ride may take all day
  else if (seconds !== null && seconds > 0) compare('metres', metres, seconds * maxSpeedOfSet);
  return beyond;
}
