import { useNavigate } from '@tanstack/react-router';
import type { Workout } from '#domain/exercise/index.ts';
import { finishWorkout, logTypedSets, startAgain, startWorkout } from '#domain/exercise/logging/index.ts';
import { type Instant, localDayAt, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { deviceZone, useTimeFormat } from '../../time/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { workoutLink, workoutsLink } from '../link-targets.ts';
import { exerciseMessages } from '../messages/index.ts';
import type { WorkoutsList } from '../routes.ts';
import type { Finishing } from './finish-dialog.tsx';

/** Starts an empty workout and opens it. */
export function useStartWorkout(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  const begin = useBeginning();
  return () => {
    const id = document.createRecord('workouts', begin);
    void navigate(workoutLink(id));
  };
}

/**
 * Returns a function that writes the start and the place of a workout. It does not store the body weight, which is read
 * from the measurements and follows their changes.
 */
export function useBeginning(): (draft: Workout) => void {
  const document = useDocument();
  const { dayStartsAt, deload } = useProfileData().preferences;
  return (draft) => startWorkout(draft, { at: document.now(), zone: deviceZone(), dayStartsAt, deload });
}

export interface WorkoutActions {
  readonly moveToTrash: () => void;
  readonly restore: () => void;
  readonly deleteForEver: () => void;
  readonly finish: (how: Finishing) => void;
  readonly goOn: () => void;
  /** Starts a new workout with the same exercises and sets. */
  readonly again: () => void;
}

/**
 * Returns the actions on a whole workout. An action that removes the workout from the list also navigates to the list.
 */
export function useWorkoutActions(id: string, title: string, list: WorkoutsList): WorkoutActions {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const begin = useBeginning();
  const { day, time } = useTimeFormat();
  const key = recordKey('workouts', id);
  const momentIn = (zone: string, at: Instant) => `${day(localDayAt(at, zone), document.today())}, ${time(at, zone)}`;
  const goOn = () => {
    document.changeRecord('workouts', id, (draft) => {
      draft.endedAt = undefined;
    });
  };
  return {
    moveToTrash: () => {
      document.trash([key]);
      void navigate(workoutsLink('history'));
      offerUndo({
        message: m.movedToTrash({ title }),
        label: m.undo,
        undo: () => {
          document.restore([key]);
          void navigate(workoutLink(id));
        },
      });
    },
    restore: () => {
      document.restore([key]);
      void navigate({ ...workoutLink(id), replace: true });
      offerUndo({ message: m.restored({ title }), label: m.undo, undo: () => document.trash([key]) });
    },
    deleteForEver: () => {
      void navigate({ ...workoutsLink(list), replace: true });
      document.deleteForEver([key]);
    },
    finish: ({ log, lastedSeconds }) => {
      const now = document.now();
      let endedAt = now;
      let zone = deviceZone();
      document.changeRecord('workouts', id, (draft) => {
        logTypedSets(draft, log, now);
        endedAt = finishWorkout(draft, now, lastedSeconds);
        zone = draft.zone ?? zone;
      });
      const message = endedAt < now ? m.finishedThen({ when: momentIn(zone, endedAt) }) : m.finished;
      offerUndo({ message, label: m.undo, undo: goOn });
    },
    goOn,
    again: () => {
      const old = document.records('workouts').find((each) => each.id === id);
      if (old === undefined) return;
      const started = document.createRecord('workouts', (draft) => {
        startAgain(draft, old, document.newId);
        begin(draft);
      });
      void navigate(workoutLink(started));
    },
  };
}
