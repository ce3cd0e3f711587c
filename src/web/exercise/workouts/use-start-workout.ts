import { useNavigate } from '@tanstack/react-router';
import type { Workout } from '#domain/exercise/index.ts';
import { startWorkout } from '#domain/exercise/logging/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { useAskBeforeStart } from './start-question.tsx';

/** Returns a function that starts an empty workout and opens it. If a workout is in progress, it asks first. */
export function useStartWorkout(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  const begin = useBeginning();
  const askBefore = useAskBeforeStart();
  return () =>
    askBefore(() => {
      const id = document.createRecord('workouts', begin);
      void navigate(workoutLink(id));
    });
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
