import { useEffect } from 'react';
import { useMessages } from '../language/index.ts';
import { pageMessages } from './messages/index.ts';

/** Sets the title of the page for the tab and the browser history. */
export function usePageTitle(page: string): void {
  const m = useMessages(pageMessages);
  const title = m.titleOf({ page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
