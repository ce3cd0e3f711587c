import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading } from '../../page/index.ts';
import { useDocumentRead } from '../../replica/index.ts';
import { PageBody } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Goals } from './goals.tsx';
import { calendarMessages } from './messages/index.ts';
import { useTrainingDays } from './use-training-days.ts';

/** The goals with their progress and streaks. */
export default function GoalsPage(): ReactNode {
  const m = useMessages(calendarMessages);
  const isRead = useDocumentRead();
  return (
    <PageBody width="medium" inset gap={7} data-scroll-restoration-id="goals">
      <PageHeading>{m.goals}</PageHeading>
      {isRead ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </PageBody>
  );
}

function Content() {
  return <Goals days={useTrainingDays()} />;
}
