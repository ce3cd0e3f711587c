import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { routinesLink } from '../../links/exercise.ts';
import { RecordPane } from '../../records/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { useRoutinesRoute } from './actions/use-routines-route.ts';
import { RoutinesPane } from './list/routines-pane.tsx';
import { routinesMessages } from './messages/index.ts';
import { ProgrammeView } from './programme/programme-view.tsx';
import { RoutineView } from './routine/routine-view.tsx';

export default function RoutinesTab(): ReactNode {
  const m = useMessages(routinesMessages);
  const { routine, programme, list } = useRoutinesRoute();
  const listName = list === 'routines' ? m.routines : m[list];
  const pane = { labels: m, back: routinesLink(list), backLabel: listName, list: routinesLink() };
  const detail =
    routine !== null ? (
      <RecordPane key={routine} collection="routines" id={routine} {...pane}>
        {(entry) => <RoutineView routine={entry} />}
      </RecordPane>
    ) : programme !== null ? (
      <RecordPane key={programme} collection="programmes" id={programme} {...pane}>
        {(entry) => <ProgrammeView programme={entry} />}
      </RecordPane>
    ) : null;
  return (
    <SplitView
      listLabel={listName}
      list={<RoutinesPane key={list} isPage={detail === null} list={list} openId={routine ?? programme} />}
      detailLabel={programme === null ? m.routine : m.programme}
      detail={detail}
      placeholder={<EmptyState title={m.nothingSelected} />}
    />
  );
}
