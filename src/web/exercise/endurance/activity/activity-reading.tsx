import type { ReactNode } from 'react';
import { confirmationOf, isAverageAboveHighest, movingTime, showDuration } from '#domain/exercise/endurance/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Notice } from '../../../page/index.ts';
import { assign, useRecords } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SectionHeading, Text } from '../../../ui/text.tsx';
import { LinkedText } from '../../mentions/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import type { ChangedActivityProps } from '../gear/gear-choice.tsx';
import { enduranceMessages } from '../messages/index.ts';
import { HeartFigures, MovementFigures } from './activity-figures.tsx';
import { BestOver } from './best-over.tsx';
import { Laps } from './laps.tsx';

interface ActivityReadingProps extends ChangedActivityProps {
  /** What was recorded; absent without a recording. */
  readonly children: ReactNode;
}

/** An activity to read: its figures and its note, what was recorded, its laps, and its gear. */
export function ActivityReading({ activity, change, children }: ActivityReadingProps) {
  const m = useMessages(enduranceMessages);
  const { value } = activity;
  const remark = value.remark?.trim() ?? '';
  return (
    <>
      <Stack as="section" gap={5} aria-label={m.figures}>
        <MainFigures activity={activity} />
        <MovementFigures
          activity={value}
          onConfirm={(doubt) => change(assign({ confirmedDoubt: confirmationOf(doubt, value) }))}
        />
        <BestOver activity={activity} />
        {isAverageAboveHighest(value) && <Notice tone="warn">{m.averageAboveMax}</Notice>}
        <HeartFigures activity={value} />
      </Stack>
      {remark !== '' && (
        <Text personal multiline>
          <LinkedText text={remark} />
        </Text>
      )}
      {children}
      {Object.keys(value.laps).length > 0 && (
        <Stack as="section" gap={3} aria-label={m.lapsTitle}>
          <SectionHeading>{m.lapsTitle}</SectionHeading>
          <Laps activity={value} />
        </Stack>
      )}
      <UsedGear activity={activity} />
    </>
  );
}

/** What was entered or recorded, as far as it is known. */
function MainFigures({ activity: { value } }: Pick<ActivityReadingProps, 'activity'>) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { count } = useTimeFormat();
  const { sport, distance, elapsedSeconds, climb, heartRate, effort, indoor } = value;
  const moving = movingTime(value);
  const clock = (time: number | null) => time !== null && showDuration(seconds(time));
  const figures = [
    { label: m.distance, shown: distance && labels.distance(distance, sport) },
    { label: m.movingTime, shown: clock(moving) },
    { label: m.elapsedTime, shown: elapsedSeconds === moving ? null : clock(elapsedSeconds ?? null) },
    { label: m.elevationGain, shown: climb && labels.climb(climb) },
    { label: m.averageHeartRate, shown: heartRate?.average && labels.beats(heartRate.average) },
    { label: m.maxHeartRate, shown: heartRate?.max && labels.beats(heartRate.max) },
    { label: m.effort, shown: effort === undefined ? null : (m.efforts[effort] ?? count(effort)) },
  ].flatMap(({ label, shown }) => (typeof shown === 'string' ? { label, shown } : []));
  return (
    <>
      {figures.length > 0 && (
        <Figures minColumn={8.5} short>
          {figures.map(({ label, shown }) => (
            <Figure key={label} label={label} value={shown} size={5} />
          ))}
        </Figures>
      )}
      {indoor === true && <Text tone="muted">{m.indoor}</Text>}
    </>
  );
}

/** The gear that was used. Renders nothing without. */
function UsedGear({ activity: { value } }: Pick<ActivityReadingProps, 'activity'>) {
  const m = useMessages(enduranceMessages);
  const { list } = useTimeFormat();
  const gear = useRecords('gear');
  const used = gear.filter(({ id, inTrash }) => !inTrash && Object.hasOwn(value.gear, id));
  if (used.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label={m.gear}>
      <SectionHeading>{m.gear}</SectionHeading>
      <Text personal>{list(used.map((each) => each.value.name?.trim() || m.untitled))}</Text>
    </Stack>
  );
}
