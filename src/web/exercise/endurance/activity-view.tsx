import { useRef } from 'react';
import type { Activity } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import type { ActivitiesList } from '../../links/exercise-search.ts';
import { usePageTitle } from '../../page/index.ts';
import { TitleField, TrashNotice } from '../../records/index.ts';
import { assign, type RecordEntry, useDocument } from '../../replica/index.ts';
import { PageBody, Row, Stack } from '../../ui/layout.tsx';
import { DeleteItem, MoreMenu } from '../../ui/menu.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DayLink, Mentions } from '../mentions/index.ts';
import { ActivityFields } from './activity-fields.tsx';
import { enduranceMessages } from './messages/index.ts';
import { SportSign } from './sport-sign.tsx';
import { useActivityActions, useDropEmptyActivity } from './use-activity-actions.ts';
import { useActivityLabels } from './use-activity-labels.ts';

export interface ActivityViewProps {
  readonly activity: RecordEntry<'activities'>;
  readonly list: ActivitiesList;
}

/** One activity: its fields and the figures computed from them. */
export function ActivityView({ activity, list }: ActivityViewProps) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const { value } = activity;
  const words = useActivityLabels()(value);
  const actions = useActivityActions(activity.id, words.title, list);
  const fields = useRef<HTMLDivElement>(null);
  const change = (edit: (draft: Activity) => void) => document.changeRecord('activities', activity.id, edit);
  useDropEmptyActivity(activity.id);
  usePageTitle(words.title);
  return (
    <PageBody as="article" gap={6}>
      <VisuallyHidden>
        <h1 dir="auto">{words.title}</h1>
      </VisuallyHidden>
      {activity.inTrash && (
        <TrashNotice
          words={{ ...m, deleteTitle: m.deleteTitle({ title: words.title }) }}
          onRestore={actions.restore}
          onDeleteForEver={actions.deleteForEver}
        />
      )}
      <Stack as="header" gap={1}>
        <Row gap={3} align="start" bleedEnd={3}>
          <SportSign sport={value.sport} />
          <TitleField
            label={m.title}
            value={value.title ?? ''}
            placeholder={words.title}
            isReadOnly={activity.inTrash}
            onChange={(typed) => change(assign({ title: typed === '' ? undefined : typed }))}
            onEnter={() => fields.current?.querySelector('input')?.focus()}
          />
          <DayLink day={value.day} />
          {!activity.inTrash && (
            <MoreMenu label={m.more}>
              <DeleteItem onAction={actions.moveToTrash}>{m.moveToTrash}</DeleteItem>
            </MoreMenu>
          )}
        </Row>
        <SecondaryText numeric>{[words.when, words.what].filter(Boolean).join(' · ')}</SecondaryText>
      </Stack>
      <div ref={fields}>
        <ActivityFields activity={activity} change={change} />
      </div>
      <Mentions recordKey={activity.key} day={value.day} />
    </PageBody>
  );
}
