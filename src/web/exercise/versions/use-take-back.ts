import { useNavigate } from '@tanstack/react-router';
import type { Workout } from '#domain/exercise/index.ts';
import { type PastValue, takeBack } from '#domain/exercise/logging/index.ts';
import { historyMessages, type Restoring, useRestoring } from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { workoutLink } from '../link-targets.ts';

export interface TakingBack extends Pick<Restoring, 'isPending' | 'failure'> {
  readonly takeBack: (past: PastValue, doneWords: string) => void;
}

/**
 * Returns a function that restores an earlier value of a workout and opens the workout. It first stores the current
 * state as a version.
 */
export function useTakeBack(workoutId: string): TakingBack {
  const { undo: label } = useMessages(historyMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const { restore, ...restoring } = useRestoring('workouts', workoutId);
  const change = (edit: (draft: Workout) => void) => {
    document.changeRecord('workouts', workoutId, edit);
  };
  return {
    ...restoring,
    takeBack: (past, message) =>
      restore(() => {
        let undo: ((later: Workout) => void) | null = null;
        change((draft) => {
          undo = takeBack(draft, past);
        });
        void navigate(workoutLink(workoutId));
        offerUndo({ message, label, undo: () => undo !== null && change(undo) });
      }),
  };
}
