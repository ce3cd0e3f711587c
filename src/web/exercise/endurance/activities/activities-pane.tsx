import { Import, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../../language/index.ts';
import {
  activitiesLink,
  activityLink,
  bestTimesLink,
  gearLink,
  totalsLink,
  workoutLink,
  zonesLink,
} from '../../../links/exercise.ts';
import type { ActivitiesList } from '../../../links/exercise-search.ts';
import { importActivitiesLink } from '../../../links/import.ts';
import {
  ListActions,
  ListHead,
  OlderRecords,
  useOpenFirst,
  useRowHeight,
  useScrollRestoration,
} from '../../../records/index.ts';
import { type RecordEntry, useListReady, useRecords } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Column, Row } from '../../../ui/layout.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { MenuItem, MoreMenu } from '../../../ui/menu.tsx';
import { EmptyState, StateView } from '../../../ui/state-view.tsx';
import { VirtualList } from '../../../ui/virtual-list.tsx';
import { EmptyTrash } from '../../editing/index.ts';
import { useActivityLabels } from '../labels/use-activity-labels.ts';
import { enduranceMessages } from '../messages/index.ts';
import styles from './activities.module.css';
import { activitiesInList } from './activities-in-list.ts';
import { ActivityRow, SportWorkoutRow } from './activity-row.tsx';
import { ThisWeek } from './this-week.tsx';
import { useActivitiesRoute } from './use-activities-route.ts';
import { useAddActivity } from './use-activity-actions.ts';
import { type SportWorkout, useSportWorkouts } from './use-sport-workouts.ts';

export interface ActivitiesPaneProps {
  readonly id: string | null;
  /** Whether the list is the whole page, with nothing open beside it. */
  readonly isPage: boolean;
  readonly list: ActivitiesList;
}

/** The activities, and the workouts that count as one. */
export function ActivitiesPane({ id, isPage, list }: ActivitiesPaneProps) {
  const m = useMessages(enduranceMessages);
  const records = useRecords('activities');
  const workouts = useSportWorkouts();
  const activities = useMemo(
    () => activitiesInList<RecordEntry<'activities'> | SportWorkout>([...records, ...workouts], list),
    [records, workouts, list],
  );
  const isReady = useListReady(activities);
  const listed = `activities ${list}`;
  const keptScroll = useScrollRestoration(listed, activities.length > 0);
  const rowHeight = useRowHeight(4.5);
  const first = isPage && isReady && list === 'history' ? activities.find((each) => !isWorkout(each)) : undefined;
  useOpenFirst(first === undefined ? null : { key: first.key, link: activityLink(first.id) });
  const labels = useActivityLabels();
  const add = useAddActivity();
  return (
    <>
      <ListHead isPage={isPage} heading={list === 'trash' ? m.trash : m.activities}>
        {list === 'trash' ? (
          <Link variant="quiet" {...activitiesLink()}>
            {m.toList}
          </Link>
        ) : (
          <ListActions>
            <Button variant="primary" icon={<Plus />} isDisabled={!isReady} onPress={add}>
              {m.addActivity}
            </Button>
            <MoreMenu label={m.moreOptions}>
              <MenuItem icon={<Import />} link={importActivitiesLink}>
                {m.import}
              </MenuItem>
              <MenuItem icon={<Trash2 />} link={activitiesLink('trash')}>
                {m.openTrash}
              </MenuItem>
            </MoreMenu>
          </ListActions>
        )}
      </ListHead>
      {list === 'history' && <Pages />}
      {list === 'history' && <ThisWeek />}
      <Column ref={keptScroll}>
        {isReady ? (
          <VirtualList
            label={list === 'trash' ? m.trash : m.activities}
            items={activities}
            listed={listed}
            textOf={({ value }) => {
              const { title, when, what } = labels(value);
              return [title, when, what].filter(Boolean).join(', ');
            }}
            linkOf={(each) => (isWorkout(each) ? workoutLink(each.id) : activityLink(each.id, list))}
            {...(id !== null && { currentId: id })}
            rowHeight={rowHeight}
            empty={list === 'trash' ? <EmptyTrash /> : <NoActivities />}
          >
            {(each: RecordEntry<'activities'> | SportWorkout) =>
              isWorkout(each) ? <SportWorkoutRow workout={each} /> : <ActivityRow activity={each} />
            }
          </VirtualList>
        ) : (
          <StateView kind="loading" title={m.loading} />
        )}
        {isReady && <OlderRecords>{m.readingOlder}</OlderRecords>}
      </Column>
    </>
  );
}

function isWorkout(each: RecordEntry<'activities'> | SportWorkout): each is SportWorkout {
  return 'isWorkout' in each;
}

function Pages() {
  const m = useMessages(enduranceMessages);
  const { page } = useActivitiesRoute();
  const pages = [
    { id: 'totals', link: totalsLink(), name: m.totals },
    { id: 'best', link: bestTimesLink(), name: m.bestTimes },
    { id: 'gear', link: gearLink, name: m.gear },
    { id: 'zones', link: zonesLink, name: m.zonesInShort },
  ] as const;
  return (
    <Row as="nav" paddingX={2} paddingBottom={2} align="center" wrap aria-label={m.pages}>
      {pages.map(({ id, link, name }) => (
        <Link
          key={id}
          variant="plain"
          className={styles.pageLink ?? ''}
          {...link}
          {...(id === page && { 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      ))}
    </Row>
  );
}

function NoActivities() {
  const m = useMessages(enduranceMessages);
  return (
    <EmptyState
      title={m.empty}
      example={`${m.emptyExampleLabel}: ${m.emptyExample}`}
      action={<ButtonLink {...importActivitiesLink}>{m.import}</ButtonLink>}
    >
      {m.emptyText}
    </EmptyState>
  );
}
