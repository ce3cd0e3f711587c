import { useCallback, useContext, useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useDocument } from '../replica/index.ts';
import type { SubjectName } from './collections.ts';
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

const kinds = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
const minMs = 150;

/**
 * Calls a function when the user types, presses or scrolls, throttled to a few times per second.
 *
 * @returns a function that stops this
 */
function followActivity(onAct: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const act = ({ timeStamp }: Event) => {
    if (timeStamp - last < minMs) return;
    last = timeStamp;
    onAct();
  };
  for (const kind of kinds) window.addEventListener(kind, act, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, act, { capture: true });
  };
}
