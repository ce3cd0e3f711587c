import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { routinesMessages } from './messages/index.ts';
import { ProgrammePane } from './programme-pane.tsx';
import { RoutinePane } from './routine-pane.tsx';
import { RoutinesPane } from './routines-pane.tsx';
import { useRoutinesRoute } from './use-routines-route.ts';

export default function RoutinesTab(): ReactNode {
  const m = useMessages(routinesMessages);
  const { routine, programme, list } = useRoutinesRoute();
  const detail =
    routine !== null ? (
      <RoutinePane key={routine} id={routine} list={list} />
    ) : programme !== null ? (
      <ProgrammePane key={programme} id={programme} list={list} />
    ) : null;
  return (
    <SplitView
      listLabel={list === 'routines' ? m.routines : m[list]}
      list={<RoutinesPane key={list} isPage={detail === null} list={list} openId={routine ?? programme} />}
      detailLabel={programme === null ? m.routine : m.programme}
      detail={detail}
      placeholder={
        <StateView kind="empty" title={m.choose}>
          {m.chooseText}
        </StateView>
      }
    />
  );
}
