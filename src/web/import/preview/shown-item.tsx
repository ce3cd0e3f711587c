import { lazy, Suspense } from 'react';
import type { ListedItem } from '#domain/import/plan/index.ts';
import { useMessages } from '../../language/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { ShownContent } from './shown-content.ts';
import { ActivityFacts, MeasurementFacts } from './shown-facts.tsx';
import { ShownRecord } from './shown-record.tsx';
import { ShownWorkout } from './shown-workout.tsx';

// Loaded when a note is opened, since it contains the editor.
const NoteText = lazy(async () => ({ default: (await import('../../notes/index.ts')).NoteText }));

/** Shows a record, or an item as it would become one. */
export function ShownItem({ item, content }: { readonly item: ListedItem; readonly content: ShownContent }) {
  switch (item.kind) {
    case 'note':
      return <ShownNote content={content} />;
    case 'workout':
      return <ShownWorkout leaves={content.leaves} exerciseNames={item.parts} names={content.names} />;
    case 'activity':
      return <ActivityFacts leaves={content.leaves} />;
    case 'measurement':
      return <MeasurementFacts leaves={content.leaves} />;
    case 'record':
      return <ShownRecord record={item.key} content={content} />;
  }
}

function ShownNote({ content: { leaves, text } }: { readonly content: ShownContent }) {
  const m = useMessages(importMessages);
  const tags = [...leaves.keys()].flatMap((path) =>
    path.startsWith('tags/') ? [`#${path.slice('tags/'.length)}`] : [],
  );
  return (
    <>
      {tags.length > 0 && <SecondaryText personal>{tags.join(' ')}</SecondaryText>}
      {text === null || text.trim() === '' ? (
        <Text tone="muted">{m.emptyNote}</Text>
      ) : (
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <div>
            <NoteText text={text} label={m.note} />
          </div>
        </Suspense>
      )}
    </>
  );
}
