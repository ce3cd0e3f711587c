import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import { DueList, NotesIndexProvider, useDue } from '../../notes/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { overviewMessages } from '../messages/index.ts';
import { Card, LoadingCard } from './card.tsx';

/** Tasks and reminders that are overdue, due today, or open without a time. */
export function TasksCard() {
  // The worker reads all notes, so it starts once the page is shown.
  const isPainted = useAfterPaint(true);
  if (!isPainted) return <LoadingCard />;
  return (
    <NotesIndexProvider>
      <DueItems />
    </NotesIndexProvider>
  );
}

const maxShown = 5;

function DueItems() {
  const m = useMessages(overviewMessages);
  const { count } = useTimeFormat();
  const { overdue, today, open, isWhole } = useDue(maxShown);
  const items = [...overdue.entries, ...today.entries, ...open.entries].slice(0, maxShown);
  if (items.length === 0) return isWhole ? null : <LoadingCard />;
  const total = overdue.total + today.total + open.total;
  const aside =
    isWhole && total > items.length ? { aside: m.shownOf({ shown: count(items.length), total: count(total) }) } : {};
  return (
    <Card title={m.cards.tasks} link={listLink('reminders')} accent="mind" {...aside}>
      <DueList label={m.cards.tasks} items={items} />
    </Card>
  );
}
