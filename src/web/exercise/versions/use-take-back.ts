import { useNavigate } from '@tanstack/react-router';
import type { Workout } from '#domain/exercise/index.ts';
import { type PastValue, takeBack } from '#domain/exercise/logging/index.ts';
import { type Restoring, useRestoring } from '../../history/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useDocument } from '../../replica/index.ts';
import { type Change, changeWithUndo } from '../editing/index.ts';

export interface TakingBack extends Pick<Restoring, 'isPending' | 'failure'> {
  readonly takeBack: (past: PastValue, doneWords: string) => void;
}

/**
 * Returns a function that restores an earlier value of a workout and opens the workout. It first stores the current
 * state as a version.
 */
export function useTakeBack(workoutId: string): TakingBack {
  const document = useDocument();
  const navigate = useNavigate();
  const { restore, ...restoring } = useRestoring('workouts', workoutId);
  const change: Change<Workout> = (edit) => document.changeRecord('workouts', workoutId, edit);
  return {
    ...restoring,
    takeBack: (past, message) =>
      restore(() => {
        changeWithUndo(change, message, (draft) => takeBack(draft, past));
        void navigate(workoutLink(workoutId));
      }),
  };
}
