import { NotebookPen } from 'lucide-react';
import { memo, type RefObject } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import { hitLink } from '../links/exercise.ts';
import { noteLink } from '../links/notes.ts';
import { ResultRow } from '../notes/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../replica/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { RoundIcon } from '../ui/round-icon.tsx';
import { type ListHandle, VirtualList } from '../ui/virtual-list.tsx';
import { FoundTraining } from './found-training.tsx';
import { searchMessages } from './messages/index.ts';
import type { Item } from './use-found.ts';

/** The measured heights of rows. They outlive the list, so that its scroll position can be restored. */
const heights = new Map<string, number>();

export interface FoundListProps {
  readonly items: readonly Item[];
  /** Identifies the query and its order. */
  readonly listed: string;
  readonly query: string;
  readonly handle: RefObject<ListHandle | null>;
}

/** Lists results of all kinds. Each opens its record. Memoised so that it does not render on each keystroke. */
export const FoundList = memo(function FoundList({ items, listed, query, handle }: FoundListProps) {
  const m = useMessages(searchMessages);
  const measures = measureByKey(useRecords('measurements'));
  return (
    <VirtualList
      label={m.results}
      handle={handle}
      items={items}
      listed={listed}
      heights={heights}
      textOf={(item) => (item.kind === 'note' ? item.row.note.value.title?.trim() || null : null)}
      linkOf={(item) =>
        item.kind === 'note'
          ? noteLink(item.row.id, { kind: 'query', query })
          : hitLink(item.hit, measures.get(item.hit.key))
      }
    >
      {(item: Item, nameId) =>
        item.kind === 'note' ? (
          <Row gap={3} align="start" data-accent="mind">
            <RoundIcon>
              <NotebookPen />
            </RoundIcon>
            <Stack gap={0.5} grow>
              <ResultRow row={item.row} nameId={nameId} />
            </Stack>
          </Row>
        ) : (
          <FoundTraining hit={item.hit} nameId={nameId} />
        )
      }
    </VirtualList>
  );
});

/** Returns what was measured, by record: the list of its values is where a measurement is shown. */
const measureByKey = onceForAll(
  (records: readonly RecordEntry<'measurements'>[]): ReadonlyMap<RecordKey, string> =>
    new Map(records.map(({ key, value }) => [key, value.measure ?? ''])),
);
