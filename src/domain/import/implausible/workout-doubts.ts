import { type ReadingDoubt, readingDoubt } from '../../exercise/body/index.ts';
import { activityDoubt } from '../../exercise/endurance/index.ts';
import type { Sport } from '../../exercise/index.ts';
import { type Impossible, impossibleLeaf } from '../../exercise/plausible/index.ts';
import { localDayAt } from '../../kernel/index.ts';
import { instantOf, type SetDraft, type WorkoutDraft } from '../draft/index.ts';
import type { DraftDoubt, Finding, ImplausibleContext } from './finding.ts';
import { mostLoadOf } from './load-limits.ts';
import { siOf } from './si-amounts.ts';
import { sportInName } from './sport-in-name.ts';

/** Seconds. A longer one was probably not stopped. */
const mostWorkoutSeconds = 8 * 3600;

const mostReps = 500;

/** Seconds; the longest plank took 9.5 hours, but nobody logs it as one of several sets. */
const mostSetSeconds = 6 * 3600;

/** Lists the doubts about a workout and its sets. */
export function* workoutFindings(draft: WorkoutDraft, context: ImplausibleContext): Generator<Finding> {
  for (const doubt of wholeDoubts(draft, context)) yield { draft, set: null, doubt };
  for (const [exercise, { name, sets }] of draft.exercises.entries()) {
    const usual = { most: mostLoadOf(name), sport: sportInName(name) };
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
  if (seconds !== null && seconds > mostWorkoutSeconds)
    yield { code: 'import/unlikely-workout-length', seconds, most: mostWorkoutSeconds };
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
  if (load !== null && Math.abs(load) > most) yield { code: 'import/unlikely-load', load, most };
  if ((set.reps ?? 0) > mostReps) yield { code: 'import/unlikely-reps', reps: set.reps ?? 0, most: mostReps };
  const isEndurance = sport !== null && distance !== null;
  if ((set.seconds ?? 0) > mostSetSeconds && !isEndurance)
    yield { code: 'import/unlikely-set-length', seconds: set.seconds ?? 0, most: mostSetSeconds };
  if (!isEndurance || set.seconds === null) return;
  const doubt = activityDoubt({ sport, distance: { si: distance }, movingSeconds: set.seconds });
  if (doubt !== null) yield doubt;
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
