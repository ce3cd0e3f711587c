import { Settings2, X } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Workout } from '#domain/exercise/index.ts';
import { settingsIdOf } from '#domain/exercise/library/index.ts';
import { endRest, lengthenRest, restSecondsOf, type RestTimer as Timer } from '#domain/exercise/resting/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, type RecordEntry, useDocument, useProfileData } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Text } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { restingMessages } from './messages/index.ts';
import { clockLabel, percentLeft, spokenLabel } from './rest-labels.ts';
import { RestLengthSelect } from './rest-length-select.tsx';
import { RestSettings } from './rest-settings.tsx';
import styles from './rest-timer.module.css';
import { useRestClock, useSecondsLeft } from './use-rest-clock.ts';

export interface RestTimerProps {
  readonly workout: RecordEntry<'workouts'>;
}

const stepSeconds = 15;
/** How long an ended rest timer stays visible, in seconds. */
const shownSecondsAfter = 600;

/** The rest timer of a workout while it runs and shortly after it ends. Renders nothing otherwise. */
export function RestTimer({ workout }: RestTimerProps) {
  const { timer, endedAt } = workout.value;
  const left = useSecondsLeft(endedAt === undefined ? timer : undefined);
  if (timer === undefined || left === null || left < -shownSecondsAfter) return null;
  return <RunningRest workout={workout} timer={timer} left={left} />;
}

function RunningRest({ workout, timer, left }: RestTimerProps & { readonly timer: Timer; readonly left: number }) {
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  const { count } = useTimeFormat();
  const document = useDocument();
  const { clock } = useRestClock();
  const change = (edit: (draft: Workout) => void) => document.changeRecord('workouts', workout.id, edit);
  const lengthen = (by: number) =>
    change((draft) => {
      if (draft.timer === undefined) return;
      draft.timer = clock.right(draft.timer);
      lengthenRest(draft, by, document.now());
    });
  const step = { seconds: count(stepSeconds) };
  const stepTime = { time: spokenLabel(stepSeconds, locale) };
  const isOver = left <= 0;
  return (
    <Stack as="section" gap={2} aria-label={m.rest} data-over={isOver || undefined}>
      <Row gap={3} rowGap={1} align="center" justify="between" wrap>
        <Countdown left={left} />
        <Row gap={1} align="center">
          {!isOver && (
            <Button
              variant="quiet"
              className={styles.step ?? ''}
              aria-label={m.shorterLabel(stepTime)}
              onPress={() => lengthen(-stepSeconds)}
            >
              {m.shorter(step)}
            </Button>
          )}
          <Button
            variant="quiet"
            className={styles.step ?? ''}
            aria-label={m.longerLabel(stepTime)}
            onPress={() => lengthen(stepSeconds)}
          >
            {m.longer(step)}
          </Button>
          {isOver ? (
            <IconButton icon={<X />} label={m.dismiss} onPress={() => change(endRest)} />
          ) : (
            <Button aria-label={m.skipLabel} onPress={() => change(endRest)}>
              {m.skip}
            </Button>
          )}
          <Popover label={m.settings} trigger={<IconButton icon={<Settings2 />} label={m.settings} />}>
            <Stack gap={4}>
              <RestOfExercise workout={workout} set={timer.set ?? null} />
              <RestSettings />
            </Stack>
          </Popover>
        </Row>
      </Row>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ inlineSize: `${percentLeft(left, timer)}%` }} />
      </div>
    </Stack>
  );
}

function Countdown({ left }: { readonly left: number }) {
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  if (left > 0) {
    return (
      <div role="timer" className={styles.left} aria-label={m.restLeft({ time: spokenLabel(left, locale) })}>
        {clockLabel(left, locale)}
      </div>
    );
  }
  return (
    <Text as="div" size={4} tone="good" weight="strong">
      <span>{m.restOver}</span>{' '}
      <Text as="span" weight="regular" numeric>
        {m.restOverBy({ time: clockLabel(Math.abs(left), locale) })}
      </Text>
    </Text>
  );
}

interface RestOfExerciseProps {
  readonly workout: RecordEntry<'workouts'>;
  /** The set after which the rest timer started; null if unknown. */
  readonly set: string | null;
}

/** Selects the rest after sets of an exercise: in this workout from the next set on, and in future workouts. */
function RestOfExercise({ workout: { id, value }, set }: RestOfExerciseProps) {
  const m = useMessages(restingMessages);
  const document = useDocument();
  const { seconds: preferred } = useProfileData().preferences.rest;
  const placedId = value.sets[set ?? '']?.place?.exercise ?? '';
  const placed = value.exercises[placedId];
  const exercise = useCatalogue().get(placed?.exercise as RecordKey);
  if (placed === undefined || exercise === undefined) return null;
  const choose = (seconds: number | null) => {
    document.createRecord('exercises', assign({ restSeconds: seconds ?? undefined }), { id: settingsIdOf(exercise) });
    document.changeRecord('workouts', id, (draft) => {
      const here = draft.exercises[placedId];
      if (here !== undefined) here.restSeconds = undefined;
    });
  };
  return (
    <RestLengthSelect
      label={m.restAfter({ name: exercise.name })}
      seconds={placed.restSeconds ?? exercise.restSeconds}
      usual={restSecondsOf({ preferred })}
      onChange={choose}
    />
  );
}
