import { useMessages } from '../../language/index.ts';
import { BackLink, MissingRecord } from '../../records/index.ts';
import { useRecord } from '../../replica/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { activitiesLink } from '../link-targets.ts';
import type { ActivitiesList } from '../routes.ts';
import { ActivityView } from './activity-view.tsx';
import { enduranceMessages } from './messages/index.ts';

/** The open activity, or the reason why it cannot be shown. */
export function ActivityPane({ id, list }: { readonly id: string; readonly list: ActivitiesList }) {
  const m = useMessages(enduranceMessages);
  const { state, entry } = useRecord('activities', id);
  const isShown = state === 'here' || state === 'in-trash';
  return (
    <>
      <BackLink link={activitiesLink(list)}>{list === 'trash' ? m.trash : m.activities}</BackLink>
      {isShown && entry !== null && <ActivityView activity={entry} list={list} />}
      {state === 'loading' && <StateView kind="loading" title={m.loading} />}
      {(state === 'deleted' || state === 'not-here') && (
        <MissingRecord words={m} isDeleted={state === 'deleted'} list={activitiesLink()} />
      )}
    </>
  );
}
