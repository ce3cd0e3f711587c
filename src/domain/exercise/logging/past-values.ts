import {
  acceptsLeaf,
  copyPlain,
  equalPlain,
  type Instant,
  type Leaves,
  type Path,
  parsePath,
  printPath,
} from '../../kernel/index.ts';
import type { SetPosition, SetResult } from '../set-leaves.ts';
import { type Workout, workout } from '../workout.ts';

/** A former value of a workout, of a kind that a user enters and would recognise. */
export type PastValue =
  | (PastOfSet & { readonly of: 'result'; readonly value: SetResult })
  | (PastOfSet & { readonly of: 'setRemark'; readonly value: string })
  | (PastOfExercise & { readonly of: 'exerciseRemark' | 'nextTime'; readonly value: string })
  | (PastOfExercise & { readonly of: 'restSeconds'; readonly value: number })
  | (PastLeaf & { readonly of: 'title' | 'remark'; readonly value: string })
  | (PastLeaf & { readonly of: 'effort'; readonly value: number })
  | (PastLeaf & { readonly of: 'endedAt'; readonly value: Instant });

interface PastLeaf {
  /** The printed path of the leaf. */
  readonly path: string;
}

interface PastOfSet extends PastLeaf {
  readonly set: string;
  /** The position of the set, if known. A removed set is restored to it. */
  readonly place: SetPosition | null;
}

interface PastOfExercise extends PastLeaf {
  /** The id of the exercise within this workout, not in the library. */
  readonly exercise: string;
}

const ofWorkout = ['title', 'remark', 'effort', 'endedAt'] as const;
const ofExercise = { remark: 'exerciseRemark', nextTime: 'nextTime', restSeconds: 'restSeconds' } as const;
const ofSet = { result: 'result', remark: 'setRemark' } as const;

/** Returns the former value of a leaf. Null if it is empty, not entered by users, or unreadable by this version. */
export function pastValue(path: string, value: unknown, place: SetPosition | null = null): PastValue | null {
  if (value === null || value === undefined || !acceptsLeaf(workout, path, value)) return null;
  const named = nameOf(path, place);
  // `acceptsLeaf` has just validated the value.
  return named === null ? null : ({ ...named, path, value } as PastValue);
}

function nameOf(path: string, place: SetPosition | null): object | null {
  const parsed = parsePath(path);
  const [group = '', id, leaf = ''] = parsed.ok ? parsed.value : [];
  if (id === undefined) return ofWorkout.some((each) => each === group) ? { of: group } : null;
  if (group === 'exercises' && Object.hasOwn(ofExercise, leaf))
    return { of: ofExercise[leaf as keyof typeof ofExercise], exercise: id };
  if (group === 'sets' && Object.hasOwn(ofSet, leaf)) return { of: ofSet[leaf as keyof typeof ofSet], set: id, place };
  return null;
}

/**
 * Returns the values in a version of a workout that were replaced or removed since. Values added since are not
 * included.
 *
 * @param record the leaves of the version, nested by their paths
 * @param now the current leaves of the workout
 */
export function valuesReplacedSince(record: Readonly<Record<string, unknown>>, now: Leaves): readonly PastValue[] {
  const held: (PastValue | null)[] = ofWorkout.map((name) => pastValue(name, record[name]));
  for (const [id, exercise] of entriesOf(record.exercises)) {
    for (const leaf of Object.keys(ofExercise))
      held.push(pastValue(printPath(['exercises', id, leaf]), exercise[leaf]));
  }
  for (const [id, set] of entriesOf(record.sets)) {
    const place = acceptsLeaf(workout, printPath(['sets', id, 'place']), set.place ?? null)
      ? ((set.place ?? null) as SetPosition | null)
      : null;
    for (const leaf of Object.keys(ofSet)) held.push(pastValue(printPath(['sets', id, leaf]), set[leaf], place));
  }
  return held.filter((each): each is PastValue => each !== null && !standsNow(each, now));
}

/** Returns whether the workout still has the value. The instant at which a set was completed is ignored. */
export function standsNow({ of, path, value }: PastValue, now: Leaves): boolean {
  const standing = now.get(path)?.value ?? null;
  if (of !== 'result' || standing === null) return equalPlain(standing, value);
  return equalPlain(withoutInstant(standing as SetResult), withoutInstant(value));
}

function withoutInstant({ completedAt, ...result }: SetResult) {
  return { ...result, isDone: (completedAt ?? null) !== null };
}

/** Returns whether the workout still has a place to which the value can be restored. */
export function hasPlace(past: PastValue, now: Leaves): boolean {
  if ('exercise' in past) return isThere(now, ['exercises', past.exercise, 'exercise']);
  if (!('set' in past)) return true;
  if (isThere(now, ['sets', past.set, 'place'])) return true;
  return past.place !== null && isThere(now, ['exercises', past.place.exercise, 'exercise']);
}

function isThere(now: Leaves, path: Path): boolean {
  return (now.get(printPath(path))?.value ?? null) !== null;
}

/**
 * Restores a former value of a workout. A set that was removed since returns to its position.
 *
 * @returns an undo function for a later draft; it leaves values that were edited in the meantime
 */
export function takeBack(draft: Workout, past: PastValue): (later: Workout) => void {
  const undo = write(draft, past.path, past.value);
  const isRemoved = 'set' in past && past.place !== null && draft.sets[past.set]?.place === undefined;
  const undoPlace = isRemoved ? write(draft, printPath(['sets', past.set, 'place']), past.place) : null;
  return (later) => {
    undo(later);
    undoPlace?.(later);
  };
}

type Nested = Record<string, unknown>;

function write(draft: Workout, path: string, value: unknown): (later: Workout) => void {
  const { holder, name } = holderOf(draft, path);
  const before = copyPlain(holder[name]);
  holder[name] = copyPlain(value);
  return (later) => {
    const found = holderOf(later, path);
    if (equalPlain(found.holder[name], value)) found.holder[name] = before;
  };
}

/** Returns the object in a draft that holds the leaf of a path. Creates missing parents. */
function holderOf(draft: Workout, path: string): { readonly holder: Nested; readonly name: string } {
  const parsed = parsePath(path);
  if (!parsed.ok) throw new Error('a past value has an invalid path');
  let holder = draft as unknown as Nested;
  for (const segment of parsed.value.slice(0, -1)) {
    holder[segment] ??= {};
    holder = holder[segment] as Nested;
  }
  return { holder, name: parsed.value.at(-1) ?? '' };
}

function entriesOf(group: unknown): readonly (readonly [string, Nested])[] {
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).filter(([, entry]) => typeof entry === 'object' && entry !== null);
}
