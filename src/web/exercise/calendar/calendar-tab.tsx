import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading } from '../../page/index.ts';
import { useDocumentRead } from '../../replica/index.ts';
import { PageBody } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Text } from '../../ui/text.tsx';
import { calendarMessages } from './messages/index.ts';
import { Month } from './month.tsx';
import { Summary } from './summary.tsx';
import { useTrainingDays } from './use-training-days.ts';
import { Year } from './year.tsx';

/** Shows the training days and the streaks. */
export default function CalendarTab(): ReactNode {
  const m = useMessages(calendarMessages);
  const isRead = useDocumentRead();
  return (
    <PageBody width="medium" inset gap={7} data-scroll-restoration-id="calendar">
      <PageHeading>{m.calendar}</PageHeading>
      {isRead ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </PageBody>
  );
}

function Content() {
  const m = useMessages(calendarMessages);
  const days = useTrainingDays();
  return (
    <>
      {days.size === 0 ? <Text tone="muted">{m.empty}</Text> : <Summary days={days} />}
      <Month days={days} />
      <Year days={days} />
    </>
  );
}
