import { RecordsOfDay, useNewestRecords } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { progressLink } from '../../links/exercise.ts';
import { overviewMessages } from '../messages/index.ts';
import { Card, LoadingCard } from './card.tsx';

/** The newest personal record. */
export function RecordCard() {
  const m = useMessages(overviewMessages);
  const newest = useNewestRecords();
  if (newest === null) return null;
  if (newest === 'loading') return <LoadingCard />;
  return (
    <Card title={m.cards.record} link={progressLink()} accent="body">
      <RecordsOfDay made={newest} />
    </Card>
  );
}
