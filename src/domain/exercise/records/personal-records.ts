import type { LocalDay } from '../../kernel/index.ts';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import { recordKindsOf } from './exercise-kind.ts';
import { type Measuring, type SetMark, setMarks, setVolume } from './set-marks.ts';

/** The best value of one kind, with the set that achieved it. It is computed from the sessions and never stored. */
export interface PersonalRecord extends SetMark {
  readonly workout: string;
  readonly day: LocalDay;
  /** For the volume of a session, the set that exceeded the previous best. */
  readonly set: DoneSet;
  /** The sets that contribute: the set itself, or for the volume of a session every set with a volume. */
  readonly sets: readonly DoneSet[];
  /** Kilograms, from the session. */
  readonly bodyWeight: number | null;
  /** The previous best; null if there was none. */
  readonly previous: number | null;
}

/** The current personal records after some sessions of an exercise. */
export interface Standing {
  /** The number of sessions considered. */
  readonly sessions: number;
  /**
   * The best of each kind; assisted sets have their own. `reps`, `duration` and `distance` have one record for each
   * load at which more was done than at any heavier one.
   */
  readonly records: readonly PersonalRecord[];
}

export const nothingStands: Standing = { sessions: 0, records: [] };

/**
 * Returns the current personal records after these sessions.
 *
 * @param sessions of one exercise, oldest first
 */
export function standingRecords(sessions: readonly ExerciseSession[], measuring: Measuring): Standing {
  const best = new Bests(nothingStands.records);
  for (const session of sessions) take(session, best, measuring);
  return { sessions: sessions.length, records: best.all };
}

/**
 * Returns the personal records that a session set, in order. Without a previous best, as in the first session or at a
 * load heavier than any before, a value is no record of its kind. A heavier load is then a record of load only.
 *
 * Sets count in the order of their completion, so the records of the latest set are those that reference it.
 */
export function recordsMade(
  session: ExerciseSession,
  standing: Standing,
  measuring: Measuring,
): readonly PersonalRecord[] {
  const before = new Bests(standing.records);
  return take(session, new Bests(standing.records), measuring).filter((made) => before.of(made) !== null);
}

/**
 * Returns all personal records in the order in which they were set. Of each session, only the last one of each kind and
 * load is kept.
 *
 * @param sessions of one exercise, oldest first
 */
export function recordsOverTime(sessions: readonly ExerciseSession[], measuring: Measuring): readonly PersonalRecord[] {
  const best = new Bests([]);
  return sessions.flatMap((session) => {
    const before = best.copy();
    return lastOfEach(take(session, best, measuring).filter((record) => before.of(record) !== null));
  });
}

/** Keeps only the last record of each kind and load. */
export function lastOfEach(made: readonly PersonalRecord[]): readonly PersonalRecord[] {
  if (made.length < 2) return made;
  const last = new Map(made.map((record) => [`${record.kind} ${record.assisted} ${record.load}`, record]));
  return made.filter((record) => last.get(`${record.kind} ${record.assisted} ${record.load}`) === record);
}

/**
 * Returns the volume of a session in kilograms times repetitions. Adding a hard set never reduces it.
 *
 * @returns null if body weight counts and is unknown
 */
export function sessionVolume(session: ExerciseSession, { exercise }: Measuring): number | null {
  let sum = 0;
  for (const set of session.sets) {
    const volume = setVolume(set, session.bodyWeight, exercise);
    if (volume === null) return null;
    sum += volume;
  }
  return sum;
}

/**
 * Adds the results of a session to the bests.
 *
 * @returns the marks that exceeded them, in order
 */
