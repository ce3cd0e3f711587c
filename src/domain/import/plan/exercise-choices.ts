import type { KnownExercises } from '../../exercise/index.ts';
import { movesBody } from '../../exercise/records/index.ts';
import type { RecordKey } from '../../kernel/index.ts';
import type { ExerciseMatch, NewExercise, RememberedChoices } from '../matching/index.ts';
import type { EarlierBatch } from './known-document.ts';

export interface ExerciseChoice {
  /** The name in the import. */
  readonly name: string;
  readonly exercise: RecordKey | 'new';
}

/** What the user set for an exercise that the import creates. What is absent stays as it was proposed. */
export interface NewExerciseChoice extends Partial<Omit<NewExercise, 'name' | 'proposed'>> {
  /** The name in the import. */
  readonly name: string;
}

/** The exercise for each name of an import. */
export type ChosenExercises = ReadonlyMap<string, RecordKey | 'new'>;

/** Returns the exercise for each name: the user's choice, or else the match. */
export function chosenExercises(
  matches: readonly ExerciseMatch[],
  choices: readonly ExerciseChoice[],
  exercises: KnownExercises,
): ChosenExercises {
  const chosen = new Map(
    matches.map(({ name, match }) => [name, match.kind === 'new' ? ('new' as const) : match.key] as const),
  );
  for (const { name, exercise } of choices) {
    if (chosen.has(name) && (exercise === 'new' || exercises.has(exercise))) chosen.set(name, exercise);
  }
  return chosen;
}

/**
 * Returns what each name of an import creates if it becomes a new exercise: what was proposed, with the user's changes.
 */
export function exercisesAsNew(
  matches: readonly ExerciseMatch[],
  choices: readonly NewExerciseChoice[],
): ReadonlyMap<string, NewExercise> {
  const changes = new Map(choices.map((choice) => [choice.name, choice]));
  return new Map(matches.map(({ name, asNew }) => [name, { ...asNew, ...changes.get(name), name: asNew.name }]));
}

/** Returns the choices of earlier imports of an app, by the names in the app. The last one counts. */
export function rememberedChoices(batches: readonly EarlierBatch[], app: string): RememberedChoices {
  const ofApp = batches.filter((batch) => batch.app === app && batch.undoneAt === null);
  return new Map(ofApp.flatMap(({ exercises }) => exercises.map(({ name, exercise }) => [name, exercise] as const)));
}

/** Returns whether an exercise moves the body in addition to its load, such as a dip, and is not assisted. */
export function isWithBodyWeight(exercise: RecordKey | 'new' | undefined, exercises: KnownExercises): boolean {
  const known = exercise === undefined || exercise === 'new' ? undefined : exercises.get(exercise);
  return known !== undefined && movesBody(known) && known.tracking !== 'assistedBodyWeight';
}
