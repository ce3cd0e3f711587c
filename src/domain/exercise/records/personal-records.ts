import type { LocalDay } from '../../kernel/index.ts';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import { recordKindsOf } from './exercise-kind.ts';
import { type Measuring, type SetMark, setMarks, setVolume } from './set-marks.ts';

/** The best of one kind, and the set that holds it. Nothing of it is stored: it is read from what was done. */
export interface PersonalRecord extends SetMark {
  readonly workout: string;
  readonly day: LocalDay;
  /** Of a session's volume the set with which it went past what stood before. */
  readonly set: DoneSet;
  /** What went into it: the set, of a session's volume every set that has some. */
  readonly sets: readonly DoneSet[];
  /** Kilograms, as the session has it. */
  readonly bodyWeight: number | null;
  /** What stood before; null where nothing did. */
  readonly previous: number | null;
}

/** What stands after some sessions of an exercise. */
export interface Standing {
  /** How many sessions it was read from. */
  readonly sessions: number;
  /**
   * The best of each kind, those with help apart. Of `reps`, `duration` and `distance` one for each load at which more
   * was done than at any heavier one.
   */
  readonly records: readonly PersonalRecord[];
}

export const nothingStands: Standing = { sessions: 0, records: [] };

/**
 * The personal records that stand after these sessions.
 *
 * @param sessions of one exercise, the oldest first
 */
export function standingRecords(sessions: readonly ExerciseSession[], measuring: Measuring): Standing {
  const best = new Bests(nothingStands.records);
  for (const session of sessions) take(session, best, measuring);
  return { sessions: sessions.length, records: best.all };
}

/**
 * The personal records that a session makes upon what stood before it, in the order in which they were made. Where
 * nothing stood of a kind (the first session, a load heavier than any), nothing is gone past: a heavier load is a
 * record of its load alone.
 *
 * Its sets count in the order in which they were completed, so the records of the set just done are those that name it.
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
 * All personal records in the order in which they were made. Within one session only the last of each kind (of each
 * load) is kept.
 *
 * @param sessions of one exercise, the oldest first
 */
export function recordsOverTime(sessions: readonly ExerciseSession[], measuring: Measuring): readonly PersonalRecord[] {
  const best = new Bests([]);
  return sessions.flatMap((session) => {
    const before = best.copy();
    return lastOfEach(take(session, best, measuring).filter((record) => before.of(record) !== null));
  });
}

/** Only the last of each kind and load stays. */
export function lastOfEach(made: readonly PersonalRecord[]): readonly PersonalRecord[] {
  if (made.length < 2) return made;
  const last = new Map(made.map((record) => [`${record.kind} ${record.assisted} ${record.load}`, record]));
  return made.filter((record) => last.get(`${record.kind} ${record.assisted} ${record.load}`) === record);
}

/**
 * The volume of a session in kilograms times repetitions; never less for a working set more.
 *
 * @returns null where body weight counts and is not known
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

/** Puts what a session reached among the bests. @returns what went past them, one after the other */
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
  return sets.toSorted((a, b) => a.completedAt - b.completedAt); // the sort is stable: else as they stand
}

/** The bests so far. Of those at a load there is one for each load, falling, at which the value is more than before. */
class Bests {
  readonly #byKind: Map<string, readonly PersonalRecord[]>;

  /** @param records as `all` gave them */
  constructor(records: readonly PersonalRecord[] | Map<string, readonly PersonalRecord[]>) {
    this.#byKind = records instanceof Map ? new Map(records) : Map.groupBy(records, keyOf);
  }

  /** Lists are never changed, only put in each other's place. */
  copy(): Bests {
    return new Bests(this.#byKind);
  }

  get all(): readonly PersonalRecord[] {
    return [...this.#byKind.values()].flat();
  }

  /** What a mark has to go past: the best of its kind, at its load or a heavier one. */
  of({ kind, assisted, load }: Pick<SetMark, 'kind' | 'assisted' | 'load'>): PersonalRecord | null {
    const known = this.#of({ kind, assisted });
    if (load === null) return known[0] ?? null;
    return known.findLast((each) => (each.load ?? 0) >= load) ?? null;
  }

  /** Keeps a mark that goes past what stands. @returns the record that it made */
  offer(
    mark: SetMark,
    by: Pick<PersonalRecord, 'workout' | 'day' | 'set' | 'sets' | 'bodyWeight'>,
  ): PersonalRecord | null {
    const before = this.of(mark);
    if (before !== null && !isMore(mark.value, before.value)) return null;
    const record = { ...mark, ...by, previous: before?.value ?? null };
    const known = this.#of(mark);
    const { load } = mark;
    // what it is better than at its load or a lighter one stands no longer
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

/** More than a sum of decimals is off by. */
function isMore(value: number, than: number): boolean {
  return value > than + Math.abs(than) * 1e-9;
}
