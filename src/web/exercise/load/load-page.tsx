import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading } from '../../page/index.ts';
import { useDocumentRead } from '../../replica/index.ts';
import { PageBody } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import styles from './load.module.css';
import { LoadView } from './load-view.tsx';
import { trainingLoadMessages } from './messages/index.ts';

export default function LoadPage(): ReactNode {
  const m = useMessages(trainingLoadMessages);
  const isRead = useDocumentRead();
  return (
    <div className={styles.scroll} data-scroll-restoration-id="load">
      <PageBody gap={4} width="wide">
        <PageHeading>{m.trainingLoad}</PageHeading>
        {isRead ? <LoadView /> : <StateView kind="loading" title={m.loading} />}
      </PageBody>
    </div>
  );
}
