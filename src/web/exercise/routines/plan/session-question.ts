import { occurrencesOf } from '#domain/exercise/history/index.ts';
import {
  type Bar,
  type DeloadPeriod,
  type KnownExercise,
  type KnownExercises,
  keysMergedWith,
  type Plate,
} from '#domain/exercise/index.ts';
import { atPlace, knownBars, knownPlates, loadMeansOf } from '#domain/exercise/plates/index.ts';
import { mostLoadOf } from '#domain/exercise/plausible/index.ts';
import {
  deloadShareIn,
  type ExerciseQuestion,
  type PlannedExercise,
  plannedExercises,
  type SessionQuestion,
  timesATurn,
} from '#domain/exercise/programming/index.ts';
import type { OneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import type { Leaves } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../../quantities/index.ts';
import type { ProgrammeContext } from './active-programmes.ts';
import type { ListedProgramme } from './routines-in-list.ts';

interface OwnRecord<Value> {
  readonly id: string;
  readonly value: Value;
  readonly inTrash: boolean;
}

/** The user's data and preferences that affect loads. */
export interface Loading {
  readonly catalogue: KnownExercises;
  readonly bars: readonly OwnRecord<Bar>[];
  readonly plates: readonly OwnRecord<Plate>[];
  readonly method: OneRepMaxMethod;
  readonly unitOf: (exercise: KnownExercise) => LoadUnit;
  /** The user’s own deload on the day of the session, which a deload of the programme overrides; null if there is none. */
  readonly deload: DeloadPeriod | null;
}

/**
 * Returns the query for the next session of a routine. A progression of the programme overrides that of the routine,
 * and uses all workouts of the programme. Unknown exercises stay as planned.
 */
export function sessionQuestion(
  routine: { readonly id: string; readonly leaves: Leaves },
  context: ProgrammeContext<ListedProgramme> | null,
  loading: Loading,
): SessionQuestion {
  const programme = context?.programme.value ?? null;
  const exercises = plannedExercises(routine.leaves);
  const occurrences = occurrencesOf(
    exercises.map(({ exercise }) => keysMergedWith(loading.catalogue, exercise)[0] ?? exercise),
  );
  const ofProgramme = context === null ? null : deloadShareIn(context.programme.value, context.week);
  const deload = ofProgramme ?? loading.deload?.share ?? null;
  return {
    ...(deload !== null && { deload }),
    routine: routine.id,
    since: programme?.startedOn ?? null,
    timesATurn: programme === null ? 1 : timesATurn(programme, routine.id),
    method: loading.method,
    exercises: exercises.flatMap((planned, at) => {
      const within = { routine: routine.id, programme, occurrence: occurrences[at] ?? 0 };
      return exerciseQuestion(planned, within, loading) ?? [];
    }),
  };
}

interface Within {
  readonly routine: string;
  readonly programme: ListedProgramme['value'] | null;
  readonly occurrence: number;
}

function exerciseQuestion(
  { id, exercise, sets, rule }: PlannedExercise,
  { routine, programme, occurrence }: Within,
  { catalogue, bars, plates, unitOf }: Loading,
): ExerciseQuestion | null {
  const known = catalogue.get(exercise);
  if (known === undefined) return null;
  const unit = unitOf(known);
  const ofProgramme = programme?.progression[known.id] ?? null;
  const rack = { bars: atPlace(knownBars(bars, unit), null), plates: atPlace(knownPlates(plates, unit), null) };
  return {
    id,
    exercises: keysMergedWith(catalogue, exercise),
    occurrence,
    tracking: known.tracking,
    mostLoad: mostLoadOf(known),
    sets,
    rule: ofProgramme ?? rule,
    routines: ofProgramme === null ? [routine] : routinesOf(programme),
    trainingMax: programme?.trainingMax[known.id]?.si ?? null,
    means: loadMeansOf(known, rack, unit),
    unit,
  };
}

/** Returns the routines of a programme, without duplicates. */
export function routinesOf(programme: Pick<ListedProgramme['value'], 'days'> | null): readonly string[] {
  return [...new Set(Object.values(programme?.days ?? {}).flatMap(({ routine }) => routine ?? []))];
}
