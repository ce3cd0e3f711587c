import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading, ScrollPage } from '../../page/index.ts';
import { useDocumentReady } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ThisWeek } from '../calendar/index.ts';
import { DeloadNotice, NextToday } from '../routines/index.ts';
import { frontMessages } from './messages/index.ts';
import { Recent } from './recent.tsx';
import { RunningWorkouts } from './running-workouts.tsx';
import { StartActions } from './start-actions.tsx';

/** The front page of the section: what to do today, this week so far, and the newest training. */
export default function FrontPage(): ReactNode {
  const m = useMessages(frontMessages);
  const isReady = useDocumentReady();
  return (
    <ScrollPage id="exercise" width="medium" inset gap={7}>
      <PageHeading>{m.exerciseSection}</PageHeading>
      {isReady ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </ScrollPage>
  );
}

function Content() {
  return (
    <>
      <Stack gap={3}>
        <RunningWorkouts />
        <Suspense>
          <DeloadNotice />
          <NextToday />
        </Suspense>
        <StartActions />
      </Stack>
      <Suspense>
        <ThisWeek />
      </Suspense>
      <Recent />
    </>
  );
}
