import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import { AddTaskField, DueList, NotesIndexProvider, useDue } from '../../notes/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { overviewMessages } from '../messages/index.ts';
import { Awaited } from './awaited.tsx';
import { Card, LoadingCard } from './card.tsx';

/** Reminders and tasks: what is overdue, due today, without a time and due later, and a field to add a task. */
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
  const { overdue, today, later, open, isWhole } = useDue(maxShown);
  const items = [...overdue.entries, ...today.entries, ...open.entries, ...later.entries].slice(0, maxShown);
  if (items.length === 0 && !isWhole) return <LoadingCard />;
  const total = overdue.total + today.total + open.total + later.total;
  const aside =
    isWhole && total > items.length ? { aside: m.shownOf({ shown: count(items.length), total: count(total) }) } : {};
  return (
    <Card title={m.cards.tasks} link={listLink('reminders')} accent="mind" {...aside}>
      {!isWhole && items.length < maxShown && <Awaited />}
      {items.length === 0 ? <Text tone="muted">{m.nothingDue}</Text> : <DueList label={m.cards.tasks} items={items} />}
      <AddTaskField />
    </Card>
  );
}
