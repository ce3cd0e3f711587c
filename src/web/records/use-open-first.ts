import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useFirstSync } from '../replica/index.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import { useMinWidth } from '../ui/use-min-width.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the app opened the record at the address by itself, so that focus stays where it is. */
    readonly isOpenedFirst?: true;
  }
}

/**
 * Opens the first record of a list where the list and the record are side by side, so that no pane is empty. The
 * address of the record replaces that of the list.
 *
 * @param link of the first record; null while a record is open or the list has none
 */
export function useOpenFirst(link: LinkTarget | null): void {
  const navigate = useNavigate();
  const isSideBySide = useMinWidth(900);
  const isFirstSync = useFirstSync();
  const isDue = isSideBySide && !isFirstSync && link !== null;
  const open = useEffectEvent(() => {
    if (link !== null) void navigate({ ...link, replace: true, state: { isOpenedFirst: true } });
  });
  useEffect(() => {
    if (isDue) open();
  }, [isDue]);
}
