import { Pause, Play, SkipForward, Timer, X } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Interval, Intervals, IntervalsNow } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { restingMessages } from './messages/index.ts';
import { clockLabel, percentLeft, spokenLabel } from './rest-labels.ts';
import styles from './rest-timer.module.css';
import { useIntervals, useIntervalsNow, useTimedExercises } from './use-intervals.ts';

export interface IntervalTimerProps {
  readonly workout: RecordEntry<'workouts'>;
}

/** The set that goes on by the clock, with what is left of it and what follows. Renders nothing if none does. */
export function IntervalTimer({ workout }: IntervalTimerProps) {
  const [intervals] = useIntervals();
  return intervals === null ? null : <Current workout={workout} intervals={intervals} />;
}

function Current({ workout, intervals }: IntervalTimerProps & { readonly intervals: Intervals }) {
  const { exercises, nameOf } = useTimedExercises(workout);
  const { current, next } = useIntervalsNow(exercises, intervals);
  return current === null ? null : <Running current={current} next={next} nameOf={nameOf} />;
}

interface RunningProps extends Pick<IntervalsNow, 'next'> {
  readonly current: NonNullable<IntervalsNow['current']>;
  readonly nameOf: (setId: string) => string;
}

function Running({ current, next, nameOf }: RunningProps) {
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  const { now } = useDocument();
  const [intervals, setIntervals] = useIntervals();
  const isPaused = intervals !== null && intervals.pausedAt !== null;
  const left = Math.ceil(current.leftMs / 1000);
  const togglePause = () => {
    if (intervals === null) return;
    const { startedAt, pausedAt } = intervals;
    setIntervals({
      set: current.id,
      startedAt: pausedAt === null ? current.startedAt : startedAt + now() - pausedAt,
      pausedAt: pausedAt === null ? now() : null,
    });
  };
  return (
    <Stack as="section" gap={2} aria-label={m.intervals}>
      <Row gap={3} rowGap={1} align="center" justify="between" wrap>
        <Stack gap={1} basis={6}>
          <Text weight="strong" lines={1}>
            {nameOf(current.id)}
          </Text>
          <div role="timer" className={styles.left} aria-label={spokenLabel(left, locale)}>
            {clockLabel(left, locale)}
          </div>
          <SecondaryText lines={1} numeric>
            {next === null
              ? m.lastInterval
              : m.thenInterval({ name: nameOf(next.id), time: clockLabel(next.seconds, locale) })}
          </SecondaryText>
        </Stack>
        <Row gap={1} align="center">
          <IconButton
            icon={isPaused ? <Play /> : <Pause />}
            label={isPaused ? m.goOnWithIntervals : m.pauseIntervals}
            onPress={togglePause}
          />
          {next !== null && (
            <IconButton
              icon={<SkipForward />}
              label={m.skipInterval({ name: nameOf(next.id) })}
              onPress={() => setIntervals({ set: next.id, startedAt: now(), pausedAt: isPaused ? now() : null })}
            />
          )}
          <IconButton icon={<X />} label={m.stopIntervals} onPress={() => setIntervals(null)} />
        </Row>
      </Row>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ inlineSize: `${percentLeft(left, current)}%` }} />
      </div>
    </Stack>
  );
}

interface StartIntervalsProps extends IntervalTimerProps {
  /** What can be done by the clock. */
  readonly pending: readonly Interval[];
}

/**
 * The button that starts the sets that follow each other by the clock. Renders nothing while they do, or for a single
 * set.
 */
export function StartIntervals({ workout, pending }: StartIntervalsProps) {
  const m = useMessages(restingMessages);
  const { locale } = useLocale();
  const { now } = useDocument();
  const { list } = useTimeFormat();
  const [intervals, setIntervals] = useIntervals();
  const { nameOf } = useTimedExercises(workout);
  const [first, second] = pending;
  if (intervals !== null || first === undefined || second === undefined) return null;
  const shown = [first, second].map(({ id, seconds }) => `${nameOf(id)} ${clockLabel(seconds, locale)}`);
  return (
    <Stack gap={2}>
      <Button
        variant="primary"
        isWide
        icon={<Timer />}
        onPress={() => setIntervals({ set: first.id, startedAt: now(), pausedAt: null })}
      >
        {m.startIntervals}
      </Button>
      <SecondaryText numeric>{m.intervalsText({ first: list(shown), count: pending.length })}</SecondaryText>
    </Stack>
  );
}
