import type { ReactNode } from 'react';
import type { Collection } from '#domain/user-document.ts';
import { type RecordEntry, useRecord } from '../replica/index.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import { StateView } from '../ui/state-view.tsx';
import { BackLink } from './back-link.tsx';
import { type MissingLabels, MissingRecord } from './missing-record.tsx';

export interface RecordPaneProps<C extends Collection> {
  readonly collection: C;
  readonly id: string;
  readonly labels: MissingLabels & { readonly loading: string };
  /** The list in which the record was opened. */
  readonly back: LinkTarget;
  readonly backLabel: string;
  /** The list to open if the record cannot be shown. */
  readonly list: LinkTarget;
  readonly children: (entry: RecordEntry<C>) => ReactNode;
}

/**
 * The open record, or the reason why it cannot be shown. It is shown only once its content is loaded, since it must not
 * be edited earlier.
 */
export function RecordPane<C extends Collection>(props: RecordPaneProps<C>) {
  const { collection, id, labels, back, backLabel, list, children } = props;
  const { state, entry } = useRecord(collection, id);
  return (
    <>
      <BackLink link={back}>{backLabel}</BackLink>
      {(state === 'here' || state === 'in-trash') && entry !== null && children(entry)}
      {state === 'loading' && <StateView kind="loading" title={labels.loading} />}
      {(state === 'deleted' || state === 'not-here') && (
        <MissingRecord labels={labels} isDeleted={state === 'deleted'} list={list} />
      )}
    </>
  );
}
