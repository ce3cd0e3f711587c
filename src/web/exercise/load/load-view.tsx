import { type ReactNode, useMemo } from 'react';
import {
  activitySessions,
  defaultTimeConstants,
  type LoadSource,
  type TrainingSession,
} from '#domain/exercise/load/index.ts';
import { useMessages } from '../../language/index.ts';
import { zonesLink } from '../../links/exercise.ts';
import { Notice } from '../../page/index.ts';
import { useDocument, useProfileData, useRecords } from '../../replica/index.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { DayChart } from '../charts/index.ts';
import { useLoadChoice } from '../endurance/index.ts';
import { Explained, type FormulaInput } from '../explain/index.ts';
import { useTraining } from '../training-data/index.ts';
import { LoadDays } from './load-days.tsx';
import { LoadFigures } from './load-figures.tsx';
import { type Load, loadOf } from './load-of.ts';
import { LoadSettings } from './load-settings.tsx';
import { trainingLoadMessages } from './messages/index.ts';
import { sessionLink } from './session-link.ts';
import { SessionsOfWeek } from './sessions-of-week.tsx';
import { useFigures } from './use-figures.ts';
import { useSessionInput } from './use-session-input.ts';
import { useSessionName } from './use-session-name.ts';

/** The combined load of lifting and endurance training over half a year. */
export function LoadView() {
  const m = useMessages(trainingLoadMessages);
  const known = useLoad();
  if (known === null || (known.load === null && !known.isWhole)) return <StateView kind="loading" title={m.loading} />;
  const { load, isWhole, prefers, weekBefore } = known;
  if (load === null) {
    return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
  }
  return (
    <Stack gap={6}>
      <LoadFigures load={load} />
      {isWhole ? (
        <>
          <SessionsWithoutMaximum count={load.withoutMaximum} />
          <IncompleteSessions sessions={load.incomplete} />
        </>
      ) : (
        // as high as the line about incomplete sessions, which replaces it
        <Row as="p" size={2} tone="muted" touch align="center">
          {m.loadingOlderWorkouts}
        </Row>
      )}
      <SessionsOfWeek sessions={load.sessionsOfWeek} />
      <Charts load={load} />
      <SecondaryText>{m.about}</SecondaryText>
      <LoadSettings prefers={prefers} weekBefore={weekBefore} />
      <LoadDays constants={load.constants} />
    </Stack>
  );
}

function Charts({ load }: { readonly load: Load }) {
  const m = useMessages(trainingLoadMessages);
  const { whole } = useFigures();
  const { days } = load;
  const { ofDay, ofLoad } = useOpened(load);
  const shown = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      daily: [
        { label: m.dayLoad, values: days.map((each) => each.load), form: 'bars', colour: 2, opened: ofLoad },
      ] as const,
      curve: [
        { label: m.ctl, values: days.map(({ ctl }) => ctl), form: 'line', colour: 1, opened: ofDay('ctl') },
        { label: m.atl, values: days.map(({ atl }) => atl), form: 'line', colour: 2, opened: ofDay('atl') },
        { label: m.tsb, values: days.map(({ tsb }) => tsb), form: 'dashed', colour: 3, opened: ofDay('tsb') },
      ] as const,
    }),
    [days, m, ofDay, ofLoad],
  );
  return (
    <>
      <DayChart label={m.curve} days={shown.days} series={shown.curve} format={whole} isFromZero size="large" />
      <DayChart label={m.daily} days={shown.days} series={shown.daily} format={whole} isFromZero />
    </>
  );
}

interface KnownLoad {
  /** Null if there are no sessions. */
  readonly load: Load | null;
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
  readonly prefers: LoadSource;
  /** The load of a week before the first session; null if the user gave none. */
  readonly weekBefore: number | null;
}

