import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading, ScrollPage } from '../../page/index.ts';
import { useDocumentRead } from '../../replica/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { LoadView } from './load-view.tsx';
import { trainingLoadMessages } from './messages/index.ts';

export default function LoadPage(): ReactNode {
  const m = useMessages(trainingLoadMessages);
  const isRead = useDocumentRead();
  return (
    <ScrollPage id="load" width="wide" inset gap={4}>
      <PageHeading short={m.shortTitle}>{m.trainingLoad}</PageHeading>
      {isRead ? <LoadView /> : <StateView kind="loading" title={m.loading} />}
    </ScrollPage>
  );
}
