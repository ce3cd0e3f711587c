import { useState, useSyncExternalStore } from 'react';
import { findsTraining } from '#domain/notes/index.ts';
import { tagQuery } from '#domain/search/index.ts';
import { useMessages } from '../language/index.ts';
import { type SearchPlace, searchLink } from '../links/search.ts';
import { nothingRead, type ReadingStatus, useLiveQueryClient } from '../live-query/index.ts';
import { SaveSearch } from '../notes/index.ts';
import { useRecords } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Select } from '../ui/select.tsx';
import { SecondaryText } from '../ui/text.tsx';
import { searchMessages } from './messages/index.ts';

export interface SummaryProps extends Pick<SearchPlace, 'query' | 'order'> {
  /** The tag that is all the query asks for, if it does. */
  readonly tag: string | null;
  readonly total: number;
  readonly isWhole: boolean;
  /** Whether the total is known, or some of it is shown. */
  readonly isAnswered: boolean;
  readonly onOrder: (order: SearchPlace['order']) => void;
}

const orders = ['newest', 'best'] as const;

/** The number of results, and what can be done with the search. */
export function Summary({ query, tag, total, isWhole, isAnswered, order, onOrder }: SummaryProps) {
  const m = useMessages(searchMessages);
  const reading = useReadingLabel();
  const { isSaved, madeOf } = useSaved(query);
  return (
    <Row gap={2} rowGap={1} paddingX="page" paddingTop={1} align="center" justify="between" wrap>
      <Stack grow basis={6}>
        <SecondaryText as="span" lines={1} numeric>
          <span role="status">{isAnswered ? m.found({ count: total, isWhole }) : ' '}</span>
          {isAnswered && reading !== null && ` · ${reading}`}
        </SecondaryText>
      </Stack>
      <Row gap={2} align="center" wrap>
        {tag !== null && (
          <ButtonLink {...searchLink({ query: tagQuery(tag), view: 'thread' })}>{m.asThread}</ButtonLink>
        )}
        <Select
          label={m.order}
          isLabelHidden
          options={orders.map((id) => ({ id, label: m.orders[id] }))}
          value={order}
          onChange={onOrder}
        />
        {!isSaved && <SaveSearch query={query} madeOf={madeOf} scope="all" />}
      </Row>
    </Row>
  );
}

/** Returns a label that says how much can be searched so far; null once everything can be. */
function useReadingLabel(): string | null {
  const m = useMessages(searchMessages);
  const { percent } = useTimeFormat();
  const share = useReadingShare();
  return share === null || share === 1 ? null : m.reading({ percent: percent(share) });
}

interface Saved {
  /** Whether the query is saved as a search of everything. */
  readonly isSaved: boolean;
  /** The name of the saved search that the query was edited from. */
  readonly madeOf: string | null;
}

function useSaved(query: string): Saved {
  const saved = useRecords('searches').find(
    ({ inTrash, value }) => !inTrash && findsTraining(value) && value.query?.trim() === query.trim(),
  );
  const name = saved?.value.name ?? null;
  const [madeOf, setMadeOf] = useState(name);
  if (name !== null && name !== madeOf) setMadeOf(name);
  return { isSaved: saved !== undefined, madeOf };
}

/** Returns how much of the notes and the training can be searched yet, from 0 to 1; null if the worker has failed. */
function useReadingShare(): number | null {
  const client = useLiveQueryClient('search');
  const shareOf = (status: ReadingStatus) => (status.kind === 'failed' ? null : status.progress.share);
  return useSyncExternalStore(client?.subscribe ?? never, () => {
    const notes = shareOf(client?.statusOf('notes') ?? nothingRead);
    const training = shareOf(client?.statusOf('search') ?? nothingRead);
    return notes === null || training === null ? null : Math.min(notes, training);
  });
}

function never(): () => void {
  return () => {};
}
