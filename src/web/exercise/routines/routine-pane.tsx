import { useMessages } from '../../language/index.ts';
import { BackLink, MissingRecord } from '../../records/index.ts';
import { useRecord } from '../../replica/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { routinesLink } from '../link-targets.ts';
import type { RoutinesList } from '../routes.ts';
import { routinesMessages } from './messages/index.ts';
import { RoutineView } from './routine-view.tsx';

/** The open routine, or the reason why it cannot be shown. */
export function RoutinePane({ id, list }: { readonly id: string; readonly list: RoutinesList }) {
  const m = useMessages(routinesMessages);
  const { state, entry } = useRecord('routines', id);
  const isShown = state === 'here' || state === 'in-trash';
  return (
    <>
      <BackLink link={routinesLink(list)}>{list === 'routines' ? m.routines : m[list]}</BackLink>
      {isShown && entry !== null && <RoutineView routine={entry} />}
      {state === 'loading' && <StateView kind="loading" title={m.loading} />}
      {(state === 'deleted' || state === 'not-here') && (
        <MissingRecord words={m} isDeleted={state === 'deleted'} list={routinesLink()} />
      )}
    </>
  );
}
