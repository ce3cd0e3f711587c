import type { KnownExercise, WorkoutExercise } from '#domain/exercise/index.ts';
import { plannedExercises } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useRecord } from '../../replica/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { routinesMessages } from './messages/index.ts';
import { isProposed } from './plan/is-proposed.ts';
import { nextText } from './plan/next-text.ts';
import { useNextFormat } from './plan/use-next-format.ts';
import { useNextSession } from './plan/use-next-session.ts';

export interface SessionReasonProps {
  readonly workoutId: string;
  readonly exercise: WorkoutExercise;
  readonly known: KnownExercise | undefined;
  /** How often the workout contains the exercise further up. */
  readonly repeats: number;
}

/** Says why the routine proposed the targets of an exercise when the workout was started from it. */
export function SessionReason({ workoutId, ...asked }: SessionReasonProps) {
  const m = useMessages(routinesMessages);
  const { entry: workout } = useRecord('workouts', workoutId);
  const { state, entry: routine } = useRecord('routines', workout?.value.routine ?? '');
  if (workout === null || state === 'loading') return <SecondaryText>{m.readingWorkouts}</SecondaryText>;
  if (routine === null) return <SecondaryText>{m.deletedRoutine}</SecondaryText>;
  return <Reason workout={workout} routine={routine} {...asked} />;
}

interface ReasonProps extends Omit<SessionReasonProps, 'workoutId'> {
  readonly workout: RecordEntry<'workouts'>;
  readonly routine: RecordEntry<'routines'>;
}

function Reason({ workout, routine, exercise, known, repeats }: ReasonProps) {
  const m = useMessages(routinesMessages);
  const format = useNextFormat(known);
  const { programme: of, startedAt, day } = workout.value;
  const { entry: programme } = useRecord('programmes', of?.id ?? '');
  const context = programme === null || of?.day === undefined ? null : { programme, day: of.day, week: of.week ?? 1 };
  const began = startedAt === undefined || day === undefined ? null : { at: startedAt, day };
  const next = useNextSession(routine, context, began);
  if (next?.isWhole !== true) return <SecondaryText>{m.readingWorkouts}</SecondaryText>;
  const planned = plannedExercises(routine.leaves).filter((each) => each.exercise === exercise.exercise.exercise);
  const proposed = next.exercises[planned[repeats]?.id ?? ''];
  return (
    <SecondaryText numeric>
      {proposed !== undefined && isProposed(exercise, proposed) ? nextText(proposed, format) : m.otherTargets}
    </SecondaryText>
  );
}
