import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { activitiesLink } from '../../links/exercise.ts';
import { RecordPane } from '../../records/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { ActivitiesPane } from './activities-pane.tsx';
import { ActivityView } from './activity-view.tsx';
import { BestTimesPane } from './best-times-pane.tsx';
import { GearPane } from './gear-pane.tsx';
import { enduranceMessages } from './messages/index.ts';
import { TotalsPane } from './totals-pane.tsx';
import { useActivitiesRoute } from './use-activities-route.ts';
import { ZonesPane } from './zones-pane.tsx';

/** The list of activities, and beside it the open activity or a page about all of them. */
export default function ActivitiesTab(): ReactNode {
  const m = useMessages(enduranceMessages);
  const { id, page, list } = useActivitiesRoute();
  const detail = useDetail();
  const labels = { totals: m.totals, best: m.bestTimes, gear: m.gear, zones: m.zones };
  return (
    <SplitView
      listLabel={list === 'trash' ? m.trash : m.activities}
      list={<ActivitiesPane key={list} id={id} isPage={detail === null} list={list} />}
      detailLabel={page === null ? m.activity : labels[page]}
      detail={detail}
      placeholder={<EmptyState title={m.choose}>{m.chooseText}</EmptyState>}
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
      words={m}
      back={activitiesLink(list)}
      backLabel={list === 'trash' ? m.trash : m.activities}
      list={activitiesLink()}
    >
      {(entry) => <ActivityView activity={entry} list={list} />}
    </RecordPane>
  );
}
