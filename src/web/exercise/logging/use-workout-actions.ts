import { useNavigate } from '@tanstack/react-router';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { type WorkoutsList, workoutHref, workoutsHref } from '../use-exercise-place.ts';

/** Starts an empty workout and opens it. */
export function useStartWorkout(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return () => {
    const id = document.createRecord('workouts', (draft) => {
      draft.startedAt = document.now();
      draft.zone = deviceZone();
      draft.day = document.today();
    });
    void navigate({ href: workoutHref(id) });
  };
}

export interface WorkoutActions {
  readonly moveToTrash: () => void;
  readonly restore: () => void;
  readonly deleteForEver: () => void;
  readonly finish: () => void;
  readonly goOn: () => void;
}

/** What can be done to a whole workout. What takes it out of the list goes back to the list. */
export function useWorkoutActions(id: string, title: string, list: WorkoutsList): WorkoutActions {
  const m = useMessages(exerciseMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const key = recordKey('workouts', id);
  const goOn = () => {
    document.changeRecord('workouts', id, (draft) => {
      draft.endedAt = undefined;
    });
  };
  return {
    moveToTrash: () => {
      document.trash([key]);
      void navigate({ href: workoutsHref('history') });
      offerUndo({
        message: m.movedToTrash({ title }),
        label: m.undo,
        undo: () => {
          document.restore([key]);
          void navigate({ href: workoutHref(id) });
        },
      });
    },
    restore: () => {
      document.restore([key]);
      void navigate({ href: workoutHref(id), replace: true });
      offerUndo({ message: m.restored({ title }), label: m.undo, undo: () => document.trash([key]) });
    },
    deleteForEver: () => {
      void navigate({ href: workoutsHref(list), replace: true });
      document.deleteForEver([key]);
    },
    finish: () => {
      document.changeRecord('workouts', id, (draft) => {
        draft.endedAt = document.now();
      });
      offerUndo({ message: m.finished, label: m.undo, undo: goOn });
    },
    goOn,
  };
}
