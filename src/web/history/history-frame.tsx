import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../language/index.ts';
import { usePageTitle } from '../page/index.ts';
import { Link } from '../ui/link.tsx';
import { Heading } from '../ui/text.tsx';
import styles from './history.module.css';
import { HistoryProblem } from './history-problem.tsx';
import { useHistoryRoute } from './history-route.ts';
import { historyMessages } from './messages/index.ts';
import type { History } from './use-history.ts';

export interface HistoryFrameProps {
  readonly title: string;
  /** The link back to the record. */
  readonly back: { readonly href: string; readonly label: string };
  /** The URL of the list of versions. */
  readonly listHref: string;
  readonly history: History;
  readonly children: ReactNode;
}

/** The frame around a record's history: the list of versions or the selected version. */
export function HistoryFrame({ title, back, listHref, history, children }: HistoryFrameProps) {
  const m = useMessages(historyMessages);
  const { version } = useHistoryRoute();
  const heading = m.historyOf({ title });
  usePageTitle(heading);
  return (
    <article className={styles.history}>
      <Link variant="plain" className={styles.back ?? ''} href={version === null ? back.href : listHref}>
        <ArrowLeft aria-hidden="true" />
        {version === null ? back.label : m.backToList}
      </Link>
      <Heading level={1} size={5} personal>
        {heading}
      </Heading>
      <HistoryProblem error={history.error} isShown={history.value !== null} onAgain={history.again} />
      {children}
    </article>
  );
}
