import { useNavigate } from '@tanstack/react-router';
import { Dumbbell } from 'lucide-react';
import type { ReactNode } from 'react';
import { heatLevel, type TrainingDays } from '#domain/exercise/goals/index.ts';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { activityLink, calendarLink, workoutLink } from '../../links/exercise.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { useTimeFormat, useToday, useWeekStart } from '../../time/index.ts';
import { Calendar, type DayMark } from '../../ui/calendar.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { SportIcon, useActivityLabels } from '../endurance/index.ts';
import { calendarRoute } from '../navigation/routes.ts';
import { useWorkoutLabels } from '../workouts/index.ts';
import styles from './calendar.module.css';
import { calendarMessages } from './messages/index.ts';
import { useTrainingLabels } from './use-training-labels.ts';

/** A calendar month, and the training of the selected day. */
export function Month({ days }: { readonly days: TrainingDays }) {
  const m = useMessages(calendarMessages);
  const labels = useTrainingLabels();
  const weekStart = useWeekStart();
  const today = useToday();
  const [day, choose] = useChosenDay(today);
  const marksOf = (on: string): readonly DayMark[] => {
    const trained = days.get(on as LocalDay);
    const level = heatLevel(trained);
    return trained === undefined || level === 0 ? [] : [{ shape: 'bar', level, label: labels.inFull(trained) }];
  };
  return (
    <Stack as="section" gap={3} aria-label={m.month}>
      <Row gap={8} rowGap={5} wrap>
        <Stack gap={2} basis={20} className={styles.monthDays}>
          <Calendar
            label={m.calendar}
            labels={{ previous: m.previousMonth, next: m.nextMonth }}
            value={day}
            onChange={(chosen) => isLocalDay(chosen) && choose(chosen)}
            today={today}
            weekStart={weekStart}
            marksOf={marksOf}
          />
          <Text size={1} tone="muted">
            {m.monthLegend}
          </Text>
        </Stack>
        <OnDay day={day} />
      </Row>
    </Stack>
  );
}

/** Returns the day in the URL, else today, and a function that changes it. */
function useChosenDay(today: LocalDay): readonly [LocalDay, (day: LocalDay) => void] {
  const { day } = calendarRoute.useSearch();
  const navigate = useNavigate();
  const choose = (chosen: LocalDay) =>
    void navigate({ ...calendarLink({ day: chosen }), replace: true, resetScroll: false });
  return [isLocalDay(day) ? day : today, choose];
}

function OnDay({ day }: { readonly day: LocalDay }) {
  const m = useMessages(calendarMessages);
  const { wholeDay } = useTimeFormat();
  const workouts = useRecords('workouts').filter(({ value, inTrash }) => !inTrash && value.day === day);
  const activities = useRecords('activities').filter(({ value, inTrash }) => !inTrash && value.day === day);
  return (
    <Stack gap={2} basis={16} justify="start" paddingTop={3} aria-live="polite">
      <SectionHeading size={3}>{wholeDay(day)}</SectionHeading>
      {workouts.length + activities.length === 0 ? (
        <Text tone="muted">{m.nothingOn}</Text>
      ) : (
        <ul aria-label={m.onDay}>
          {workouts.map((workout) => (
            <li key={workout.id}>
              <WorkoutOnDay workout={workout} />
            </li>
          ))}
          {activities.map((activity) => (
            <li key={activity.id}>
              <ActivityOnDay activity={activity} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function WorkoutOnDay({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const { title, when, what } = useWorkoutLabels(workout);
  return (
    <Link variant="row" {...workoutLink(workout.id)}>
      <Session icon={<Dumbbell size={20} aria-hidden="true" />} title={title} what={what === '' ? when : what} />
    </Link>
  );
}

function ActivityOnDay({ activity }: { readonly activity: RecordEntry<'activities'> }) {
  const { title, what } = useActivityLabels()(activity.value);
  return (
    <Link variant="row" {...activityLink(activity.id)}>
      <Session icon={<SportIcon sport={activity.value.sport} size={20} />} title={title} what={what} />
    </Link>
  );
}

interface SessionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly what: string;
}

function Session({ icon, title, what }: SessionProps) {
  return (
    <Row as="span" gap={3} align="center" paddingY={2} grow>
      <Text as="span" tone="muted">
        {icon}
      </Text>
      <Stack as="span" grow>
        <Text as="span" personal lines={2} weight="medium">
          {title}
        </Text>
        {what !== '' && (
          <SecondaryText as="span" numeric>
            {what}
          </SecondaryText>
        )}
      </Stack>
    </Row>
  );
}