function take(session: ExerciseSession, best: Bests, measuring: Measuring): readonly PersonalRecord[] {
  const made: PersonalRecord[] = [];
  const { workout, day, bodyWeight } = session;
  const offer = (mark: SetMark, set: DoneSet, sets: readonly DoneSet[]) => {
    const record = best.offer(mark, { workout, day, set, sets, bodyWeight });
    if (record !== null) made.push(record);
  };
  const hasVolume = recordKindsOf(measuring.exercise.tracking).includes('sessionVolume');
  const total = hasVolume ? (sessionVolume(session, measuring) ?? 0) : 0;
  const toPass = best.of(volumeMark(total))?.value ?? 0;
  let sum = 0;
  for (const set of inOrderDone(session.sets)) {
    for (const mark of setMarks(set, bodyWeight, measuring)) offer(mark, set, [set]);
    const before = sum;
    if (total > 0) sum += setVolume(set, bodyWeight, measuring.exercise) ?? 0;
    if (isMore(sum, toPass) && !isMore(before, toPass))
      offer(volumeMark(total), set, setsWithVolume(session, measuring));
  }
  return made;
}

function setsWithVolume({ sets, bodyWeight }: ExerciseSession, { exercise }: Measuring): readonly DoneSet[] {
  return sets.filter((set) => (setVolume(set, bodyWeight, exercise) ?? 0) > 0);
}

function volumeMark(value: number): SetMark {
  return { kind: 'sessionVolume', value, load: null, assisted: false };
}

function inOrderDone(sets: readonly DoneSet[]): readonly DoneSet[] {
  return sets.toSorted((a, b) => a.completedAt - b.completedAt); // stable, so ties keep their order
}

/**
 * The bests so far. A kind that depends on the load has one record for each load at which the value is higher than at
 * any heavier load, heaviest load first.
 */
class Bests {
  readonly #byKind: Map<string, readonly PersonalRecord[]>;

  /** @param records as returned by `all` */
  constructor(records: readonly PersonalRecord[] | Map<string, readonly PersonalRecord[]>) {
    this.#byKind = records instanceof Map ? new Map(records) : Map.groupBy(records, keyOf);
  }

  /** A shallow copy suffices, because lists are replaced and never mutated. */
  copy(): Bests {
    return new Bests(this.#byKind);
  }

  get all(): readonly PersonalRecord[] {
    return [...this.#byKind.values()].flat();
  }

  /** Returns the record that a mark has to exceed: the best of its kind at its load or a heavier one. */
  of({ kind, assisted, load }: Pick<SetMark, 'kind' | 'assisted' | 'load'>): PersonalRecord | null {
    const known = this.#of({ kind, assisted });
    if (load === null) return known[0] ?? null;
    return known.findLast((each) => (each.load ?? 0) >= load) ?? null;
  }

  /**
   * Stores a mark if it exceeds the best.
   *
   * @returns the new record
   */
  offer(
    mark: SetMark,
    by: Pick<PersonalRecord, 'workout' | 'day' | 'set' | 'sets' | 'bodyWeight'>,
  ): PersonalRecord | null {
    const before = this.of(mark);
    if (before !== null && !isMore(mark.value, before.value)) return null;
    const record = { ...mark, ...by, previous: before?.value ?? null };
    const known = this.#of(mark);
    const { load } = mark;
    // Drops the records that the mark exceeds at its load or a lighter one.
    const staying = load === null ? [] : known.filter((each) => (each.load ?? 0) > load || each.value > mark.value);
    const at = staying.findIndex((each) => (each.load ?? 0) < (load ?? 0));
    this.#byKind.set(keyOf(mark), at === -1 ? [...staying, record] : staying.toSpliced(at, 0, record));
    return record;
  }

  #of(mark: Pick<SetMark, 'kind' | 'assisted'>): readonly PersonalRecord[] {
    return this.#byKind.get(keyOf(mark)) ?? [];
  }
}

function keyOf({ kind, assisted }: Pick<SetMark, 'kind' | 'assisted'>): string {
  return assisted ? `assisted ${kind}` : kind;
}

/** Returns whether a value exceeds another by more than the floating-point error of a sum. */
function isMore(value: number, than: number): boolean {
  return value > than + Math.abs(than) * 1e-9;
}
