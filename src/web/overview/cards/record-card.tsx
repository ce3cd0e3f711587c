import { NewestRecordsList, useNewestRecords } from '../../exercise/index.ts';
import { progressLink } from '../../exercise/link-targets.ts';
import { useMessages } from '../../language/index.ts';
import { Card, LoadingCard } from '../card.tsx';
import { overviewMessages } from '../messages/index.ts';

/** The newest personal record. */
export function RecordCard() {
  const m = useMessages(overviewMessages);
  const newest = useNewestRecords();
  if (newest === null) return null;
  if (newest === 'loading') return <LoadingCard />;
  return (
    <Card title={m.cards.record} link={progressLink()} accent="body">
      <NewestRecordsList {...newest} />
    </Card>
  );
}
