import { useMemo } from 'react';
import type { SetResult, Workout, WorkoutExercise } from '#domain/exercise/index.ts';
import {
  changeResult,
  completeSet,
  completionTime,
  reopenSet,
  type Stopwatch,
  takeStopwatch,
  type Undo,
} from '#domain/exercise/logging/index.ts';
import { takeBackRest } from '#domain/exercise/resting/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLatest } from '../../lifecycle/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { changeWithUndo } from '../change-with-undo.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useBeginRest } from '../rest-timer/index.ts';
import { useStopwatch } from './use-stopwatch.ts';

/** The actions on a workout that is being logged. The object stays the same as long as the workout does. */
export interface WorkoutLog {
  readonly change: (edit: (draft: Workout) => void) => void;
  /** Applies an edit and shows a message that offers to undo it. */
  readonly changeWithUndo: (message: string, edit: (draft: Workout) => Undo) => void;
  readonly write: (setId: string, change: Partial<SetResult>) => void;
  /** Completes a set, fills in the time of its stopwatch if one is running, and starts the rest timer. */
  readonly complete: (setId: string, planned: Partial<SetResult>) => void;
  /** Reopens a set and cancels the rest timer that it started. */
  readonly reopen: (setId: string) => void;
  /** Starts the rest timer after a set that was completed by typing it. */
  readonly rest: (setId: string, exercises: readonly WorkoutExercise[]) => void;
  readonly newId: () => string;
}

interface LogParts {
  readonly document: DocumentActions;
  readonly workoutId: string;
  readonly undoLabel: string;
  readonly beginRest: (draft: Workout, setId: string, exercises?: readonly WorkoutExercise[]) => void;
  /**
   * Stops the stopwatch of a set.
   * @returns the stopwatch before it stopped; null if none was running
   */
  readonly stopTiming: (setId: string) => Stopwatch | null;
}

export function useWorkoutLog(workoutId: string, exercises: readonly WorkoutExercise[]): WorkoutLog {
  const document = useDocument();
  const { undo: undoLabel } = useMessages(exerciseMessages);
  const beginRest = useBeginRest();
  const [stopwatch, setStopwatch] = useStopwatch();
  const latest = useLatest({ exercises, beginRest, stopwatch, setStopwatch });
  return useMemo(
    () =>
      workoutLog({
        document,
        workoutId,
        undoLabel,
        beginRest: (draft, setId, shown = latest().exercises) =>
          latest().beginRest(draft, withResults(shown, draft), setId),
        stopTiming: (setId) => {
          const { stopwatch: running, setStopwatch: set } = latest();
          if (running?.set !== setId) return null;
          set(null);
          return running;
        },
      }),
    [document, workoutId, undoLabel, latest],
  );
}

function workoutLog({ document, workoutId, undoLabel, beginRest, stopTiming }: LogParts): WorkoutLog {
  const change = (edit: (draft: Workout) => void) => {
    document.changeRecord('workouts', workoutId, edit);
  };
  return {
    change,
    changeWithUndo: (message, edit) => changeWithUndo(change, { message, label: undoLabel }, edit),
    write: (setId, part) => change((draft) => changeResult(draft, setId, part)),
    complete: (setId, planned) => {
      const timed = stopTiming(setId);
      change((draft) => {
        if (timed !== null) takeStopwatch(draft, timed, document.now());
        completeSet(draft, setId, completionTime(draft, document.now()), planned);
        beginRest(draft, setId);
      });
    },
    reopen: (setId) =>
      change((draft) => {
        reopenSet(draft, setId);
        takeBackRest(draft, setId);
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
