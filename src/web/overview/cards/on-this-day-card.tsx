import { useMessages } from '../../language/index.ts';
import { journalLink } from '../../links/journal.ts';
import { NotesIndexProvider, RememberedDays } from '../../notes/index.ts';
import { useToday } from '../../time/index.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { overviewMessages } from '../messages/index.ts';
import { Card, LoadingCard } from './card.tsx';
import { useOnThisDay } from './use-on-this-day.ts';

/** What was written and done on the same day of earlier years. */
export function OnThisDayCard() {
  const isPainted = useAfterPaint(true);
  return isPainted ? <EarlierYears /> : <LoadingCard />;
}

function EarlierYears() {
  const m = useMessages(overviewMessages);
  const { remembered, index } = useOnThisDay(useToday());
  if (remembered.length === 0) return null;
  return (
    <Card title={m.cards['on-this-day']} link={journalLink()}>
      <NotesIndexProvider>
        <RememberedDays remembered={remembered} index={index} />
      </NotesIndexProvider>
    </Card>
  );
}
