import { useMemo } from 'react';
import type { DoneSet } from '#domain/exercise/history/index.ts';
import { figuresToConfirm, type SetResult, type Workout, type WorkoutExercise } from '#domain/exercise/index.ts';
import {
  changeResult,
  completeSet,
  completionTime,
  fillIn,
  logTypedSets,
  openWork,
  reopenSet,
  type Stopwatch,
  takenFrom,
  takeStopwatch,
  type Undo,
} from '#domain/exercise/logging/index.ts';
import { takeBackRest } from '#domain/exercise/resting/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { type DocumentActions, useDocument } from '../../../replica/index.ts';
import { type Change, changeWithUndo } from '../../editing/index.ts';
import { useBeginRest } from '../../rest-timer/index.ts';
import { useStopwatch } from './use-stopwatch.ts';

/** The actions on a workout that is being logged. The object stays the same as long as the workout does. */
export interface WorkoutLog {
  readonly change: Change<Workout>;
  /** Applies an edit and shows a message that offers to undo it. */
  readonly changeWithUndo: (message: string, edit: (draft: Workout) => Undo) => void;
  /** Changes part of the result of the sets of a row. */
  readonly write: (setIds: readonly string[], change: Partial<SetResult>) => void;
  /** Copies the sets of last time to the sets of a row that are not completed, in the same order. */
  readonly take: (setIds: readonly string[], last: readonly DoneSet[]) => void;
  /** Completes the sets of a row, fills in the time of a running stopwatch, and starts the rest timer. */
  readonly complete: (sets: readonly SetToComplete[]) => void;
  /** Completes the sets that were filled in but not ticked off. */
  readonly completeTyped: (workout: Workout) => void;
  /** Reopens the sets of a row and cancels the rest timer that they started. */
  readonly reopen: (setIds: readonly string[]) => void;
  /** Confirms the figures of a set that were doubted. */
  readonly confirm: (setId: string) => void;
  /** Starts the rest timer after a set that was completed by typing it. */
  readonly rest: (setId: string, exercises: readonly WorkoutExercise[]) => void;
  readonly newId: () => string;
}

interface SetToComplete {
  readonly id: string;
  /** The values that one tap accepts. */
  readonly planned: Partial<SetResult>;
}

interface LogParts {
  readonly document: DocumentActions;
  readonly workoutId: string;
  readonly beginRest: (draft: Workout, setId: string, exercises?: readonly WorkoutExercise[]) => void;
  /**
   * Stops the stopwatch of a set.
   * @returns the stopwatch before it stopped; null if none was running
   */
  readonly stopTiming: (setId: string) => Stopwatch | null;
}

export function useWorkoutLog(workoutId: string, exercises: readonly WorkoutExercise[]): WorkoutLog {
  const document = useDocument();
  const beginRest = useBeginRest();
  const [stopwatch, setStopwatch] = useStopwatch();
  const latest = useLatest({ exercises, beginRest, stopwatch, setStopwatch });
  return useMemo(
    () =>
      workoutLog({
        document,
        workoutId,
        beginRest: (draft, setId, shown = latest().exercises) =>
          latest().beginRest(draft, withResults(shown, draft), setId),
        stopTiming: (setId) => {
          const { stopwatch: running, setStopwatch: set } = latest();
          if (running?.set !== setId) return null;
          set(null);
          return running;
        },
      }),
    [document, workoutId, latest],
  );
}

function workoutLog({ document, workoutId, beginRest, stopTiming }: LogParts): WorkoutLog {
  const change = (edit: (draft: Workout) => void) => {
    document.changeRecord('workouts', workoutId, edit);
  };
  return {
    change,
    changeWithUndo: (message, edit) => changeWithUndo(change, message, edit),
    write: (setIds, part) =>
      change((draft) => {
        for (const id of setIds) changeResult(draft, id, part);
      }),
    take: (setIds, last) =>
      change((draft) => {
        for (const [at, id] of setIds.entries()) {
          const then = last[at];
          if (then !== undefined) fillIn(draft, id, takenFrom(then));
        }
      }),
    complete: (sets) => {
      const now = document.now();
      const timed = sets.flatMap(({ id }) => stopTiming(id) ?? []);
      change((draft) => {
        for (const stopwatch of timed) takeStopwatch(draft, stopwatch, now);
        const at = completionTime(draft, now);
        for (const { id, planned } of sets) completeSet(draft, id, at, planned);
        const last = sets.at(-1);
        if (last !== undefined) beginRest(draft, last.id);
      });
    },
    completeTyped: (workout) => {
      const now = document.now();
      const { typedSets } = openWork(workout, now);
      if (typedSets.length > 0) change((draft) => logTypedSets(draft, typedSets, completionTime(draft, now)));
    },
    reopen: (setIds) =>
      change((draft) => {
        for (const id of setIds) {
          reopenSet(draft, id);
          takeBackRest(draft, id);
        }
      }),
    confirm: (setId) =>
      change((draft) => {
        const set = draft.sets[setId];
        if (set?.result !== undefined) set.confirmed = figuresToConfirm(set.result);
      }),
    rest: (setId, exercises) => change((draft) => beginRest(draft, setId, exercises)),
    newId: document.newId,
  };
}

/** Returns the exercises with the results of the draft, so that two sets completed at once both count as completed. */
function withResults(exercises: readonly WorkoutExercise[], { sets: inDraft }: Workout): readonly WorkoutExercise[] {
  return exercises.map((each) => ({
    ...each,
    sets: each.sets.map(({ id, set }) => ({ id, set: inDraft[id] ?? set })),
  }));
}
