import { useEffect } from 'react';
import { useMessages } from '../language/index.ts';
import { pageMessages } from './messages/index.ts';

/** Names the page in the tab and in the history. */
export function usePageTitle(page: string): void {
  const m = useMessages(pageMessages);
  const title = m.titleOf({ page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
