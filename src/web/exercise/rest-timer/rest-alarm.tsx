import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Workout } from '#domain/exercise/index.ts';
import type { Intervals } from '#domain/exercise/logging/index.ts';
import type { Instant } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLocalPreference } from '../../local-preferences/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useNow } from '../../time/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deviceChoices } from './device-choices.ts';
import { restingMessages } from './messages/index.ts';
import { spokenLabel } from './rest-labels.ts';
import { useScreenAwake } from './screen-awake.ts';
import { useIntervalClock, useIntervals, useTimedExercises } from './use-intervals.ts';
import { useAlarm, useRestAlarm } from './use-rest-alarm.ts';

/** Alerts the user when the rest timer of a running workout ends, and keeps the screen on if they chose that. */
export function RestAlarm({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const said = useRestAlarm(workout.value.timer);
  const [isAwakeWanted] = useLocalPreference(deviceChoices.awake);
  const now = useNow();
  useScreenAwake(isAwakeWanted && isGoingOn(workout.value, now));
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
      <IntervalAlarm workout={workout} />
    </VisuallyHidden>
  );
}

/** Logs intervals when their time is over, and says which begins. */
function IntervalAlarm({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const [intervals] = useIntervals();
  const [said, setSaid] = useState('');
  return (
    <>
      <span role="status">{said}</span>
      {intervals !== null && <IntervalClock workout={workout} intervals={intervals} onSaid={setSaid} />}
    </>
  );
}

interface IntervalClockProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly intervals: Intervals;
  readonly onSaid: (said: string) => void;
}

function IntervalClock({ workout, intervals, onSaid }: IntervalClockProps) {
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  const { exercises, nameOf } = useTimedExercises(workout);
  const sound = useAlarm();
  useIntervalClock(workout, exercises, intervals, (current, sinceMs) => {
    const title =
      current === null
        ? m.intervalsOver
        : m.intervalBegins({ name: nameOf(current.id), time: spokenLabel(current.seconds, locale) });
    onSaid(title);
    sound(title, current?.startedAt ?? 0, sinceMs);
  });
  return null;
}

const maxWorkoutMs = 4 * 3_600_000;

/** Returns whether a workout is likely still running. A forgotten one must not keep the screen on all night. */
function isGoingOn({ startedAt }: Workout, now: Instant): boolean {
  return startedAt !== undefined && now - startedAt < maxWorkoutMs;
}
