import { Dumbbell } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { localDayAt } from '#domain/kernel/index.ts';
import { type PlannedReminder, usePlannedReminders } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import { useDueLabel } from '../../reminders/index.ts';
import { deviceZone, useTimeFormat, useToday } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Column, PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { NotesLoading, useReadingLabel } from '../search/index.ts';
import type { ReminderItem } from './due-items.ts';
import { DueList } from './due-list.tsx';
import { dueMessages } from './messages/index.ts';
import styles from './reminders.module.css';
import { type Due, useDue } from './use-due.ts';

/** How many items each part shows at first, and how many more each press adds. */
const itemsAtOnce = 50;

/** Lists all reminders and tasks: overdue, today, by day, and those without a time. */
export function RemindersView() {
  const m = useMessages(dueMessages);
  const [most, setMost] = useState(itemsAtOnce);
  const due = useDue(most);
  const reading = useReadingLabel();
  const planned = usePlannedReminders();
  const isEmpty = planned.length === 0 && partsOf(due).every(({ total }) => total === 0);
  if (isEmpty && !due.isWhole) return <NotesLoading title={m.loading} />;
  if (isEmpty) {
    return <EmptyState title={m.nothingDue}>{m.nothingDueText}</EmptyState>;
  }
  return (
    <Column scroll gap={5} paddingX={4} paddingBottom={8}>
      {reading !== null && (
        <Text size={1} tone="muted" numeric>
          {reading}
        </Text>
      )}
      {planned.length > 0 && <PlannedTraining planned={planned} />}
      <Parts due={due} />
      {partsOf(due).some(({ entries, total }) => entries.length < total) && (
        <Button onPress={() => setMost(most + itemsAtOnce)}>{m.showMore}</Button>
      )}
    </Column>
  );
}

function partsOf({ overdue, today, later, open }: Due) {
  return [overdue, today, later, open];
}

function Parts({ due: { overdue, today, later, open } }: { readonly due: Due }) {
  const m = useMessages(dueMessages);
  const { day } = useTimeFormat();
  const now = useToday();
  const zone = deviceZone();
  return (
    <>
      <Part title={m.overdue} items={overdue.entries} total={overdue.total} />
      <Part title={m.today} items={today.entries} total={today.total} />
      {Array.from(
        Map.groupBy(later.entries, ({ at }) => localDayAt(at, zone)),
        ([each, items]) => (
          <Part key={each} title={day(each, now)} items={items} />
        ),
      )}
      <Part title={m.someday} items={open.entries} total={open.total}>
        <Link variant="quiet" {...listLink('tasks')}>
          {m.allTasks}
        </Link>
      </Part>
    </>
  );
}

/** The routines that are due today and of which the user is reminded. */
function PlannedTraining({ planned }: { readonly planned: readonly PlannedReminder[] }) {
  const m = useMessages(dueMessages);
  const label = useDueLabel();
  const heading = useId();
  return (
    <Stack aria-labelledby={heading} as="section" gap={1}>
      <SectionHeading size={3} id={heading}>
        {m.training}
      </SectionHeading>
      <PlainList>
        {planned.map(({ key, title, at, link }) => (
          <li key={key}>
            <Link variant="plain" className={styles.words ?? ''} {...link}>
              <Text as="span" lines={2} personal>
                {title === '' ? m.workout : title}
              </Text>
              <Row as="span" gap={1} align="center" size={2} tone="muted" numeric>
                <Dumbbell size="0.875rem" aria-hidden="true" />
                {label(at)}
              </Row>
            </Link>
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly items: readonly ReminderItem[];
  /** Shown if there are more than are listed. */
  readonly total?: number;
  /** Shown at the end of the title's line. */
  readonly children?: ReactNode;
}

function Part({ title, items, total = items.length, children }: PartProps) {
  const heading = useId();
  const { count } = useTimeFormat();
  if (items.length === 0) return null;
  return (
    <Stack aria-labelledby={heading} as="section" gap={1}>
      <Row gap={3} align="baseline" className={styles.partHead}>
        <SectionHeading size={3} id={heading}>
          {title}
        </SectionHeading>
        {total > items.length && (
          <SecondaryText as="span" numeric>
            {count(total)}
          </SecondaryText>
        )}
        {children}
      </Row>
      <DueList label={title} items={items} list="reminders" />
    </Stack>
  );
}
