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

/** A value that stood in a workout, of those that a person writes and would know again. */
export type PastValue =
  | (PastOfSet & { readonly of: 'result'; readonly value: SetResult })
  | (PastOfSet & { readonly of: 'setRemark'; readonly value: string })
  | (PastOfExercise & { readonly of: 'exerciseRemark'; readonly value: string })
  | (PastOfExercise & { readonly of: 'restSeconds'; readonly value: number })
  | (PastLeaf & { readonly of: 'title' | 'remark'; readonly value: string })
  | (PastLeaf & { readonly of: 'effort'; readonly value: number })
  | (PastLeaf & { readonly of: 'endedAt'; readonly value: Instant });

interface PastLeaf {
  /** Printed. */
  readonly path: string;
}

interface PastOfSet extends PastLeaf {
  readonly set: string;
  /** Where the set stood, as far as that is known: one that was removed since goes back there. */
  readonly place: SetPosition | null;
}

interface PastOfExercise extends PastLeaf {
  /** The exercise of this workout, not of the library. */
  readonly exercise: string;
}

const ofWorkout = ['title', 'remark', 'effort', 'endedAt'] as const;
const ofExercise = { remark: 'exerciseRemark', restSeconds: 'restSeconds' } as const;
const ofSet = { result: 'result', remark: 'setRemark' } as const;

/** What a leaf held; null for nothing, for what a person does not write, and for what this version cannot read. */
export function pastValue(path: string, value: unknown, place: SetPosition | null = null): PastValue | null {
  if (value === null || value === undefined || !acceptsLeaf(workout, path, value)) return null;
  const named = nameOf(path, place);
  // the leaf's schema was just asked
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
 * What a version of a workout held that stands no more: what was replaced or taken away since. What came since is not
 * among it.
 *
 * @param record the leaves of the version, nested as their paths say
 * @param now the leaves of the workout
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

/** Whether a workout says the same now; at which instant a set was done is no difference. */
export function standsNow({ of, path, value }: PastValue, now: Leaves): boolean {
  const standing = now.get(path)?.value ?? null;
  if (of !== 'result' || standing === null) return equalPlain(standing, value);
  return equalPlain(withoutInstant(standing as SetResult), withoutInstant(value));
}

function withoutInstant({ completedAt, ...result }: SetResult) {
  return { ...result, isDone: (completedAt ?? null) !== null };
}

/** Whether there is still a place in the workout where the value can stand. */
export function hasPlace(past: PastValue, now: Leaves): boolean {
  if (past.of === 'exerciseRemark' || past.of === 'restSeconds')
    return isThere(now, ['exercises', past.exercise, 'exercise']);
  if (past.of !== 'result' && past.of !== 'setRemark') return true;
  if (isThere(now, ['sets', past.set, 'place'])) return true;
  return past.place !== null && isThere(now, ['exercises', past.place.exercise, 'exercise']);
}

function isThere(now: Leaves, path: Path): boolean {
  return (now.get(printPath(path))?.value ?? null) !== null;
}

/**
 * Writes a value again that stood in a workout; a set that was removed since goes back to its place.
 *
 * @returns undoes it in a later draft; a value that was written meanwhile stays
 */
export function takeBack(draft: Workout, past: PastValue): (later: Workout) => void {
  const undo = write(draft, past.path, past.value);
  const isRemoved =
    (past.of === 'result' || past.of === 'setRemark') &&
    past.place !== null &&
    draft.sets[past.set]?.place === undefined;
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

/** Where in a draft the leaf of a path stands; what holds it is made where it is missing. */
function holderOf(draft: Workout, path: string): { readonly holder: Nested; readonly name: string } {
  const parsed = parsePath(path);
  if (!parsed.ok) throw new Error('a past value stands at a path that was read');
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
