import { useNavigate } from '@tanstack/react-router';
import type { Workout } from '#domain/exercise/index.ts';
import { startAgain, startWorkout } from '#domain/exercise/logging/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { askToStartWorkout } from '../../records/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { closeToast } from '../../ui/toast.tsx';
import { useAskBeforeStart } from './start-question.tsx';

/** Returns a function that opens the sheet from which a workout is started, on any page. */
export function useStartWorkout(): () => void {
  return askToStartWorkout;
}

/** Returns a function that starts an empty workout and opens it. If a workout is in progress, it asks first. */
export function useStartEmpty(): () => void {
  const document = useDocument();
  const open = useOpenStarted();
  const begin = useBeginning();
  const askBefore = useAskBeforeStart();
  return () => askBefore(() => open(document.createRecord('workouts', begin)));
}

/**
 * Returns a function that starts a workout with the exercises and sets of an old one, whose content is loaded, and opens
 * it. If a workout is in progress, it asks first.
 */
export function useRepeatWorkout(): (id: string) => void {
  const document = useDocument();
  const open = useOpenStarted();
  const begin = useBeginning();
  const askBefore = useAskBeforeStart();
  return (id) => {
    const old = document.records('workouts').find((each) => each.id === id);
    if (old === undefined) return;
    askBefore(() => {
      const started = document.createRecord('workouts', (draft) => {
        startAgain(draft, old, document.newId);
        begin(draft);
      });
      open(started);
    });
  };
}

/** Returns a function that opens a workout which just started. A message of the page before would cover its sets. */
export function useOpenStarted(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => {
    closeToast();
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
