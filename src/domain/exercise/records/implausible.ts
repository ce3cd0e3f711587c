import type { DoneSet, ExerciseSession } from '../history/index.ts';
import { figuresBeyond, mostLoadOf, mostLoadOfPerson } from '../plausible/index.ts';
import { type ExerciseKind, movesBody, type PersonalRecordKind } from './exercise-kind.ts';
import { type Measuring, type SetMark, setMarks } from './set-marks.ts';

/** A value that is probably mistyped. */
export interface ImplausibleValue {
  readonly kind: PersonalRecordKind;
  readonly value: number;
  /** The previous best of that kind; null if the value is above what anybody does. */
  readonly best: number | null;
}

/** The minimum number of sessions to compare a value with. */
const minSessions = 3;

/** The factor and the least difference by which a value has to exceed the best before the UI asks about it. */
const beyond: { readonly [K in PersonalRecordKind]?: { readonly times: number; readonly by: number } } = {
  load: { times: 1.5, by: 10 },
  e1rm: { times: 1.5, by: 10 },
  reps: { times: 3, by: 20 },
  duration: { times: 3, by: 60 },
  distance: { times: 3, by: 500 },
};

const kindOfFigure = { load: 'load', reps: 'reps', seconds: 'duration', metres: 'distance' } as const;

interface MarkedSet {
  readonly set: DoneSet;
  readonly marks: readonly SetMark[];
}

interface MarkedSession {
  readonly workout: string;
  readonly bodyWeight: number | null;
  readonly sets: readonly MarkedSet[];
}

/**
 * Returns the values that are probably mistyped, by set: 825 kg for 82.5, 80 repetitions for 8. A value is doubted if
 * it is above what anybody does in the exercise, also in its first session. It is also doubted if it is far above the
 * user's best of at least three sessions, unless another session comes near it. The UI asks about such a set, and it
 * counts for nothing until the user confirms it.
 *
 * @param sessions of one exercise, oldest first
 */
export function doubtedSets(
  sessions: readonly ExerciseSession[],
  measuring: Measuring,
): ReadonlyMap<string, ImplausibleValue> {
  const marked = sessions.map((session) => markedSession(session, measuring));
  const doubted = new Map<string, ImplausibleValue>();
  const bests = new Map<string, number>();
  const { mostLoad: maxOfExercise = mostLoadOf(null) } = measuring.exercise;
  const mostLoad = mostLoadOfPerson(
    sessions.flatMap(({ sets }) => sets),
    maxOfExercise,
  );
  let counted = 0;
  for (const session of marked) {
    const believed: MarkedSet[] = [];
    for (const each of session.sets) {
      const value = doubtAbout(each, {
        session,
        marked,
        bests: counted < minSessions ? null : bests,
        mostLoad,
        measuring,
      });
      if (value === null) believed.push(each);
      else doubted.set(each.set.id, value);
    }
    for (const mark of believed.flatMap(({ marks }) => marks))
      bests.set(nameOf(mark), Math.max(mark.value, bests.get(nameOf(mark)) ?? Number.NEGATIVE_INFINITY));
    if (believed.length > 0) counted += 1;
  }
  return doubted;
}

/** Returns the sessions without the sets that are doubted. A session of doubted sets alone is left out. */
export function believedSessions(
  sessions: readonly ExerciseSession[],
  measuring: Measuring,
): readonly ExerciseSession[] {
  const doubted = doubtedSets(sessions, measuring);
  return doubted.size === 0 ? sessions : sessions.flatMap((session) => believedIn(session, doubted) ?? []);
}

/** Returns a session without doubted sets; null if no set is left. */
export function believedIn(
  session: ExerciseSession,
  doubted: ReadonlyMap<string, ImplausibleValue>,
): ExerciseSession | null {
  const sets = session.sets.filter(({ id }) => !doubted.has(id));
  if (sets.length === session.sets.length) return session;
  return sets.length === 0 ? null : { ...session, sets };
}

function markedSession({ workout, bodyWeight, sets }: ExerciseSession, measuring: Measuring): MarkedSession {
  return { workout, bodyWeight, sets: sets.map((set) => ({ set, marks: setMarks(set, bodyWeight, measuring) })) };
}

interface Comparing {
  readonly session: MarkedSession;
  readonly marked: readonly MarkedSession[];
  /** The bests before the session; null if there are too few sessions to compare with. */
  readonly bests: ReadonlyMap<string, number> | null;
  readonly mostLoad: number;
  readonly measuring: Measuring;
}

function doubtAbout(
  { set, marks }: MarkedSet,
  { session, marked, bests, mostLoad, measuring }: Comparing,
): ImplausibleValue | null {
  if (set.confirmed === true) return null;
  const [above] = figuresBeyond(set, mostLoad);
  const fromAbove = above === undefined ? null : { kind: kindOfFigure[above.figure], value: above.value, best: null };
  if (bests === null) return fromAbove;
  for (const mark of marks) {
    const best = bests.get(nameOf(mark));
    if (best === undefined || mark.value < 0) continue;
    const under = mark.kind === 'load' ? underLoad(session.bodyWeight, measuring.exercise) : 0;
    if (!isFarAbove(mark, best, under)) continue;
    if (fromAbove !== null || !isNearOther(mark, { session, marked, mostLoad, under }))
      return { kind: mark.kind, value: mark.value, best };
  }
  return fromAbove;
}

/** Returns whether a set of another session, which somebody could have done, comes near a value. */
function isNearOther(
  mark: SetMark,
  { session, marked, mostLoad, under }: Pick<Comparing, 'session' | 'marked' | 'mostLoad'> & { readonly under: number },
): boolean {
  const isNear = (other: SetMark) => nameOf(other) === nameOf(mark) && !isFarAbove(mark, other.value, under);
  return marked.some(
    ({ workout, sets }) =>
      workout !== session.workout &&
      sets.some(({ set, marks }) => figuresBeyond(set, mostLoad).length === 0 && marks.some(isNear)),
  );
}

function isFarAbove({ kind, value }: SetMark, best: number, under: number): boolean {
  const limit = beyond[kind];
  return limit !== undefined && value + under > (best + under) * limit.times && value > best + limit.by;
}

function nameOf({ kind, assisted }: Pick<SetMark, 'kind' | 'assisted'>): string {
  return assisted ? `assisted ${kind}` : kind;
}

/**
 * Returns how many kilograms of the body are moved along with the load. They are added for the comparison, so that a
 * first added load of 20 kg does not count as a mistake.
 */
function underLoad(bodyWeight: number | null, exercise: ExerciseKind): number {
  return movesBody(exercise) ? exercise.bodyWeightShare * (bodyWeight ?? likelyBodyWeight) : 0;
}

/** The body weight, in kilograms, that this check alone assumes if the real one is unknown. */
const likelyBodyWeight = 70;
