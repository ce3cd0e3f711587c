import { useCallback, useContext, useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useDocument } from '../replica/index.ts';
import type { SubjectName } from './collections.ts';
import { followActivity } from './follow-activity.ts';
import { DocumentFollower } from './follow-document.ts';
import { LiveQueryClient } from './live-query-client.ts';
import { WorkerStarter } from './worker-starter.ts';

/**
 * Returns a function that opens the client of the open document, which all screens share. The worker starts at the first
 * call and runs as long as the document is open. The client is null if the document is already closed.
 */
export function useLiveQueries(): () => LiveQueryClient | null {
  const document = useDocument();
  const startWorker = useContext(WorkerStarter);
  const { locale } = useLocale();
  return useCallback(
    () =>
      document.companion(
        'live-queries',
        () =>
          new LiveQueryClient({
            locale,
            startWorker,
            follow: (post) => new DocumentFollower(document, post),
            followActivity,
          }),
      ),
    [document, locale, startWorker],
  );
}

/** Returns the client, which then reads the records of a subject; null until just after the first render. */
export function useLiveQueryClient(subject: SubjectName): LiveQueryClient | null {
  const open = useLiveQueries();
  const [client, setClient] = useState<LiveQueryClient | null>(null);
  useEffect(() => {
    const opened = open();
    opened?.include(subject);
    setClient(opened);
  }, [open, subject]);
  return client;
}