/** Returns the load up to today; null until workouts have been read. */
function useLoad(): KnownLoad | null {
  const known = useTraining({ about: 'workoutSessions' });
  const activities = useRecords('activities');
  const today = useDocument().today();
  const choice = useLoadChoice();
  const {
    ctlDays = defaultTimeConstants.ctlDays,
    atlDays = defaultTimeConstants.atlDays,
    weekBefore = null,
  } = useProfileData().preferences.trainingLoad;
  const workouts = known?.value;
  const load = useMemo(() => {
    if (workouts === undefined) return null;
    const present = activities.filter(({ inTrash }) => !inTrash);
    const sessions = [...workouts, ...activitySessions(present, workouts, choice)];
    return loadOf(sessions, { until: today, weekBefore: weekBefore ?? 0, ctlDays, atlDays });
  }, [workouts, activities, choice, today, weekBefore, ctlDays, atlDays]);
  return known === null ? null : { load, isWhole: known.isWhole, prefers: choice.prefers, weekBefore };
}

/** Says how many recordings only wait for the maximal heart rate, and where it is entered. */
function SessionsWithoutMaximum({ count }: { readonly count: number }) {
  const m = useMessages(trainingLoadMessages);
  if (count === 0) return null;
  return (
    <Notice tone="warn" action={<Link {...zonesLink}>{m.setZones}</Link>}>
      {m.withoutMaximum({ count })}
    </Notice>
  );
}

interface IncompleteSessionsProps {
  /** Newest first. */
  readonly sessions: readonly TrainingSession[];
}

const maxListed = 12;

/**
 * Lists the sessions that the figures above omit. They had a load, but without an effort or a duration it is unknown.
 */
function IncompleteSessions({ sessions }: IncompleteSessionsProps) {
  const m = useMessages(trainingLoadMessages);
  const nameOf = useSessionName();
  if (sessions.length === 0) return null;
  return (
    <Disclosure
      summary={
        <Text as="span" size={2} tone="warn">
          {m.incomplete({ count: sessions.length })}
        </Text>
      }
    >
      <Grid as="ul" minColumn={14}>
        {sessions.slice(0, maxListed).map((session) => (
          <li key={session.key}>
            <Link variant="quiet" touch {...sessionLink(session.key)}>
              {nameOf(session)}
            </Link>
          </li>
        ))}
      </Grid>
    </Disclosure>
  );
}

type Curve = 'ctl' | 'atl' | 'tsb';

interface Opened {
  /** Renders a value of a curve with its explanation, whose inputs are the figures of that day and the day before. */
  readonly ofDay: (curve: Curve) => (text: string, at: number) => ReactNode;
  readonly ofLoad: (text: string, at: number) => ReactNode;
}

/** Returns renderers for the values in the load tables. Each value opens its explanation. */
function useOpened({ days, sessions, constants }: Load): Opened {
  const m = useMessages(trainingLoadMessages);
  const { whole } = useFigures();
  const inputOf = useSessionInput();
  return useMemo(() => {
    const inputsOf = (curve: Curve, at: number): readonly FormulaInput[] => {
      const [before, on] = [days[at - 1], days[at]];
      const ctl = { name: m.dayBeforeCtl, value: before === undefined ? m.unknown : whole(before.ctl) };
      const atl = { name: m.dayBeforeAtl, value: before === undefined ? m.unknown : whole(before.atl) };
      if (curve === 'tsb') return [ctl, atl];
      return [
        curve === 'ctl' ? ctl : atl,
        { name: m.loadOfDay, value: whole(on?.load ?? 0) },
        { name: m.days, value: whole(curve === 'ctl' ? constants.ctlDays : constants.atlDays) },
      ];
    };
    return {
      ofDay: (curve) => (text, at) => (
        <Explained formula={`load/${curve}`} inputs={inputsOf(curve, at)} isInTable>
          {text}
        </Explained>
      ),
      ofLoad: (text, at) => (
        <Explained
          formula="load/day"
          inputs={sessions.filter(({ day }) => day === days[at]?.day).map(inputOf)}
          isInTable
        >
          {text}
        </Explained>
      ),
    };
  }, [days, sessions, constants, m, whole, inputOf]);
}
