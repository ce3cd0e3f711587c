import { finishWorkout, logTypedSets, resumeWorkout, type Undo, undoable } from '#domain/exercise/logging/index.ts';
import { type Instant, localDayAt, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { workoutLink, workoutsLink } from '../../../links/exercise.ts';
import type { WorkoutsList } from '../../../links/exercise-search.ts';
import { useDocument } from '../../../replica/index.ts';
import { deviceZone, useTimeFormat } from '../../../time/index.ts';
import { offerUndo, undoByKey } from '../../../undo/index.ts';
import { useTrashing } from '../../editing/index.ts';
import { useRepeatWorkout } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';
import type { Finishing } from './finish-dialog.tsx';

export interface WorkoutActions {
  readonly moveToTrash: () => void;
  readonly restore: () => void;
  readonly deleteForEver: () => void;
  /** Returns when the workout ended, if that was with its last set rather than now. */
  readonly finish: (how: Finishing) => string | null;
  readonly resume: () => void;
  /** Starts a new workout with the same exercises and sets. */
  readonly again: () => void;
}

/**
 * Returns the actions on a whole workout. An action that removes the workout from the list also navigates to the list.
 */
export function useWorkoutActions(id: string, title: string, list: WorkoutsList): WorkoutActions {
  const document = useDocument();
  const repeat = useRepeatWorkout();
  const trashing = useTrashing();
  const finish = useFinish();
  const key = recordKey('workouts', id);
  return {
    moveToTrash: () => trashing.moveToTrash({ key, title }, { list: workoutsLink('history'), record: workoutLink(id) }),
    restore: () => trashing.restore({ key, title }, workoutLink(id)),
    deleteForEver: () => trashing.deleteForEver(key, workoutsLink(list)),
    finish: (how) => {
      const { endedThen, undo } = finish(id, how);
      undoByKey(undo); // the summary says that it is finished
      return endedThen;
    },
    resume: () => {
      document.changeRecord('workouts', id, (draft) => resumeWorkout(draft, document.now(), document.newId));
    },
    again: () => repeat(id),
  };
}

/** Returns a function that finishes a forgotten workout on another page than its own, and offers to undo that. */
export function useFinishForgotten(id: string): WorkoutActions['finish'] {
  const m = useMessages(loggingMessages);
  const finish = useFinish();
  return (how) => {
    const { endedThen: when, undo } = finish(id, how);
    offerUndo(when === null ? m.finished : m.endedThen({ when }), undo);
    return when;
  };
}

interface Finished {
  /** When the workout ended, if that was with its last set rather than now. */
  readonly endedThen: string | null;
  /** Resumes the workout, and reopens the sets that finishing it completed. */
  readonly undo: () => void;
}

function useFinish(): (id: string, how: Pick<Finishing, 'log' | 'lastedSeconds'>) => Finished {
  const document = useDocument();
  const { day, time } = useTimeFormat();
  const momentIn = (zone: string, at: Instant) => `${day(localDayAt(at, zone), document.today())}, ${time(at, zone)}`;
  return (id, { log, lastedSeconds }) => {
    const now = document.now();
    let endedAt = now;
    let zone = deviceZone();
    let reopenSets: Undo = () => {};
    document.changeRecord('workouts', id, (draft) => {
      reopenSets = undoable(draft, () => logTypedSets(draft, log, now));
      endedAt = finishWorkout(draft, now, lastedSeconds);
      zone = draft.zone ?? zone;
    });
    return {
      endedThen: endedAt < now ? momentIn(zone, endedAt) : null,
      undo: () => {
        document.changeRecord('workouts', id, (draft) => {
          reopenSets(draft);
          draft.endedAt = undefined;
        });
      },
    };
  };
}
