import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Workout } from '#domain/exercise/index.ts';
import { checkPastTimes, logPastWorkout, type PastTimesError } from '#domain/exercise/logging/index.ts';
import { type Instant, type LocalDay, localDayAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { dayErrorOf } from '../editing/index.ts';
import { PastRoutine } from '../routines/index.ts';
import { instantOf, isLater, type WallTime, wallTime } from './log/wall-time.ts';
import { WallTimeFields } from './log/wall-time-fields.tsx';
import type { messages as english } from './messages/en.ts';
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
  const { start, end, times, wrong } = usePastTimes(zone);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const [routine, setRoutine] = useState<string | null>(null);
  const [isLogging, setLogging] = useState(false);
  const write = (draft: Workout) => {
    if (times !== null) logPastWorkout(draft, times, { zone, dayStartsAt, deload }, document.now());
  };
  const began = times && { at: times.startedAt, day: localDayAt(times.startedAt, zone, dayStartsAt) };
  const past = began && { began, write };
  const log = () => {
    setErrors(times === null ? { title: m.workoutNotLogged, fields: wrong } : null);
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
      <Form label={m.logPast} errors={errors} onSubmit={log}>
        <SecondaryText>{m.logPastText}</SecondaryText>
        <WallTimeFields name="start" label={m.starts} autoFocus {...start} />
        <WallTimeFields name="end" label={m.ends} {...end} />
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
        <SubmitButton isWide isPending={isLogging}>
          {m.createPast}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

/** Returns the fields for the start and the end, and their times; null with the errors of wrong or incomplete fields. */
function usePastTimes(zone: string) {
  const m = useMessages(loggingMessages);
  const document = useDocument();
  const [openedAt] = useState(() => document.now());
  const [start, setStart] = useState(() => wallTime(openedAt - hourMs, zone));
  const [typedEnd, setTypedEnd] = useState<WallTime | null>(null);
  const startedAt = instantOf(start, zone);
  const end = typedEnd ?? endFor(startedAt, openedAt, zone);
  const endedAt = instantOf(end, zone);
  const times = startedAt === undefined || endedAt === undefined ? null : { startedAt, endedAt };
  const now = document.now();
  const checked = times === null ? null : checkPastTimes(times, now);
  const typed = { start, end, today: localDayAt(now, zone) };
  return {
    start: { value: start, onChange: (changed: Partial<WallTime>) => setStart({ ...start, ...changed }) },
    end: { value: end, onChange: (changed: Partial<WallTime>) => setTypedEnd({ ...end, ...changed }) },
    times: checked?.ok === true ? times : null,
    wrong: errorsOf(typed, checked?.ok === false ? checked.error : null, m),
  };
}

/** Returns the default end: an hour after the start, but not in the future. */
function endFor(startedAt: Instant | undefined, now: Instant, zone: string): WallTime {
  return wallTime(startedAt === undefined ? now : Math.min(now, startedAt + hourMs), zone);
}

interface TypedTimes {
  readonly start: WallTime;
  readonly end: WallTime;
  readonly today: LocalDay;
}

/** Returns the errors by field: first those of the single fields, then that of the times together. */
function errorsOf(
  { start, end, today }: TypedTimes,
  error: PastTimesError | null,
  m: typeof english,
): NonNullable<FormErrors['fields']> {
  const single = [
    { name: 'start-day', message: dayErrorOf(start.day, today, m) },
    { name: 'start-time', message: start.minutes === null ? m.timeMissing : null },
    { name: 'end-day', message: dayErrorOf(end.day, today, m) },
    { name: 'end-time', message: end.minutes === null ? m.timeMissing : null },
  ].flatMap(({ name, message }) => (message === null ? [] : [{ name, message }]));
  if (single.length > 0 || error === null) return single;
  const both = {
    'exercise/end-before-start': {
      name: isLater(start.day, end.day) ? 'end-day' : 'end-time',
      message: m.endBeforeStart,
    },
    'exercise/in-the-future': { name: 'end-time', message: m.endInFuture },
    'exercise/start-long-past': { name: 'start-day', message: m.dateLongPast },
    'exercise/longer-than-a-day': { name: 'end-day', message: m.longerThanADay },
  };
  return [both[error.code]];
}
