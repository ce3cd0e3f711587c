import { lazy, Suspense, useEffect, useState } from 'react';
import type { ListedItem } from '#domain/import/plan/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useActivityLabels, WorkoutSets } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { untilCancelled } from '../../lifecycle/index.ts';
import { type DocumentReader, useDocument } from '../../replica/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, SecondaryText, Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import type { ImportSession } from '../session/import-session.ts';
import { readRecord } from '../session/read-records.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { useItemTitle } from '../words/use-item-title.ts';
import { type ShownContent, shownContent } from './shown-content.ts';
import { ActivityFacts, MeasurementFacts } from './shown-facts.tsx';
import { ShownRecord } from './shown-record.tsx';

export interface ItemDialogProps {
  readonly item: ListedItem;
  readonly session: ImportSession;
  /** Absent for an item that cannot be chosen. */
  readonly isChosen?: boolean;
  readonly onToggle?: () => void;
  readonly onClose: () => void;
}

/** Shows an item as it will arrive, beside the record that it looks like or would replace. */
export function ItemDialog({ item, session, isChosen, onToggle, onClose }: ItemDialogProps) {
  const m = useMessages(importMessages);
  const { day } = useImportFormat();
  const title = useItemTitle()(item.title);
  const activityLabels = useActivityLabels();
  const when = item.activity === null ? (item.time === null ? '' : day(item.time)) : activityLabels(item.activity).when;
  const here = recordNextTo(item);
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={3}>
        <SecondaryText personal>{[when, item.origin].filter((part) => part !== '').join(' · ')}</SecondaryText>
        {isChosen !== undefined && onToggle !== undefined && (
          <Checkbox isSelected={isChosen} onChange={onToggle}>
            {m.importIt({ title })}
          </Checkbox>
        )}
        <Grid minColumn={14} stretch gap={6}>
          <Side heading={here === null ? null : m.asItArrives} item={item} load={() => arriving(session, item)} />
          {here !== null && <RecordSide item={item} record={here} />}
        </Grid>
      </Stack>
    </Dialog>
  );
}

function RecordSide({ item, record }: { readonly item: ListedItem; readonly record: RecordKey }) {
  const m = useMessages(importMessages);
  const { reader } = useDocument();
  return <Side heading={m.yours} item={item} load={() => stored(reader, record)} />;
}

interface SideProps {
  /** Null if there is only one side. */
  readonly heading: string | null;
  readonly item: ListedItem;
  readonly load: () => Promise<ShownContent | null>;
}

function Side({ heading, item, load }: SideProps) {
  const m = useMessages(importMessages);
  const content = useLoaded(load, item);
  return (
    <Stack as="section" gap={3} justify="start" aria-label={heading ?? m.asItArrives}>
      {heading !== null && (
        <Heading level={3} size={3}>
          {heading}
        </Heading>
      )}
      {content === 'loading' && <StateView kind="loading" title={m.loading} />}
      {content === null && <Text tone="muted">{m.cannotShow}</Text>}
      {content !== null && content !== 'loading' && <ShownItem item={item} content={content} />}
    </Stack>
  );
}

/** Returns the record that the user compares the item with. */
function recordNextTo({ verdict, looksLike, key }: ListedItem): RecordKey | null {
  return verdict === 'changed-here' || verdict === 'changed-there' ? key : looksLike;
}

async function arriving(session: ImportSession, { at }: ListedItem): Promise<ShownContent | null> {
  const item = await session.item(at);
  if (item === null) return null;
  return shownContent(
    item.leaves.map(({ path, value }) => [path, value]),
    item.text,
    item.names,
  );
}

async function stored(reader: DocumentReader, key: RecordKey): Promise<ShownContent | null> {
  const record = await readRecord(reader, key);
  return record === null ? null : shownContent(record.leaves, record.text);
}

function useLoaded(load: () => Promise<ShownContent | null>, item: ListedItem): ShownContent | 'loading' | null {
  const [content, setContent] = useState<ShownContent | 'loading' | null>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each item
  useEffect(() => untilCancelled(load(), setContent, () => setContent(null)), [item]);
  return content;
}

// Loaded when a note is opened, since it contains the editor.
const NoteText = lazy(async () => ({ default: (await import('./notes-parts.ts')).NoteText }));

/** Shows a record, or an item as it would become one. */
function ShownItem({ item, content }: { readonly item: ListedItem; readonly content: ShownContent }) {
  switch (item.kind) {
    case 'note':
      return <ShownNote content={content} />;
    case 'workout':
      return (
        <WorkoutSets
          leaves={content.leaves}
          density="lines"
          nameOf={(exercise, position) => item.parts[position] ?? content.names.get(exercise)}
        />
      );
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
