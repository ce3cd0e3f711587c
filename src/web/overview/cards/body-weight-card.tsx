import { WeightEntry } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { measureLink } from '../../links/exercise.ts';
import { overviewMessages } from '../messages/index.ts';
import { Card } from './card.tsx';

/** The latest body weight, and an entry for today's. */
export function BodyWeightCard() {
  const m = useMessages(overviewMessages);
  return (
    <Card title={m.bodyWeight} link={measureLink('body-weight')} accent="body">
      <WeightEntry />
    </Card>
  );
}
