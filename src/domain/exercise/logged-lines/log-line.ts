import { derivedId } from '../../digest/index.ts';
import { type Instant, orderBetween, type RecordKey } from '../../kernel/index.ts';
import { orderAtEnd } from '../logging/index.ts';
import type { LineReading, NotedSet } from '../notation/index.ts';
import { continuesSet } from '../set-kinds.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { isDone, type WorkoutExercise, type WorkoutSet } from '../workout-exercises.ts';

/** A line of a note, with the id at its end. */
export interface NoteLine {
  readonly note: RecordKey;
  readonly block: string;
  /** The digest of its words, if they are known to agree with the sets. */
  readonly words?: string;
}

/**
 * Logs the sets of a line in a workout. They complete the pending sets of the exercise, if it has any of their kind, and
 * follow its other sets. The ids of new sets follow from the line, so that two devices that log it offline log it once.
 *
 * @param exercises those of the workout, in order
 * @returns an undo function
 */
export function logLine(
  draft: Arranged,
  exercises: readonly WorkoutExercise[],
  { line, reading, at }: { readonly line: NoteLine; readonly reading: LineReading; readonly at: Instant },
): Undo {
  return logReading(draft, exercises, {
    reading,
    at,
    line: { ...line },
    newExerciseId: () => derivedId(['mensana line', line.note, line.block, reading.exercise]),
    newSetId: (index) => idOfSet(line, index),
  });
}

/** Logs sets that were typed into the workout itself, as {@link logLine} does, but with new ids and without a line. */
export function logTyped(
  draft: Arranged,
  exercises: readonly WorkoutExercise[],
  { reading, at, newId }: { readonly reading: LineReading; readonly at: Instant; readonly newId: () => string },
): Undo {
  return logReading(draft, exercises, { reading, at, line: undefined, newExerciseId: newId, newSetId: newId });
}

interface Logging {
  readonly reading: LineReading;
  readonly at: Instant;
  readonly line: WorkoutSet['set']['line'];
  readonly newExerciseId: () => string;
  readonly newSetId: (index: number) => string;
}

function logReading(
  draft: Arranged,
  exercises: readonly WorkoutExercise[],
  { reading, at, line, newExerciseId, newSetId }: Logging,
): Undo {
  return undoable(draft, () => {
    const last = exercises.findLast(({ exercise }) => exercise.exercise === reading.exercise);
    const place = last?.id ?? newExerciseId();
    if (last === undefined)
      draft.exercises[place] ??= { exercise: reading.exercise, order: orderAtEnd(draft.exercises) };
    const sets = last?.sets ?? [];
    const pending = sets.filter(({ id, set }) => !isDone({ id, set: draft.sets[id] ?? set }));
    let order = sets.at(-1)?.set.place?.order ?? null;
    let main = sets.findLast(({ set }) => !continuesSet(set.result?.kind))?.id ?? null;
    for (const [index, set] of reading.sets.entries()) {
      const planned = takePending(pending, set);
      const id = planned?.id ?? newSetId(index);
      // what another device wrote into the set while it was taken back here is not overwritten when it is logged again
      const written = planned === null ? draft.sets[id] : undefined;
      if (planned === null) {
        order = orderBetween(order, null);
        const dropOf = continuesSet(set.kind) && main !== null ? { dropOf: main } : {};
        draft.sets[id] = { place: { exercise: place, order, ...dropOf } };
      }
      const isLast = index === reading.sets.length - 1;
      draft.sets[id] = {
        ...draft.sets[id],
        ...(line !== undefined && { line }),
        result: written?.result ?? { ...set, completedAt: at },
        ...(isLast && reading.remark !== '' && !reading.isCue && { remark: reading.remark }),
        ...(written?.remark !== undefined && { remark: written.remark }),
      };
      if (!continuesSet(set.kind)) main = id;
    }
  });
}

/** Returns the id of a set that a line adds. */
export function idOfSet({ note, block }: NoteLine, index: number): string {
  return derivedId(['mensana line', note, block, index]);
}

/** Takes the next pending set that is a warm-up if this one is, and else a set of another kind. */
function takePending(pending: WorkoutSet[], { kind }: NotedSet): WorkoutSet | null {
  const isWarmUp = (planned: string | undefined) => planned === 'warmUp';
  const at = pending.findIndex(({ set }) => isWarmUp(set.result?.kind ?? set.target?.kind) === isWarmUp(kind));
  return at === -1 || continuesSet(kind) ? null : (pending.splice(at, 1)[0] ?? null);
}
