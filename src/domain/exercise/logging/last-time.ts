import { compareText, type Instant, orderBetween } from '../../kernel/index.ts';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import { continuesSet, kindOf } from '../set-kinds.ts';
import { setRows } from '../set-rows.ts';
import { type Undo, undoable } from '../undoable.ts';
import type { Workout } from '../workout.ts';
import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';
import { takenFrom } from './planned.ts';
import { fillIn } from './sets.ts';

/** The fields of a workout by which workouts are ordered. */
export interface Begun {
  readonly workout: string;
  readonly startedAt: Instant;
}

/**
 * Returns the last session with an exercise before a workout started, or null. Of workouts that started at the same
 * instant on two devices, the one whose id sorts first counts as earlier, so that they never refer to each other.
 *
 * @param sessions of the exercise, in any order
 */
export function lastTimeBefore(sessions: readonly ExerciseSession[], workout: Begun): ExerciseSession | null {
  let last: ExerciseSession | null = null;
  for (const session of sessions) {
    if (isBefore(session, workout) && (last === null || isBefore(last, session))) last = session;
  }
  return last;
}

/**
 * Pairs today's sets with those of last time by kind: first warm-up with first warm-up, second working set with second,
 * first drop set with first drop set. An extra warm-up today therefore leaves the other pairs unchanged. If today's rows
 * have both sides, a row is paired with both sides of last time, or with the set that was not done by sides.
 *
 * @returns by set id; a set without a counterpart is missing
 */
export function pairWithLast(today: readonly WorkoutSet[], last: readonly DoneSet[]): ReadonlyMap<string, DoneSet> {
  const rows = setRows(today);
  const hasSides = rows.some(({ length }) => length === 2);
  const lastByClass = Map.groupBy(hasSides ? sidesTogether(last) : last.map(alone), ({ left }) => classOf(left.kind));
  const taken = new Map<SetClass, number>();
  const paired = new Map<string, DoneSet>();
  for (const [set, other] of rows) {
    const of = classOf(kindOf(set.set) ?? 'working');
    const at = taken.get(of) ?? 0;
    taken.set(of, at + 1);
    const then = lastByClass.get(of)?.[at];
    if (then === undefined) continue;
    paired.set(set.id, then.left);
    if (other !== undefined) paired.set(other.id, then.right);
  }
  return paired;
}

/** A set of last time by side; the same one for both sides if it was not done on one. */
interface Sides {
  readonly left: DoneSet;
  readonly right: DoneSet;
}

function alone(set: DoneSet): Sides {
  return { left: set, right: set };
}

/** Returns the sets of last time, those of a left and a right side after each other as one. */
function sidesTogether(last: readonly DoneSet[]): readonly Sides[] {
  const together: Sides[] = [];
  for (const set of last) {
    const before = together.at(-1);
    const isAlone = before !== undefined && before.left === before.right;
    if (isAlone && before.left.side === 'left' && set.side === 'right')
      together[together.length - 1] = { left: before.left, right: set };
    else if (isAlone && before.left.side === 'right' && set.side === 'left')
      together[together.length - 1] = { left: set, right: before.left };
    else together.push(alone(set));
  }
  return together;
}

/**
 * Copies all sets of last time into an exercise without any planned, typed or completed values. It fills the existing
 * sets in order and adds the missing ones.
 */
export function takeLastTime(
  draft: Workout,
  { id, sets }: Pick<WorkoutExercise, 'id' | 'sets'>,
  { last, newId }: { readonly last: readonly DoneSet[]; readonly newId: () => string },
): Undo {
  return undoable(draft, () => {
    let order = sets.at(-1)?.set.place?.order ?? null;
    for (const [at, then] of last.entries()) {
      const known = sets[at];
      const setId = known?.id ?? newId();
      if (known === undefined) {
        order = orderBetween(order, null);
        draft.sets[setId] = { place: { exercise: id, order } };
      }
      const side = then.side === null ? {} : { side: then.side };
      fillIn(draft, setId, { kind: then.kind, ...takenFrom(then), ...side });
    }
  });
}

type SetClass = 'warmUp' | 'continuation' | 'work';

function classOf(kind: string): SetClass {
  if (continuesSet(kind)) return 'continuation';
  return kind === 'warmUp' ? kind : 'work';
}

function isBefore(a: Begun, b: Begun): boolean {
  return (a.startedAt - b.startedAt || compareText(a.workout, b.workout)) < 0;
}
