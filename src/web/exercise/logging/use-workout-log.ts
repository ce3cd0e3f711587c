import { useEffect, useMemo, useRef } from 'react';
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
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { changeWithUndo } from '../change-with-undo.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useBeginRest } from '../rest-timer/index.ts';
import { useStopwatch } from './use-stopwatch.ts';

/** What is done in a workout that is being logged. The same object as long as the workout is the same. */
export interface WorkoutLog {
  readonly change: (edit: (draft: Workout) => void) => void;
  /** Does something and says so, with the way back. */
  readonly changeWithUndo: (message: string, edit: (draft: Workout) => Undo) => void;
  readonly write: (setId: string, change: Partial<SetResult>) => void;
  /** Ticks a set off, with the time of a stopwatch that runs for it; the rest after it begins. */
  readonly complete: (setId: string, planned: Partial<SetResult>) => void;
  /** A set is to be done again; the rest that it began is taken back. */
  readonly reopen: (setId: string) => void;
  readonly newId: () => string;
}

interface LogParts {
  readonly document: DocumentActions;
  readonly workoutId: string;
  readonly undoLabel: string;
  readonly beginRest: (draft: Workout, setId: string) => void;
  /** Ends the stopwatch of a set. @returns as it ran; null where none did */
  readonly stopTiming: (setId: string) => Stopwatch | null;
}

export function useWorkoutLog(workoutId: string, exercises: readonly WorkoutExercise[]): WorkoutLog {
  const document = useDocument();
  const { undo: undoLabel } = useMessages(exerciseMessages);
  const beginRest = useBeginRest();
  const [stopwatch, setStopwatch] = useStopwatch();
  const latest = useRef({ exercises, beginRest, stopwatch, setStopwatch });
  useEffect(() => {
    latest.current = { exercises, beginRest, stopwatch, setStopwatch };
  });
  return useMemo(
    () =>
      workoutLog({
        document,
        workoutId,
        undoLabel,
        beginRest: (draft, setId) =>
          latest.current.beginRest(draft, withResults(latest.current.exercises, draft), setId),
        stopTiming: (setId) => {
          const { stopwatch: running, setStopwatch: set } = latest.current;
          if (running?.set !== setId) return null;
          set(null);
          return running;
        },
      }),
    [document, workoutId, undoLabel],
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
    newId: document.newId,
  };
}

/** The exercises in their order, with what a draft says of their sets: two that are ticked off at once are both done. */
function withResults(exercises: readonly WorkoutExercise[], { sets: inDraft }: Workout): readonly WorkoutExercise[] {
  return exercises.map((each) => ({
    ...each,
    sets: each.sets.map(({ id, set }) => ({ id, set: inDraft[id] ?? set })),
  }));
}
