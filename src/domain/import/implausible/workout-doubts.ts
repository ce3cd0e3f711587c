import { type ReadingDoubt, readingDoubt } from '../../exercise/body/index.ts';
import { activityDoubt } from '../../exercise/endurance/index.ts';
import type { Sport } from '../../exercise/index.ts';
import {
  type FigureBeyond,
  figuresBeyond,
  type Impossible,
  impossibleLeaf,
  leastSecondsOf,
} from '../../exercise/plausible/index.ts';
import { localDayAt } from '../../kernel/index.ts';
import { instantOf, type SetDraft, type WorkoutDraft } from '../draft/index.ts';
import type { DraftDoubt, Finding, ImplausibleContext } from './finding.ts';
import { mostLoadOfName } from './load-limits.ts';
import { siOf } from './si-amounts.ts';
import { sportInName } from './sport-in-name.ts';

/** Seconds. A longer one was probably not stopped. */
const maxWorkoutSeconds = 8 * 3600;

/** Lists the doubts about a workout and its sets. */
export function* workoutFindings(draft: WorkoutDraft, context: ImplausibleContext): Generator<Finding> {
  for (const doubt of wholeDoubts(draft, context)) yield { draft, set: null, doubt };
  for (const [exercise, { name, sets }] of draft.exercises.entries()) {
    const usual = { most: mostLoadOfName(name), sport: sportInName(name) };
    for (const [set, each] of sets.entries())
      for (const doubt of setDoubts(each, usual, context)) yield { draft, set: { exercise, set }, doubt };
  }
}

function* wholeDoubts(draft: WorkoutDraft, context: ImplausibleContext): Generator<DraftDoubt> {
  const startedAt = instantOf(draft.startedAt, context.zone);
  const bodyWeight = siOf(draft.bodyWeight, 'bodyWeight', context);
  const value = { startedAt: startedAt ?? undefined, bodyWeight: bodyWeight === null ? undefined : { si: bodyWeight } };
  for (const leaf of ['startedAt', 'bodyWeight']) {
    const impossible = impossibleLeaf({ collection: 'workouts', value }, [leaf], context.now);
    if (impossible !== null) yield impossible;
    else if (leaf === 'bodyWeight' && bodyWeight !== null) yield* unusualWeight(bodyWeight, context);
  }
  const { seconds } = draft;
  if (seconds !== null && seconds > maxWorkoutSeconds)
    yield { code: 'import/unlikely-workout-length', seconds, most: maxWorkoutSeconds };
  const least = leastSecondsOf(draft.exercises.flatMap(({ sets }) => sets));
  if (seconds !== null && seconds > 0 && seconds < least) yield { code: 'import/too-short-for-sets', seconds, least };
}

function* unusualWeight(si: number, { now, zone }: ImplausibleContext): Generator<ReadingDoubt> {
  const doubt = readingDoubt({ measure: 'body-weight', day: localDayAt(now, zone), si }, []);
  if (doubt !== null) yield doubt;
}

/** What the name of an exercise says about its sets. */
interface UsualSets {
  /** Kilograms above which a load is unlikely. */
  readonly most: number;
  readonly sport: Sport | null;
}

function* setDoubts(set: SetDraft, { most, sport }: UsualSets, context: ImplausibleContext): Generator<DraftDoubt> {
  const load = siOf(set.load, 'load', context);
  const distance = siOf(set.distance, 'distance', context);
  const impossible = impossibleResult(set, load, distance, context);
  if (impossible !== null) {
    yield impossible;
    return;
  }
  const isEndurance = sport !== null && distance !== null;
  const figures = { load, reps: set.reps, seconds: set.seconds, metres: isEndurance ? distance : null };
  for (const beyond of figuresBeyond(figures, most)) yield* doubtOf(beyond);
  if (!isEndurance || set.seconds === null) return;
  const doubt = activityDoubt({ sport, distance: { si: distance }, movingSeconds: set.seconds });
  if (doubt !== null) yield doubt;
}

function* doubtOf({ figure, value, most }: FigureBeyond): Generator<DraftDoubt> {
  if (figure === 'load') yield { code: 'import/unlikely-load', load: value, most };
  if (figure === 'reps') yield { code: 'import/unlikely-reps', reps: value, most };
  if (figure === 'seconds') yield { code: 'import/unlikely-set-length', seconds: value, most };
}

function impossibleResult(
  set: SetDraft,
  load: number | null,
  distance: number | null,
  { now, zone }: ImplausibleContext,
): Impossible | null {
  const result = {
    kind: set.kind,
    load: load === null ? undefined : { si: load },
    reps: set.reps ?? undefined,
    seconds: set.seconds ?? undefined,
    distance: distance === null ? undefined : { si: distance },
    completedAt: instantOf(set.completedAt, zone) ?? undefined,
  };
  const value = { sets: { set: { result } } };
  return impossibleLeaf({ collection: 'workouts', value }, ['sets', 'set', 'result'], now);
}
