import { Ruler } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { isRunning } from '#domain/exercise/index.ts';
import { type DayEntry, DayIndex } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import {
  photosSegment,
  SportSign,
  useActivityDetails,
  useActivityLabels,
  useMeasureFormat,
  useMeasures,
} from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { activityLink, measureLink } from '../links/exercise.ts';
import { deviceZone, type RecordEntry, useDocument, useDocumentReady, useRecords } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { RoundIcon } from '../ui/round-icon.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import styles from './day-training.module.css';
import { dayTrainingMessages } from './messages/index.ts';
import { RowOfDay } from './row-of-day.tsx';
import { WorkoutOfDay } from './workout-of-day.tsx';

export interface DayTrainingProps {
  readonly day: LocalDay;
  /** Shown if there is nothing on this day; nothing by default. */
  readonly empty?: ReactNode;
  /** Whether workouts in progress are left out. */
  readonly isOver?: boolean;
}

/** The workouts, activities and measurements of a day. A row opens in place, and a link beside it leads to the record. */
export function DayTraining({ day, empty = null, isOver = false }: DayTrainingProps) {
  const m = useMessages(dayTrainingMessages);
  const isReady = useDocumentReady();
  const training = useTrainingOfDay(day);
  if (!isReady) return null;
  const entries = training.entries.filter(({ key }) => !(isOver && isRunning(training.workouts.get(key)?.value ?? {})));
  if (entries.length === 0) return empty;
  return (
    <PlainList gap={1} aria-label={m.training}>
      {entries.map((entry) => (
        <EntryOfDay key={entry.key} entry={entry} training={training} />
      ))}
    </PlainList>
  );
}

function EntryOfDay({ entry, training }: { readonly entry: DayEntry; readonly training: TrainingOfDay }) {
  const workout = training.workouts.get(entry.key);
  const activity = training.activities.get(entry.key);
  const measurement = training.measurements.get(entry.key);
  if (workout !== undefined) return <WorkoutOfDay workout={workout} />;
  if (activity !== undefined) return <ActivityOfDay activity={activity} />;
  return measurement === undefined ? null : <MeasurementOfDay measurement={measurement} />;
}

type OfDay = { readonly [C in 'workouts' | 'activities' | 'measurements']: ReadonlyMap<string, RecordEntry<C>> };

interface TrainingOfDay extends OfDay {
  /** The earliest first. */
  readonly entries: readonly DayEntry[];
}

/** Returns the workouts, activities and measurements of a day. They follow from record summaries, so they are here at once. */
function useTrainingOfDay(day: LocalDay): TrainingOfDay {
  const { dayOf } = useDocument();
  const workouts = useRecordsOfDay('workouts', day);
  const activities = useRecordsOfDay('activities', day);
  const measurements = useRecordsOfDay('measurements', day);
  return useMemo(() => {
    const index = new DayIndex(dayOf);
    for (const records of [workouts, activities, measurements])
      for (const record of records.values()) index.put(record);
    return { entries: index.of(day).training, workouts, activities, measurements };
  }, [dayOf, day, workouts, activities, measurements]);
}

function useRecordsOfDay<C extends Collection>(collection: C, day: LocalDay): ReadonlyMap<string, RecordEntry<C>> {
  const records = useRecords(collection);
  return useMemo(
    () => new Map(records.filter(({ leaves }) => leaves.get('day')?.value === day).map((each) => [each.key, each])),
    [records, day],
  );
}

/** A measured value, or a photo. The row leads to all values of that measurement. */
function MeasurementOfDay({ measurement: { value } }: { readonly measurement: RecordEntry<'measurements'> }) {
  const m = useMessages(dayTrainingMessages);
  const { time } = useTimeFormat();
  const { valueLabels } = useMeasureFormat();
  const measure = useMeasures().find(({ id }) => id === value.measure);
  const isPhoto = value.measure === undefined && value.photo !== undefined;
  if (!isPhoto && (measure === undefined || value.value === undefined)) return null;
  const name = measure?.name ?? m.photo;
  const shown = value.value && measure ? valueLabels(value.value, measure.dimension) : '';
  const at = value.at === undefined ? '' : time(value.at, value.zone ?? deviceZone());
  return (
    <li data-accent="body">
      <Link variant="plain" className={styles.summary ?? ''} {...measureLink(measure?.id ?? photosSegment)}>
        <RoundIcon>
          <Ruler />
        </RoundIcon>
        <Stack as="span" gap={0.5}>
          <Text as="span" weight="medium" personal numeric>
            {[name, shown].filter((part) => part !== '').join(' ')}
          </Text>
          <SecondaryText as="span" numeric personal lines={2}>
            {[at, value.remark?.trim() ?? ''].filter((part) => part !== '').join(' · ')}
          </SecondaryText>
        </Stack>
      </Link>
    </li>
  );
}

/** An activity with distance, time and pace; opened, with what else was recorded. */
function ActivityOfDay({ activity }: { readonly activity: RecordEntry<'activities'> }) {
  const m = useMessages(dayTrainingMessages);
  const { title, time, what } = useActivityLabels()(activity.value);
  const details = useActivityDetails()(activity.value);
  const remark = activity.value.remark?.trim() ?? '';
  return (
    <RowOfDay
      icon={<SportSign sport={activity.value.sport} />}
      title={title}
      about={time}
      what={what}
      link={activityLink(activity.id)}
      linkLabel={m.openActivity({ title })}
    >
      {details.length === 0 && remark === '' && <SecondaryText>{m.noDetails}</SecondaryText>}
      {details.length > 0 && (
        <Stack as="dl" gap={1}>
          {details.map(({ name, value }) => (
            <Row key={name} gap={3} rowGap={0} justify="between" wrap>
              <SecondaryText as="dt">{name}</SecondaryText>
              <Text as="dd" size={2} numeric>
                {value}
              </Text>
            </Row>
          ))}
        </Stack>
      )}
      {remark !== '' && (
        <SecondaryText personal multiline>
          {remark}
        </SecondaryText>
      )}
    </RowOfDay>
  );
}
