import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../language/index.ts';
import { usePageTitle } from '../page/index.ts';
import { PageBody } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { Heading } from '../ui/text.tsx';
import styles from './history.module.css';
import { HistoryProblem } from './history-problem.tsx';
import { historyMessages } from './messages/index.ts';
import type { History } from './use-history.ts';

export interface HistoryFrameProps {
  readonly title: string;
  /** The link back to the record. */
  readonly back: { readonly link: LinkTarget; readonly label: string };
  readonly listOfVersions: LinkTarget;
  /** The selected version; null while the list is shown. */
  readonly version: string | null;
  readonly history: History;
  readonly children: ReactNode;
}

/** The frame around a record's history: the list of versions or the selected version. */
export function HistoryFrame({ title, back, listOfVersions, version, history, children }: HistoryFrameProps) {
  const m = useMessages(historyMessages);
  const heading = m.historyOf({ title });
  usePageTitle(heading);
  return (
    <PageBody as="article" gap={4} className={styles.history}>
      <Link variant="quiet" tone="muted" touch {...(version === null ? back.link : listOfVersions)}>
        <ArrowLeft aria-hidden="true" />
        {version === null ? back.label : m.backToList}
      </Link>
      <Heading level={1} size={5} personal>
        {heading}
      </Heading>
      {version === null && (
        <HistoryProblem error={history.error} isShown={history.value !== null} onAgain={history.again} />
      )}
      {children}
    </PageBody>
  );
}
