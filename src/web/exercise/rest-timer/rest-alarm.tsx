import type { Workout } from '#domain/exercise/index.ts';
import type { Instant } from '#domain/kernel/index.ts';
import { useLocalPreference } from '../../local-preferences/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useNow } from '../../time/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deviceChoices } from './device-choices.ts';
import { useScreenAwake } from './screen-awake.ts';
import { useRestAlarm } from './use-rest-alarm.ts';

/** Alerts the user when the rest timer of a running workout ends, and keeps the screen on if they chose that. */
export function RestAlarm({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const said = useRestAlarm(workout.value.timer);
  const [isAwakeWanted] = useLocalPreference(deviceChoices.awake);
  const now = useNow();
  useScreenAwake(isAwakeWanted && isGoingOn(workout.value, now));
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

const maxWorkoutMs = 4 * 3_600_000;

/** Returns whether a workout is likely still running. A forgotten one must not keep the screen on all night. */
function isGoingOn({ startedAt }: Workout, now: Instant): boolean {
  return startedAt !== undefined && now - startedAt < maxWorkoutMs;
}
