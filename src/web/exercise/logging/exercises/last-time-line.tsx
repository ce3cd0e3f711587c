import { History } from 'lucide-react';
import { Suspense } from 'react';
import type { ExerciseSession } from '#domain/exercise/history/index.ts';
import type { KnownExercise, WorkoutExercise } from '#domain/exercise/index.ts';
import { takeLastTime } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { workoutLink } from '../../../links/exercise.ts';
import { useDayLabel } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { SessionReason } from '../../routines/index.ts';
import { useLog } from '../log/log-context.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './exercises.module.css';

export interface LastTimeLineProps {
  readonly exercise: WorkoutExercise;
  /** Undefined while loading. */
  readonly last: ExerciseSession | null | undefined;
  /** What is needed to say why the routine proposed the targets; null if it did not. */
  readonly proposal: Proposal | null;
  readonly isReadOnly: boolean;
}

interface Proposal {
  readonly workoutId: string;
  readonly name: string;
  readonly known: KnownExercise | undefined;
  readonly repeats: number;
}

/** Returns whether none of today's sets has a result or a target. */
export function isUntouched({ sets }: WorkoutExercise): boolean {
  return sets.every(({ set }) => set.result === undefined && set.target === undefined);
}

/**
 * Shows when the exercise was last done, and why the routine proposed today's targets. Offers to copy all sets of that
 * session while none of today's has a value.
 */
export function LastTimeLine({ exercise, last, proposal, isReadOnly }: LastTimeLineProps) {
  const log = useLog();
  const l = useMessages(loggingMessages);
  const dayLabel = useDayLabel();
  const isFresh = isUntouched(exercise);
  if (last === undefined || last === null) {
    return (
      <Row touch gap={2} rowGap={0} align="center" justify="between" wrap className={styles.lastTime}>
        <SecondaryText>{last === null ? l.noLastTime : l.readingLastTime}</SecondaryText>
        {!isFresh && proposal !== null && <WhyTargets exercise={exercise} {...proposal} />}
      </Row>
    );
  }
  return (
    <Row touch gap={2} rowGap={0} align="center" justify="between" wrap className={styles.lastTime}>
      <Link variant="quiet" touch size={2} tone="muted" {...workoutLink(last.workout)}>
        {l.lastTimeOn({ day: dayLabel(last.day) })}
      </Link>
      {!isFresh && proposal !== null && <WhyTargets exercise={exercise} {...proposal} />}
      {isFresh && !isReadOnly && (
        <Button
          variant="quiet"
          icon={<History />}
          onPress={() =>
            log.changeWithUndo(l.copiedAll, (draft) =>
              takeLastTime(draft, exercise, { last: last.sets, newId: log.newId }),
            )
          }
        >
          {l.copyAll}
        </Button>
      )}
    </Row>
  );
}

function WhyTargets({ exercise, name, ...proposal }: Proposal & Pick<LastTimeLineProps, 'exercise'>) {
  const l = useMessages(loggingMessages);
  return (
    <Popover
      label={l.whyTargets}
      trigger={
        <Button variant="quiet" flush="end" aria-label={l.whyTargetsOf({ name })}>
          {l.whyTargets}
        </Button>
      }
    >
      <Suspense fallback={<SecondaryText>{l.loading}</SecondaryText>}>
        <SessionReason exercise={exercise} {...proposal} />
      </Suspense>
    </Popover>
  );
}
