import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { isActivityEmpty } from '#domain/exercise/history/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { activitiesLink } from '../../links/exercise.ts';
import type { ActivitiesList } from '../../links/exercise-search.ts';
import { usePageTitle } from '../../page/index.ts';
import { RecordPane, TrashNotice } from '../../records/index.ts';
import { type RecordEntry, useDocument, useRecords } from '../../replica/index.ts';
import { PageBody } from '../../ui/layout.tsx';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import { useEditMode } from '../editing/index.ts';
import { Mentions } from '../mentions/index.ts';
import { ActivitiesPane } from './activities/activities-pane.tsx';
import { useActivitiesRoute } from './activities/use-activities-route.ts';
import { useActivityActions, useDropEmptyActivity } from './activities/use-activity-actions.ts';
import { ActivityFields } from './activity/activity-fields.tsx';
import { ActivityHead } from './activity/activity-head.tsx';
import { ActivityReading } from './activity/activity-reading.tsx';
import { LikeActivity } from './duplicates/like-activity.tsx';
import { GearPane } from './gear/gear-pane.tsx';
import { useActivityLabels } from './labels/use-activity-labels.ts';
import { enduranceMessages } from './messages/index.ts';
import { BestTimesPane } from './totals/best-times-pane.tsx';
import { TotalsPane } from './totals/totals-pane.tsx';
import { OpeningTrack } from './track/opening-track.tsx';
import { ZonesPane } from './zones/zones-pane.tsx';

const loadRecorded = () => import('./track/recorded.tsx');
const Recorded = lazy(loadRecorded);

/** The longest wait for an idle moment in which to load what an activity with a recording shows. */
const maxIdleWaitMs = 2_000;

/** The list of activities, and beside it the open activity or a page about all of them. */
export default function ActivitiesTab(): ReactNode {
  const m = useMessages(enduranceMessages);
  const { id, page, list } = useActivitiesRoute();
  const detail = useDetail();
  const hasRecordings = useRecords('activities').some(({ leaves }) => leaves.has('points'));
  useEffect(() => {
    if (hasRecordings) whenIdle(() => void loadRecorded().catch(() => {}), maxIdleWaitMs);
  }, [hasRecordings]);
  const pageLabels = { totals: m.totals, best: m.bestTimes, gear: m.gear, zones: m.zones };
  return (
    <SplitView
      listLabel={list === 'trash' ? m.trash : m.activities}
      list={<ActivitiesPane key={list} id={id} isPage={detail === null} list={list} />}
      detailLabel={page === null ? m.activity : pageLabels[page]}
      detail={detail}
      placeholder={<EmptyState title={m.nothingSelected} />}
    />
  );
}

/** Returns the detail pane for the URL; null if the URL is that of the list alone. */
function useDetail(): ReactNode | null {
  const m = useMessages(enduranceMessages);
  const { id, page, list } = useActivitiesRoute();
  if (page === 'totals') return <TotalsPane />;
  if (page === 'best') return <BestTimesPane />;
  if (page === 'gear') return <GearPane />;
  if (page === 'zones') return <ZonesPane />;
  if (id === null) return null;
  return (
    <RecordPane
      key={id}
      collection="activities"
      id={id}
      labels={m}
      back={activitiesLink(list)}
      backLabel={list === 'trash' ? m.trash : m.activities}
      list={activitiesLink()}
    >
      {(entry) => <ActivityView activity={entry} list={list} />}
    </RecordPane>
  );
}

interface ActivityViewProps {
  readonly activity: RecordEntry<'activities'>;
  readonly list: ActivitiesList;
}

/** One activity. It is read, and edited when asked for. A new one has nothing to read yet. */
function ActivityView({ activity, list }: ActivityViewProps) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const { value, inTrash } = activity;
  const labels = useActivityLabels()(value);
  const actions = useActivityActions(activity.id, labels.title, list);
  const fields = useRef<HTMLDivElement>(null);
  const change = (edit: (draft: Activity) => void) => document.changeRecord('activities', activity.id, edit);
  const mode = useEditMode(isActivityEmpty(value));
  const isForm = mode.isEditing || inTrash;
  const recorded = value.points !== undefined && (
    <Suspense fallback={<OpeningTrack />}>
      <Recorded activity={activity} change={change} />
    </Suspense>
  );
  useDropEmptyActivity(activity.id);
  usePageTitle(labels.title);
  return (
    <PageBody as="article" gap={6}>
      {isForm && (
        <VisuallyHidden>
          <h1 dir="auto">{labels.title}</h1>
        </VisuallyHidden>
      )}
      {inTrash && (
        <TrashNotice
          labels={{ ...m, deleteTitle: m.deleteTitle({ title: labels.title }) }}
          onRestore={actions.restore}
          onDeleteForEver={actions.deleteForEver}
        />
      )}
      <LikeActivity activity={activity} />
      <ActivityHead
        activity={activity}
        labels={labels}
        isForm={isForm}
        mode={mode}
        change={change}
        onEnter={() => fields.current?.querySelector('input')?.focus()}
        onMoveToTrash={actions.moveToTrash}
      />
      {isForm ? (
        <>
          <div ref={fields}>
            <ActivityFields activity={activity} change={change} />
          </div>
          {recorded}
        </>
      ) : (
        <ActivityReading activity={activity} change={change}>
          {recorded}
        </ActivityReading>
      )}
      <Mentions recordKey={activity.key} day={value.day} />
    </PageBody>
  );
}
