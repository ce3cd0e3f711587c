import { Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { bestTimes } from '#domain/exercise/endurance/index.ts';
import { knownSport } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { type RecordEntry, useRecords } from '../../../replica/index.ts';
import { Row } from '../../../ui/layout.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

/**
 * Shows the distances over which this activity has the best time. Renders nothing if there is no other activity to
 * compare with.
 */
export function BestOver({ activity: { id, value } }: { readonly activity: RecordEntry<'activities'> }) {
  const m = useMessages(enduranceMessages);
  const { raced } = useQuantityLabels();
  const sport = knownSport(value.sport);
  const activities = useRecords('activities');
  const best = useMemo(() => {
    const kept = activities.filter(({ inTrash }) => !inTrash);
    return bestTimes(sport, kept).filter(({ activity, outOf }) => activity.id === id && outOf > 1);
  }, [activities, sport, id]);
  if (best.length === 0) return null;
  return (
    <Row gap={2} wrap>
      {best.map(({ distance }) => (
        <StatusBadge key={distance} tone="good" icon={<Trophy />} isFilled>
          {m.bestOver({ distance: raced(distance, sport) })}
        </StatusBadge>
      ))}
    </Row>
  );
}
