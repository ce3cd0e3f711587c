import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Workout } from '#domain/exercise/index.ts';
import { checkPastTimes, logPastWorkout, type PastTimesError } from '#domain/exercise/logging/index.ts';
import { type Instant, localDayAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PastRoutine } from '../routines/index.ts';
import { instantOf, wallTime } from './log/wall-time.ts';
import { loggingMessages } from './messages/index.ts';

export interface LogPastWorkoutProps {
  readonly onClose: () => void;
}

const hourMs = 3_600_000;

/** Asks for the times of a past workout, creates it as an ended one and opens it. Its sets are filled in as usual. */
export function LogPastWorkout({ onClose }: LogPastWorkoutProps) {
  const m = useMessages(loggingMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const { dayStartsAt, deload } = useProfileData().preferences;
  const [zone] = useState(deviceZone);
  const { start, end, times } = usePastTimes(zone);
  const [routine, setRoutine] = useState<string | null>(null);
  const [isLogging, setLogging] = useState(false);
  const write = (draft: Workout) => {
    if (times !== null) logPastWorkout(draft, times, { zone, dayStartsAt, deload }, document.now());
  };
  const began = times && { at: times.startedAt, day: localDayAt(times.startedAt, zone, dayStartsAt) };
  const past = began && { began, write };
  const log = () => {
    if (times === null) return;
    if (routine !== null) {
      setLogging(true);
      return;
    }
    const id = document.createRecord('workouts', write);
    onClose();
    void navigate(workoutLink(id));
  };
  return (
    <Sheet title={m.logPast} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          log();
        }}
      >
        <Stack gap={4}>
          <SecondaryText>{m.logPastText}</SecondaryText>
          <TextField label={m.starts} type="datetime-local" autoFocus {...start} />
          <TextField label={m.ends} type="datetime-local" {...end} />
          <Suspense>
            <PastRoutine
              value={routine}
              onChange={(id) => {
                setRoutine(id);
                setLogging(false);
              }}
              past={isLogging ? past : null}
              onEnd={onClose}
            />
          </Suspense>
          <SubmitButton isWide isPending={isLogging} isDisabled={times === null}>
            {m.createPast}
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  );
}

/** Returns the fields for the start and the end, and their times; null for times at which no workout can have been. */
function usePastTimes(zone: string) {
  const m = useMessages(loggingMessages);
  const document = useDocument();
  const [openedAt] = useState(() => document.now());
  const [start, setStart] = useState(() => wallTime(openedAt - hourMs, zone));
  const [typedEnd, setTypedEnd] = useState<string | null>(null);
  const startedAt = instantOf(start, zone);
  const end = typedEnd ?? endFor(startedAt, openedAt, zone);
  const endedAt = instantOf(end, zone);
  const times = startedAt === undefined || endedAt === undefined ? null : { startedAt, endedAt };
  const checked = times === null ? null : checkPastTimes(times, document.now());
  const wrong = checked?.ok === false ? wordsOf(checked.error, m) : null;
  return {
    start: { value: start, error: startedAt === undefined ? m.notATime : null, onChange: setStart },
    end: { value: end, error: endedAt === undefined ? m.notATime : wrong, onChange: setTypedEnd },
    times: wrong === null ? times : null,
  };
}

/** Returns the default end: an hour after the start, but not in the future. */
function endFor(startedAt: Instant | undefined, now: Instant, zone: string): string {
  return wallTime(startedAt === undefined ? now : Math.min(now, startedAt + hourMs), zone);
}

function wordsOf({ code }: PastTimesError, m: typeof import('./messages/en.ts').messages): string {
  const words: Readonly<Record<PastTimesError['code'], string>> = {
    'exercise/end-before-start': m.endBeforeStart,
    'exercise/in-the-future': m.endInFuture,
    'exercise/longer-than-a-day': m.longerThanADay,
    'exercise/start-long-past': m.timeLongPast,
  };
  return words[code];
}
