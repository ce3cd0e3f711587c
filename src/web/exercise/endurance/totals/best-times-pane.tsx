import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type BestTime,
  bestTimes,
  fasterInside,
  paceOf,
  showDuration,
  speedOf,
  type TimeInside,
} from '#domain/exercise/endurance/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activitiesLink, activityLink, bestTimesLink } from '../../../links/exercise.ts';
import { usePageTitle } from '../../../page/index.ts';
import { BackLink } from '../../../records/index.ts';
import { type RecordEntry, useDocumentRead, useRecords } from '../../../replica/index.ts';
import { useDayLabel } from '../../../time/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PageBody, PlainList, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { EmptyState, StateView } from '../../../ui/state-view.tsx';
import { Table } from '../../../ui/table.tsx';
import { Heading, SecondaryText, Text } from '../../../ui/text.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { Explained } from '../../explain/index.ts';
import { bestTimesRoute } from '../../navigation/routes.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { BestDistances, BestPowers } from './best-amounts.tsx';
import { PaceCurve } from './pace-curve.tsx';
import { RaceTimes } from './race-times.tsx';
import styles from './totals.module.css';

type Best = BestTime<RecordEntry<'activities'>>;
type Inside = TimeInside<RecordEntry<'activities'>>;

/** The sports with races over fixed distances. */
const raced = ['run', 'ride', 'swim', 'row'] as const satisfies readonly Sport[];
type RacedSport = (typeof raced)[number];

/** The bests of a sport: times over distances, distances and power over times, and race predictions for runs. */
export function BestTimesPane() {
  const m = useMessages(enduranceMessages);
  const isRead = useDocumentRead();
  const sport = useSport();
  usePageTitle(m.bestTimes);
  const navigate = useNavigate();
  const activities = useRecords('activities');
  const kept = useMemo(() => activities.filter(({ inTrash }) => !inTrash), [activities]);
  const { best, inside } = useMemo(() => {
    const times = bestTimes(sport, kept);
    return { best: times, inside: fasterInside(sport, kept, times) };
  }, [sport, kept]);
  return (
    <>
      <BackLink link={activitiesLink()}>{m.activities}</BackLink>
      <PageBody as="article" gap={6}>
        <Heading level={1}>{m.bestTimes}</Heading>
        <ToggleGroup
          label={m.sport}
          options={raced.map((id) => ({ id, label: m.sports[id] }))}
          value={sport}
          onChange={(id) => void navigate({ ...bestTimesLink({ sport: id }), replace: true })}
        />
        {!isRead && <StateView kind="loading" title={m.loading} />}
        {isRead && best.length === 0 && <EmptyState title={m.noBestTimes}>{m.noBestTimesText}</EmptyState>}
        {isRead && best.length > 0 && <BestTimesTable best={best} inside={inside} sport={sport} />}
        {isRead && <PaceCurve best={best} sport={sport} />}
        {isRead && <BestDistances sport={sport} activities={kept} />}
        {isRead && <BestPowers sport={sport} activities={kept} />}
        {isRead && sport === 'run' && <RaceTimes best={best} />}
      </PageBody>
    </>
  );
}

function useSport(): RacedSport {
  const search = bestTimesRoute.useSearch();
  return raced.find((sport) => sport === search.sport) ?? 'run';
}

interface BestTimesTableProps {
  readonly best: readonly Best[];
  readonly inside: readonly Inside[];
  readonly sport: RacedSport;
}

function BestTimesTable({ best, inside, sport }: BestTimesTableProps) {
  const m = useMessages(enduranceMessages);
  return (
    <Stack gap={4}>
      <div className={styles.tableScroll}>
        <Table
          headings={[m.distance, m.time, sport === 'ride' ? m.speed : m.pace, m.date]}
          atEnd="rest"
          numeric
          touch
          aria-label={m.bestTimes}
        >
          {best.map((each) => (
            <BestTimeRow key={each.distance} best={each} sport={sport} />
          ))}
        </Table>
      </div>
      <Disclosure summary={m.aboutBestTimes}>
        <Stack gap={4}>
          <SecondaryText>{m.bestTimesText}</SecondaryText>
          {inside.length > 0 && (
            <PlainList gap={2} aria-label={m.fasterWithin}>
              {inside.map((each) => (
                <li key={each.distance}>
                  <FasterInside inside={each} sport={sport} />
                </li>
              ))}
            </PlainList>
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** Points out a longer activity with a faster average than a best time. */
function FasterInside({ inside, sport }: { readonly inside: Inside; readonly sport: RacedSport }) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const dayLabel = useDayLabel();
  const { distance, time, activity } = inside;
  const { value } = activity;
  return (
    <Text size={2}>
      {m.withinLonger({
        distance: labels.raced(distance, sport),
        time: showDuration(seconds(Math.ceil(time))),
        longer: labels.distance(value.distance ?? { si: distance }, sport),
      })}{' '}
      <Link {...activityLink(activity.id)}>{value.day === undefined ? m.activity : dayLabel(value.day)}</Link>
    </Text>
  );
}

function BestTimeRow({ best, sport }: { readonly best: Best; readonly sport: RacedSport }) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const dayLabel = useDayLabel();
  const { distance, covered, time, activity, laps, startsAt } = best;
  const whole = activity.value.distance ?? { si: distance };
  const isPart = laps !== undefined || startsAt !== undefined;
  const pace = paceOf(covered, time);
  const speed = speedOf(covered, time);
  const ran = labels.distance(isPart ? { si: covered } : whole, sport);
  const isOther = ran !== labels.distance({ si: distance }, sport);
  const over = { name: m.distance, value: ran };
  const clock = { name: m.time, value: labels.time(time) };
  const fast = sport === 'ride' ? speed && labels.speed(speed) : pace && labels.pace(pace, sport);
  return (
    <tr>
      <th scope="row">
        <Text as="span" weight="medium">
          {labels.raced(distance, sport)}
        </Text>
        {isOther && <SecondaryText>{ran}</SecondaryText>}
      </th>
      <td>
        <Explained
          isInTable
          formula="endurance/bestTime"
          inputs={[
            over,
            clock,
            ...(laps === undefined ? [] : [{ name: m.partOfActivity, value: m.laps({ count: laps }) }]),
            ...(startsAt === undefined
              ? []
              : [{ name: m.startsAt, value: showDuration(seconds(Math.round(startsAt))) }]),
          ]}
        >
          {labels.time(time)}
        </Explained>
      </td>
      <td>
        <Explained isInTable formula={sport === 'ride' ? 'endurance/speed' : 'endurance/pace'} inputs={[over, clock]}>
          {fast}
        </Explained>
      </td>
      <td>
        <Link touch {...activityLink(activity.id)}>
          {activity.value.day === undefined ? m.activity : dayLabel(activity.value.day)}
        </Link>
        {isPart && (
          <Stack paddingBottom={2}>
            <SecondaryText>{m.withinActivity({ distance: labels.distance(whole, sport) })}</SecondaryText>
          </Stack>
        )}
      </td>
    </tr>
  );
}
